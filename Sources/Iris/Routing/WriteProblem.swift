/// What stopped a slot from writing its value; its route adds its own name and becomes an error.
@usableFromInline
package struct WriteProblem: Error {
  package let reason: RouteError.Reason
  package let value: String
  package var place: RouteError.Place?
  package var route: Int?

  @usableFromInline
  package init(_ reason: RouteError.Reason, value: String, place: RouteError.Place? = nil) {
    self.reason = reason
    self.value = value
    self.place = place
    route = nil
  }
}
