// A contract straight from a table, its samples read by the table itself.

extension LinkContract {
  /// Draws up the contract of a table as it is now.
  ///
  /// ```swift
  /// try Data(LinkContract(table).json.utf8).write(to: file)
  /// ```
  public init(_ table: some LinkTable) {
    self.init(
      routes: table.routes,
      schemes: table.schemes,
      hosts: table.hosts,
      routeName: table.routeName,
    )
  }

  /// Compares this released contract with a table, which reads the samples.
  ///
  /// ```swift
  /// #expect(try LinkContract(json: text).changes(to: table).filter(\.isBreaking) == [])
  /// ```
  ///
  /// - Parameter table: The table as it is now.
  /// - Returns: The changes in the released order, additions last.
  public func changes(to table: some LinkTable) -> [Change] {
    changes(to: LinkContract(table), routeName: table.routeName)
  }
}
