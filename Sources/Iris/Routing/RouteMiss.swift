// Public because it stands in a hidden requirement of URLConversion.
/// The word by which a route passes a link on to the next one.
///
/// It carries nothing, so that throwing it costs no more than returning; why a link was not read
/// is found out afterwards, by `explain`.
@_documentation(visibility: internal)
public struct RouteMiss: Error {
  @inlinable package init() {}
}
