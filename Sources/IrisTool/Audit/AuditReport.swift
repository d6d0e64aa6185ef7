import Iris

/// The result of an audit, for people and for programs.
struct AuditReport {
  let audit: LinkAudit
  /// Reads mended links.
  let table: any LinkTable
  /// Where a later run may go on, in bytes.
  let offset: Int
  /// How many shapes of misses to show.
  let top: Int

  var json: JSONValue {
    let nearest = NearestRoute(audit.routes)
    return .object([
      "links": .number(audit.links),
      "hits": .number(audit.links - audit.misses),
      "misses": .number(audit.misses),
      "blankLines": .number(audit.blankLines),
      "unreadableLines": .number(audit.unreadableLines),
      "offset": .number(offset),
      "routes": .array(
        zip(audit.routes, audit.hits).map { route, count in
          .object([
            "name": .string(route.name),
            "pattern": .string(route.pattern),
            "count": .number(count),
          ])
        }
      ),
      "missShapes": .array(
        audit.missTree.shapes.prefix(top).map { shape in
          .object([
            "shape": .string(shape.text),
            "count": .number(shape.count),
            "sample": .string(shape.sample),
            "nearestRoute": nearest.route(for: shape.segments).map { .string($0.name) },
            "nearDuplicate": NearDuplicate.of(shape.sample, in: table).map { duplicate in
              .object([
                "slip": .string(duplicate.slip),
                "link": .string(duplicate.link),
                "route": .string(duplicate.route),
              ])
            },
          ])
        }
      ),
    ])
  }

  func text(in console: ToolConsole) -> String {
    var lines = [
      "\(Self.grouped(audit.links)) links, \(share(audit.links - audit.misses)) read, "
        + "\(Self.grouped(audit.misses)) missed"
    ]
    if audit.unreadableLines > 0 {
      lines.append("\(Self.grouped(audit.unreadableLines)) lines hold no link")
    }
    lines += ["", console.styled("routes", .bold)]
    let ranked = zip(audit.routes, audit.hits).enumerated().sorted { left, right in
      (right.element.1, left.offset) < (left.element.1, right.offset)
    }
    for (_, (route, count)) in ranked {
      let text =
        Self.column(count) + "  " + route.name.printable + "  " + route.shownPattern.printable
      lines.append(count == 0 ? console.styled(text, .dim) : text)
    }
    let shapes = audit.missTree.shapes
    if !shapes.isEmpty {
      let nearest = NearestRoute(audit.routes)
      lines += ["", console.styled("missed", .bold)]
      for shape in shapes.prefix(top) {
        lines.append(
          Self.column(shape.count) + "  " + shape.text.printable
            + console.styled(hint(for: shape, nearest), .cyan)
        )
        lines.append(
          String(repeating: " ", count: 14) + console.styled(shape.sample.printable, .dim)
        )
      }
      if shapes.count > top { lines.append("\(shapes.count - top) more shapes; see --top") }
    }
    lines += ["", "read to byte \(offset); go on from there with --offset \(offset)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func hint(for shape: MissTree.Shape, _ nearest: NearestRoute) -> String {
    if let duplicate = NearDuplicate.of(shape.sample, in: table) {
      return "  but for \(duplicate.slip): \(duplicate.route)".printable
    }
    guard let route = nearest.route(for: shape.segments) else { return "" }
    return "  nearest: \(route.name) \(route.shownPattern)".printable
  }

  private func share(_ count: Int) -> String {
    guard audit.links > 0 else { return "0" }
    let tenths = count * 1000 / audit.links
    return "\(Self.grouped(count)) (\(tenths / 10).\(tenths % 10)%)"
  }

  private static func column(_ count: Int) -> String {
    let text = grouped(count)
    return String(repeating: " ", count: max(0, 12 - text.count)) + text
  }

  /// A number in groups of three.
  static func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
      text.append(digit.element)
    }
  }
}
