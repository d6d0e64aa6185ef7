/// A miss reason on its way up, as an error that needs no allocation.
package struct MissFailure: Error {
  package let reason: MissReason

  package init(_ reason: MissReason) { self.reason = reason }
}
