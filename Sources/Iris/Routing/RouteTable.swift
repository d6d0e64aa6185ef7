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
  @usableFromInline package var entries: [RouteEntry<Intent>] = []
  /// What prints the mounted tables, in the order of the entries; any other route prints itself.
  @usableFromInline var mountPrinters: [RoutePrinter<Intent>] = []
  @usableFromInline package var mountFaults: [RouteFault] = []

  /// Makes a table out of a block of routes.
  public init(@RouteTableBuilder<Intent> _ content: () -> RouteTable<Intent>) { self = content() }

  @inlinable
  package init() {}

  /// Makes the entries of one route and its aliases.
  ///
  /// `body` makes the typed half of each shape; nil would mean that a pattern was put together by
  /// other means than the builders.
  @inlinable @inline(never)
  init(
    _ shapes: RouteShapes,
    _ fileID: String,
    _ line: Int,
    _ body: (RouteShape) -> RouteBody<Intent>?,
  ) {
    let source = SourcePlace(fileID: fileID, line: line)
    guard let own = body(shapes.shape) else { return }
    entries = [RouteEntry(shape: shapes.shape, body: own, isAlias: false, source: source)]
    if !shapes.aliases.isEmpty { append(aliases: shapes.aliases, source, body) }
  }

  /// Makes the entries of a route that only reads.
  @usableFromInline
  init(
    aliasing shapes: RouteShapes,
    _ fileID: String,
    _ line: Int,
    _ body: (RouteShape) -> RouteBody<Intent>?,
  ) {
    let source = SourcePlace(fileID: fileID, line: line)
    append(aliases: [shapes.shape] + shapes.aliases, source, body)
  }

  @usableFromInline
  mutating func append(
    aliases: [RouteShape],
    _ source: SourcePlace,
    _ body: (RouteShape) -> RouteBody<Intent>?,
  ) {
    for shape in aliases {
      guard let body = body(shape) else { continue }
      entries.append(RouteEntry(shape: shape, body: body, isAlias: true, source: source))
    }
  }

  /// Mounts another table behind a prefix.
  @inlinable @inline(never)
  init<Child>(
    mounting child: RouteTable<Child>,
    at prefix: RouteShape,
    _ fileID: String,
    _ line: Int,
    _ body: (RouteShape) -> RouteBody<Intent>?,
  ) {
    self.init(faults: child, at: prefix, fileID, line)
    for entry in child.entries {
      let slot = ValueSlot(MountedRouteSlot(entry, segments: prefix.path.count))
      append(entry, slot, at: prefix, body)
    }
    append(ValueSlot(MountedTableSlot(child)), at: prefix, body)
  }

  /// Begins with the faults of a mount and of the table that is mounted.
  @usableFromInline
  init<Child>(
    faults child: RouteTable<Child>,
    at prefix: RouteShape,
    _ fileID: String,
    _ line: Int,
  ) {
    let source = SourcePlace(fileID: fileID, line: line)
    mountFaults = prefix.mountFaults(source: source) + child.mountFaults
  }

  /// Adds what reads a route of a mounted table.
  @usableFromInline
  mutating func append<Child>(
    _ entry: RouteEntry<Child>,
    _ slot: AnySlot,
    at prefix: RouteShape,
    _ body: (RouteShape) -> RouteBody<Intent>?,
  ) {
    guard let body = body(prefix.appending(RouteShape(slot))) else { return }
    entries.append(
      RouteEntry(
        shape: prefix.appending(entry.shape),
        body: body,
        mounts: entry.mounts + 1,
        isAlias: entry.isAlias,
        source: entry.source,
      )
    )
  }

  /// Adds what prints a mounted table.
  @usableFromInline
  mutating func append(
    _ slot: AnySlot,
    at prefix: RouteShape,
    _ body: (RouteShape) -> RouteBody<Intent>?,
  ) {
    let shape = prefix.appending(RouteShape(slot))
    guard let body = body(shape) else { return }
    mountPrinters = [RoutePrinter(form: RouteForm(shape: shape, body: body), entry: 0)]
  }

  /// Every way of the table to print, in declaration order.
  package var printers: [RoutePrinter<Intent>] {
    var printers: [RoutePrinter<Intent>] = []
    printers.reserveCapacity(entries.count)
    var mounted = mountPrinters[...]
    for index in entries.indices {
      while let next = mounted.first, next.entry <= index {
        printers.append(next)
        mounted.removeFirst()
      }
      let entry = entries[index]
      if !entry.isAlias && entry.mounts == 0 {
        printers.append(RoutePrinter(form: entry, entry: index))
      }
    }
    return printers + mounted
  }

  /// Makes room for so many routes.
  @inlinable
  package mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// This table followed by another one.
  @inlinable @inline(never)
  package mutating func append(_ other: RouteTable) {
    let count = entries.count
    entries.append(contentsOf: other.entries)
    for printer in other.mountPrinters {
      var printer = printer
      printer.entry += count
      mountPrinters.append(printer)
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
    table.mountPrinters = mountPrinters.map { printer in
      RoutePrinter(
        form: RouteForm(shape: prefix.appending(printer.form.shape), body: printer.form.body),
        entry: printer.entry,
      )
    }
    return table
  }
}
