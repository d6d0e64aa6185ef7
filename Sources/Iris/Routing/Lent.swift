/// A reference to an object that somebody else keeps alive, so that using it counts nothing.
///
/// ```swift
/// let lent = bodies.map(Lent.init(_:))      // beside `bodies`, which keeps them alive
/// lent[0].use(keptBy: self) { body in … }   // `self` has `bodies`
/// ```
///
/// Counting the references to an object before and after a call to it takes a tenth of the time that
/// reading a short link takes. A table's arrays never change, so the objects in them live as long as
/// the table.
///
/// Proof that it is sendable where the object is: it is a reference to it and nothing else.
@safe
@usableFromInline
struct Lent<Object: AnyObject & Sendable>: @unchecked Sendable {
  @usableFromInline let reference: Unmanaged<Object>

  /// Makes the reference; whoever makes it keeps the object and names itself where it is used.
  init(_ object: Object) { unsafe reference = Unmanaged.passUnretained(object) }

  /// Uses the object, which its keeper keeps alive for so long.
  @inlinable @inline(__always)
  func use(keptBy keeper: some AnyObject, _ body: (Object) -> Void) {
    // Proof: the keeper holds the object in a constant, and outlives the call.
    withExtendedLifetime(keeper) { unsafe reference._withUnsafeGuaranteedRef(body) }
  }
}
