// What happens to released links when the table changes.

extension LinkContract {
  /// Compares this released contract with the table as it is now.
  ///
  /// ```swift
  /// released.changes(to: now, routeName: { router.match($0)?.name })
  /// // /book/42: no longer reads as book; keep an alias for it, or write the contract again
  /// ```
  ///
  /// - Parameters:
  ///   - current: The contract of the table as it is now.
  ///   - routeName: Reads a link and names its route, nil where none reads it. With it the released
  ///     samples are really read, and what they say goes before what the shapes say.
  /// - Returns: The changes in the released order, additions last.
  public func changes(
    to current: LinkContract,
    routeName: ((String) -> String?)? = nil,
  ) -> [Change] {
    let now = current.links.compactMap { link in
      ContractShape(link.shape).map { (route: link.route, shape: $0, text: link.shape) }
    }
    var changes = originChanges(to: current)
    let origin = LinkOrigin.all(schemes: schemes, hosts: hosts).first {
      switch $0 {
      case .scheme(let scheme): current.schemes.contains(scheme)
      case .host(let host): current.hosts.contains(host)
      }
    }
    for link in links {
      if let routeName, let origin {
        let read = link.samples.compactMap { sample in
          Self.change(of: sample, at: origin, for: link.route, routeName)
        }
        changes += read
        if !read.isEmpty { continue }
      }
      guard let shape = ContractShape(link.shape) else { continue }
      let isRead = routeName != nil && origin != nil && !link.samples.isEmpty
      changes += Self.changes(of: link, shape, in: now, isRead: isRead)
    }
    let added = now.filter { link in
      // What a released link of the same route became is told above.
      !links.contains { released in
        released.route == link.route
          && ContractShape(released.shape).map {
            !link.shape.differences(from: $0).contains(.otherPath)
          } ?? false
      }
    }
    return changes
      + added.map { Change(.added, $0.text, route: $0.route, "is new and reads as \($0.route)") }
  }

  private func originChanges(to current: LinkContract) -> [Change] {
    let schemes = schemes.filter { !current.schemes.contains($0) }.map(LinkOrigin.scheme)
    let hosts = hosts.filter { !current.hosts.contains($0) }.map(LinkOrigin.host)
    return (schemes + hosts).map {
      Change(.removed, $0.text, route: "", "is no longer an origin of the table")
    }
  }

  private static func change(
    of sample: String,
    at origin: LinkOrigin,
    for route: String,
    _ routeName: (String) -> String?,
  ) -> Change? {
    switch routeName(origin.link(to: sample)) {
    case route: nil
    case nil: Change(.removed, sample, route: route, "no longer reads as \(route)")
    case let other?:
      Change(.meaningChanged, sample, route: route, "meant \(route) and now means \(other)")
    }
  }

  /// The changes the shapes tell of; a link whose samples were read is there, whatever they say.
  private static func changes(
    of link: Link,
    _ shape: ContractShape,
    in current: [(route: String, shape: ContractShape, text: String)],
    isRead: Bool,
  ) -> [Change] {
    let candidates = current.map {
      (route: $0.route, differences: $0.shape.differences(from: shape))
    }
    .filter { !$0.differences.contains(.otherPath) }
    let own = candidates.filter { $0.route == link.route }
    if own.contains(where: \.differences.isEmpty) { return [] }
    if let closest = own.min(by: { $0.differences.count < $1.differences.count }) {
      return closest.differences.map { change($0, of: link) }
    }
    if isRead { return [] }
    if let other = candidates.first {
      return [
        Change(
          .meaningChanged,
          link.shape,
          route: link.route,
          "meant \(link.route) and now means \(other.route)",
        )
      ]
    }
    return [Change(.removed, link.shape, route: link.route, "no longer reads as \(link.route)")]
  }

  private static func change(_ difference: ContractShape.Difference, of link: Link) -> Change {
    func change(_ kind: Change.Kind, _ problem: String) -> Change {
      Change(kind, link.shape, route: link.route, problem)
    }
    return switch difference {
    case .otherPath: change(.removed, "no longer reads as \(link.route)")
    case .narrower(let was, let now): change(.narrowed, "\(was) now takes only \(now)")
    case .demands(let name): change(.narrowed, "now demands \"\(name)\"")
    case .drops(let name): change(.meaningChanged, "no longer looks at \"\(name)\"")
    case .otherDefault(let name, let was, let now):
      change(.meaningChanged, "without \"\(name)\" it meant \(was) and now means \(now)")
    }
  }
}
