/// A reference to an object that somebody else keeps alive, so that using it counts nothing.
///
/// ```swift
/// let lent = bodies.map(Lent.init(_:))   // beside `bodies`, which keeps them alive
/// lent[0].use { body in … }
/// ```
///
/// Counting the references to an object before and after a call to it takes as long as finding a
/// route. A table's arrays never change, so the objects in them outlive every call to the table.
///
/// Proof that it is sendable where the object is: it is a reference to it and nothing else.
@safe
@usableFromInline
struct Lent<Object: AnyObject & Sendable>: @unchecked Sendable {
  @usableFromInline let reference: Unmanaged<Object>

  /// Makes the reference; whoever makes it keeps the object for as long as it is used.
  init(_ object: Object) { unsafe reference = Unmanaged.passUnretained(object) }

  /// Uses the object.
  @inlinable @inline(__always)
  func use(_ body: (Object) -> Void) {
    // Proof: its maker keeps the object alive, see `init`.
    unsafe reference._withUnsafeGuaranteedRef(body)
  }
}
