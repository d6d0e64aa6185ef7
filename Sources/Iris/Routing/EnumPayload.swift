// Reading and writing the payload of an enum's case in place. This is the only file that does it,
// and together with CaseIndex.swift the only one that knows how Swift lays types out.

/// How to take the payload out of one case of an enum, once its declared type is known for certain.
///
/// Reflection by `Mirror` takes one to two microseconds a value. This takes a few nanoseconds, and is
/// used only where nothing is left to guess:
///
/// 1. The type is an enum with the value witnesses that only enums have (``CaseIndex``), is not
///    generic, and its metadata points to a field descriptor: one record a case, in the order of the
///    tags, each with the mangled name of the payload's *declared* type and a flag for indirect cases
///    (swift/ABI/Metadata.h, swift/RemoteInspection/Records.h). `Mirror` finds a payload by the same
///    records and the same tag. An indirect case is refused.
/// 2. The runtime turns the name into metadata. Two types are one exactly if their metadata is one,
///    so that comparing it with the captured types leaves no room for an existential, a superclass or
///    an optional that a function conversion has hidden: any such payload has another declared type.
/// 3. A payload is taken out of a *copy* of the value, by the enum's own `destructiveProjectEnumData`
///    witness, which leaves the bare payload where the enum was and does not own anything besides.
///    Moving the payload out as its declared type therefore ends the copy's life exactly once.
///
/// Whatever does not fit is left to `Mirror`; and what comes out is verified like any other guess, by
/// making the intent again and comparing.
@safe
@usableFromInline
package struct EnumPayload: Sendable {
  /// The number of the case, as ``CaseIndex`` counts.
  @usableFromInline package let number: Int
  /// Where each value of the payload begins.
  @usableFromInline package let offsets: [Int]

  /// Room for a value that is being taken apart.
  @usableFromInline typealias Room = (
    UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64,
    UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64
  )

  /// Takes a case's declared type for its payload, or returns nil where it is not exactly these.
  @usableFromInline
  package init?(of number: Int, _ declared: Any.Type?, as types: [Any.Type]) {
    self.number = number
    guard let declared else { return nil }
    if types.count == 1 && declared == types[0] {
      offsets = Self.start
      return
    }
    guard let offsets = Self.offsets(in: declared, of: types) else { return nil }
    self.offsets = offsets
  }

  /// Takes a case's declared type for its payload of one value, or returns nil where it is not
  /// exactly this one.
  @usableFromInline
  package init?(of number: Int, _ declared: Any.Type?, as type: Any.Type) {
    guard let declared else { return nil }
    self.number = number
    if declared == type {
      offsets = Self.start
    } else if let offsets = Self.offsets(in: declared, of: [type]) {
      self.offsets = offsets
    } else {
      return nil
    }
  }

  /// Where the only value of a payload begins.
  private static let start = [0]

  /// Takes the values out of an intent of the right case.
  ///
  /// - Parameters:
  ///   - intent: An intent of the case this payload is of.
  ///   - body: Gets the payload, owned; it must move every value out, exactly once.
  /// - Returns: What the closure makes of the payload.
  @inlinable @inline(__always)
  package static func project<Intent, Value>(
    _ intent: Intent,
    _ body: (UnsafeMutableRawPointer) -> Value,
  ) -> Value {
    var room: Room = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    return unsafe project(intent, in: &room, body)
  }

  @inlinable @inline(__always)
  static func project<Intent, Value>(
    _ intent: Intent,
    in room: UnsafeMutableRawPointer,
    _ body: (UnsafeMutableRawPointer) -> Value,
  ) -> Value {
    // Proof: `declaredType` has checked that the room is large enough and aligned; nothing else refers to it
    // until this returns. The witness is the thirteenth word of an enum's table and follows the one
    // `CaseIndex` reads (swift/ABI/ValueWitness.def).
    unsafe room.initializeMemory(as: Intent.self, repeating: intent, count: 1)
    let metadata = unsafe unsafeBitCast(Intent.self as Any.Type, to: UnsafeRawPointer.self)
    let witnesses = unsafe metadata.load(
      fromByteOffset: -MemoryLayout<UnsafeRawPointer>.size,
      as: UnsafeRawPointer.self
    )
    let projectData = unsafe witnesses.load(
      fromByteOffset: 12 * MemoryLayout<UnsafeRawPointer>.size,
      as: (@convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void).self
    )
    unsafe projectData(room, metadata)
    return unsafe body(room)
  }

  /// The type a case's payload is declared with; nil where there is none, where it cannot be told, or
  /// where a value of the enum has no room here.
  package static func declaredType<Intent>(of number: Int, in type: Intent.Type) -> Any.Type? {
    guard MemoryLayout<Intent>.size <= MemoryLayout<Room>.size,
      MemoryLayout<Intent>.alignment <= MemoryLayout<Room>.alignment,
      CaseIndex<Intent>() != nil
    else { return nil }
    // Proof: every address below is read off the layouts named above, which are part of Swift's
    // stable ABI; each step is checked before the next is taken.
    let metadata = unsafe unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    guard unsafe metadata.load(as: UInt.self) == 0x201 else { return nil }
    let descriptor = unsafe metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    let flags = unsafe descriptor.load(as: UInt32.self)
    // The kind of an enum's descriptor, and the bit of a generic one.
    guard flags & 0x1F == 18, flags & 0x80 == 0,
      let fields = unsafe target(of: descriptor + 16)
    else { return nil }
    let recordSize = unsafe Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = unsafe Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    guard recordSize == 12, number >= 0, number < count else { return nil }
    let record = unsafe fields + 16 + number * recordSize
    // The lowest bit of a record's flags says that the payload is in a box of its own.
    guard unsafe record.load(as: UInt32.self) & 1 == 0,
      let name = unsafe target(of: record + 4)
    else { return nil }
    let text = unsafe name.assumingMemoryBound(to: UInt8.self)
    return unsafe _getTypeByMangledNameInContext(
      text,
      UInt(length(of: text)),
      genericContext: descriptor,
      genericArguments: nil
    )
  }

  /// What a relative reference refers to; nil where it refers to nothing.
  private static func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = unsafe Int(reference.load(as: Int32.self))
    return distance == 0 ? nil : unsafe reference + distance
  }

  /// The length of a mangled name, in which references of four or eight bytes may stand.
  private static func length(of name: UnsafePointer<UInt8>) -> Int {
    var length = 0
    while unsafe name[length] != 0 {
      switch unsafe name[length] {
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 1 + MemoryLayout<Int>.size
      default: length += 1
      }
    }
    return length
  }

  /// Where the elements of a tuple begin, or nil where it is not a tuple of exactly these types.
  private static func offsets(in tuple: Any.Type, of types: [Any.Type]) -> [Int]? {
    // Proof: a tuple's metadata is its kind, the number of elements, the labels, and for each element
    // its type and its offset, a word each (swift/ABI/Metadata.h).
    let metadata = unsafe unsafeBitCast(tuple, to: UnsafeRawPointer.self)
    guard unsafe metadata.load(as: UInt.self) == 0x301,
      unsafe metadata.load(fromByteOffset: 8, as: Int.self) == types.count
    else { return nil }
    var offsets: [Int] = []
    for index in types.indices {
      let element = unsafe metadata.load(fromByteOffset: 24 + index * 16, as: UnsafeRawPointer.self)
      guard unsafe element == unsafeBitCast(types[index], to: UnsafeRawPointer.self) else {
        return nil
      }
      offsets.append(
        unsafe metadata.load(fromByteOffset: 32 + index * 16, as: Int.self) & 0xFFFF_FFFF
      )
    }
    return offsets
  }
}
