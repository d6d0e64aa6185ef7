/// A miss reason on its way up, as an error that needs no allocation.
@usableFromInline
package struct MissFailure: Error {
  @usableFromInline package let reason: MissReason

  @inlinable
  package init(_ reason: MissReason) { self.reason = reason }
}
