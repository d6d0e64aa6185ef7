/// An ordered list of routes with one intent: what a module exports and an app mounts.
///
/// ```swift
/// extension AccountLink {
///   static let routes = RouteTable<AccountLink> {
///     URLRoute(AccountLink.profile) { Path("profile", Capture(Username.self)) }
///     URLRoute(AccountLink.orders) { Path("orders") }
///   }
/// }
/// ```
///
/// A block takes ``URLRoute``, ``Scope(_:content:)``, `Mount`, `Alias` with a closure or an intent,
/// and other tables, one a line, and may use `if`, `switch` and `for`. Order is meaning: the first
/// route that reads a link wins.
public struct RouteTable<Intent: Equatable & Sendable>: Sendable {
  package private(set) var entries: [RouteEntry<Intent>] = []
  package private(set) var printers: [RoutePrinter<Intent>] = []
  package private(set) var mountFaults: [RouteFault] = []

  /// Makes a table out of a block of routes.
  public init(@RouteTableBuilder<Intent> _ content: () -> RouteTable<Intent>) { self = content() }

  package init() {}

  /// Makes the entries of one route and its aliases.
  package init<each Value: Sendable>(
    _ content: RouteContent<repeat each Value>,
    embed: @escaping @Sendable (repeat each Value) -> Intent,
    extract: (@Sendable (Intent) -> (repeat each Value)?)?,
    source: SourcePlace,
  ) {
    let embed = Embed(embed)
    let extract = extract.map { Extract($0) }
    guard let body = BodyFactory.body(embed, extract, content.shape) else { return }
    append(content.shape, body, isAlias: false, source)
    printers = [RoutePrinter(shape: content.shape, body: body, entry: 0)]
    for shape in content.aliases {
      guard let body = BodyFactory.body(embed, extract, shape) else { continue }
      append(shape, body, isAlias: true, source)
    }
  }

  /// Makes the entries of a route that only reads.
  package init<each Value: Sendable>(
    aliasing content: RouteContent<repeat each Value>,
    embed: @escaping @Sendable (repeat each Value) -> Intent,
    source: SourcePlace,
  ) {
    let embed = Embed(embed)
    for shape in [content.shape] + content.aliases {
      guard let body = BodyFactory.body(embed, nil, shape) else { continue }
      append(shape, body, isAlias: true, source)
    }
  }

  private mutating func append(
    _ shape: RouteShape,
    _ body: RouteBody<Intent>,
    isAlias: Bool,
    _ source: SourcePlace,
  ) {
    entries.append(
      RouteEntry(shape: shape, base: 0, body: body, isAlias: isAlias, source: source)
    )
  }

  /// Mounts another table behind a prefix.
  package init<Child, each Value: Sendable>(
    mounting child: RouteTable<Child>,
    at prefix: RouteShape,
    embed: @escaping @Sendable (repeat each Value, Child) -> Intent,
    source: SourcePlace,
  ) {
    let embed = Embed<Intent, repeat each Value, Child>(embed)
    let none: Extract<Intent, repeat each Value, Child>? = nil
    mountFaults = prefix.mountFaults(source: source) + child.mountFaults
    for entry in child.entries {
      let slot = MountedRouteSlot(entry, segments: prefix.path.count)
      guard let body = BodyFactory.body(embed, none, prefix.appending(RouteShape(slot))) else {
        continue
      }
      entries.append(
        RouteEntry(
          shape: prefix.appending(entry.shape),
          base: 0,
          body: body,
          mounts: entry.mounts + 1,
          isAlias: entry.isAlias,
          source: entry.source,
        )
      )
    }
    let shape = prefix.appending(RouteShape(MountedTableSlot(PrintDispatch(child.printers))))
    if let body = BodyFactory.body(embed, none, shape) {
      printers = [RoutePrinter(shape: shape, body: body, entry: 0)]
    }
  }

  /// Makes room for so many routes.
  package mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    printers.reserveCapacity(count)
  }

  /// This table followed by another one.
  package mutating func append(_ other: RouteTable) {
    let count = entries.count
    for entry in other.entries { entries.append(entry) }
    for printer in other.printers {
      var printer = printer
      printer.entry += count
      printers.append(printer)
    }
    if !other.mountFaults.isEmpty { mountFaults += other.mountFaults }
  }

  /// The same table with fixed segments in front of every route.
  package func scoped(by prefix: RouteShape) -> RouteTable {
    var table = self
    table.entries = entries.map { entry in
      RouteEntry(
        shape: prefix.appending(entry.shape),
        base: entry.base + prefix.path.count,
        body: entry.body,
        mounts: entry.mounts,
        isAlias: entry.isAlias,
        source: entry.source,
      )
    }
    table.printers = printers.map { $0.prefixed(by: prefix) }
    return table
  }
}
