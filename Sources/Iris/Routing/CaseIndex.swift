/// Tells the cases of an enum apart by number, in a few nanoseconds.
///
/// ```swift
/// CaseIndex<Link>() != nil   // the type is an enum whose cases can be told apart
/// CaseIndex.number(of: Link.book(id: "1")) == CaseIndex.number(of: Link.book(id: "2"))   // true
/// ```
///
/// Numbers are the runtime's own tags and mean nothing beyond this process. Which number a value
/// gets only decides which printer is tried first: a wrong one costs time, never a wrong link.
@usableFromInline
package struct CaseIndex<Value>: Sendable {
  @usableFromInline typealias Tag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32

  /// Makes the index, or returns nil where the type is no enum or its tags cannot be read here.
  package init?() {
    guard Self.hasEnumWitnesses else { return nil }
  }

  /// The number of a value's case.
  @inlinable
  package static func number(of value: Value) -> Int {
    // Proof: the word in front of a type's metadata is the address of its value-witness table, and
    // an enum's table has `getEnumTag` as its twelfth word (swift/ABI/ValueWitness.def: ten function
    // and size words, one word of flags and extra inhabitants, then the enum witnesses). Both are
    // part of Swift's stable ABI; `init` has checked the flag that says the word is there. The
    // function reads the value behind its first argument, which outlives the call, and keeps nothing.
    let metadata = unsafe unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
    let witnesses = unsafe metadata.load(
      fromByteOffset: -MemoryLayout<UnsafeRawPointer>.size,
      as: UnsafeRawPointer.self
    )
    let tag = unsafe witnesses.load(
      fromByteOffset: 11 * MemoryLayout<UnsafeRawPointer>.size,
      as: Tag.self
    )
    return unsafe withUnsafePointer(to: value) { pointer in
      Int(unsafe tag(UnsafeRawPointer(pointer), metadata))
    }
  }

  /// Whether the type's value-witness table holds the functions that only enums have.
  private static var hasEnumWitnesses: Bool {
    #if _ptrauth(_arm64e) || !_pointerBitWidth(_64)
    // Signed function pointers, and tables of another layout, are left alone.
    return false
    #else
    // Proof: as above; the flags are the four bytes behind ten words, and this bit of them says
    // that enum witnesses follow (swift/ABI/MetadataValues.h, `HasEnumWitnesses`).
    let metadata = unsafe unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
    let witnesses = unsafe metadata.load(
      fromByteOffset: -MemoryLayout<UnsafeRawPointer>.size,
      as: UnsafeRawPointer.self
    )
    let flags = unsafe witnesses.load(
      fromByteOffset: 10 * MemoryLayout<UnsafeRawPointer>.size,
      as: UInt32.self
    )
    return flags & 0x0020_0000 != 0
    #endif
  }
}
