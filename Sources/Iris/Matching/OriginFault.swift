/// What is wrong with an origin as a table declares it.
package struct OriginFault: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case scheme(String)
    case host(String)
    case noHost
    case basePath(String)
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }
}
