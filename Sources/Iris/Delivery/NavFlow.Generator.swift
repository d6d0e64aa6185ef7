#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension NavFlow {
  /// The maker of flows: it says which ids there are and what the time is.
  ///
  /// ```swift
  /// var flows = NavFlow.Generator.sequence("link")
  /// flows.makeFlow(source: .link).id   // link-1
  /// flows.makeFlow(source: .tap).id    // link-2
  /// ```
  ///
  /// A generator is a value, and each copy counts on its own. Whoever makes flows owns one, so
  /// that its ids depend on the order of its own arrivals and not on who else was busy; two owners
  /// of sequences are told apart by the sequences' names.
  public struct Generator: Sendable {
    private enum Naming: Sendable {
      case custom(@Sendable () -> ID)
      case sequence(name: String, next: Int)
    }

    private var naming: Naming
    /// What the time is.
    package let date: @Sendable () -> Date

    private init(naming: Naming, date: @escaping @Sendable () -> Date) {
      self.naming = naming
      self.date = date
    }
  }
}

extension NavFlow.Generator {
  /// The system's clock and random ids.
  public static let live = Self(
    id: { NavFlow.ID(rawValue: UUID().uuidString.lowercased()) },
    date: { Date() },
  )

  /// Counts ids from 1 and takes dates from a closure, for tests and replays.
  ///
  /// - Parameters:
  ///   - name: What stands before the number, told apart from every other sequence in use.
  ///   - date: What the time is; the same date for ever where none is given.
  /// - Returns: A generator that makes `name-1`, `name-2` and so on.
  public static func sequence(
    _ name: String = "flow",
    date: @escaping @Sendable () -> Date = { Date(timeIntervalSinceReferenceDate: 0) },
  ) -> Self {
    Self(naming: .sequence(name: name, next: 1), date: date)
  }

  /// Makes a generator from the app's own ids and dates.
  ///
  /// - Parameters:
  ///   - id: An id no flow has had, at each call.
  ///   - date: What the time is.
  public init(
    id: @escaping @Sendable () -> NavFlow.ID,
    date: @escaping @Sendable () -> Date,
  ) {
    self.init(naming: .custom(id), date: date)
  }

  /// Makes a flow with the next id, started now.
  ///
  /// - Parameters:
  ///   - source: What sets the flow off.
  ///   - parent: The flow in whose course it begins.
  ///   - scene: The window the arrival was delivered to.
  ///   - unclaimedItems: The query items no route asked for.
  ///   - unclaimedFragment: The fragment no route asked for.
  /// - Returns: A flow unlike any this generator has made.
  public mutating func makeFlow(
    source: NavFlow.Source,
    parent: NavFlow.ID? = nil,
    scene: NavFlow.Scene? = nil,
    unclaimedItems: [QueryItem] = [],
    unclaimedFragment: String? = nil,
  ) -> NavFlow {
    makeFlow(
      source: source,
      parent: parent,
      scene: scene,
      unclaimedItems: unclaimedItems,
      unclaimedFragment: unclaimedFragment,
      startedAt: date(),
    )
  }

  /// Makes a flow for an arrival whose date was taken when it came.
  package mutating func makeFlow(
    source: NavFlow.Source,
    parent: NavFlow.ID?,
    scene: NavFlow.Scene?,
    unclaimedItems: [QueryItem] = [],
    unclaimedFragment: String? = nil,
    startedAt: Date,
  ) -> NavFlow {
    NavFlow(
      id: makeID(),
      source: source,
      parent: parent,
      scene: scene,
      unclaimedItems: unclaimedItems,
      unclaimedFragment: unclaimedFragment,
      startedAt: startedAt,
    )
  }

  private mutating func makeID() -> NavFlow.ID {
    switch naming {
    case .custom(let id):
      return id()
    case .sequence(let name, let next):
      naming = .sequence(name: name, next: next + 1)
      return NavFlow.ID(rawValue: "\(name)-\(next)")
    }
  }
}
