/// Operations that are measured by turns, so that whatever slows the machine slows them all.
struct Group {
  /// The room and what is measured in it.
  let name: String
  /// The operations; the first is the floor the others are held against.
  let operations: [Operation]

  init(_ name: String, _ operations: [Operation]) {
    self.name = name
    self.operations = operations
  }

  /// Measures every operation once a round.
  func measured(rounds: Int) -> [Row] {
    let calls = operations.map { $0.calibrated() }
    var times = operations.map { _ in [Double]() }
    for round in 0..<rounds {
      // Every other round runs backwards, so that no operation always follows the same one.
      for index in round.isMultiple(of: 2)
        ? Array(operations.indices) : operations.indices.reversed()
      {
        times[index].append(operations[index].time(calls: calls[index]))
      }
    }
    return operations.indices.map { index in
      Row(
        group: name,
        name: operations[index].name,
        times: times[index],
        allocations: operations[index].allocations(),
      )
    }
  }
}
