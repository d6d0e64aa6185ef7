/// Everything that was measured, and how it is shown.
struct Report {
  let rows: [Row]
  let bars: [Bar.Result]

  /// The rows as a table for people.
  var table: String {
    var lines = [Self.line("operation", "ns", "ratio", "allocations")]
    var group = ""
    var floor: Row?
    for row in rows {
      if row.group != group {
        group = row.group
        floor = row
        lines.append("\n" + group)
      }
      let ratio = floor.map { row.ratio(to: $0) } ?? 1
      lines.append(
        Self.line(
          "  " + row.name,
          row.median.fixed(row.median < 100 ? 1 : 0),
          ratio.fixed(2),
          row.allocations?.fixed(1) ?? "?",
        )
      )
    }
    lines.append("\n" + Self.line("ratios to reach", "found", "bar", "aim"))
    for bar in bars {
      let verdict = bar.isMet ? (bar.isAim ? "aim met" : "bar met") : "MISSED"
      lines.append(
        Self.line("  " + bar.name, bar.found.fixed(3), bar.bar.fixed(3), bar.aim.fixed(3))
          + "  " + verdict
      )
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ name: String, _ columns: String...) -> String {
    let width = 62
    let start = name + String(repeating: " ", count: max(1, width - name.count))
    return start
      + columns.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
  }

  /// The same for programs.
  var json: String {
    let rows = rows.map { row in
      #"    {"name": "\#(row.path)", "ns": \#(row.median.fixed(2)), "allocations": "#
        + (row.allocations?.fixed(2) ?? "null") + "}"
    }
    let bars = bars.map { bar in
      #"    {"name": "\#(bar.name)", "found": \#(bar.found.fixed(4)), "bar": \#(bar.bar.fixed(4)), "#
        + #""aim": \#(bar.aim.fixed(4)), "met": \#(bar.isMet)}"#
    }
    return "{\n  \"rows\": [\n" + rows.joined(separator: ",\n") + "\n  ],\n  \"ratios\": [\n"
      + bars.joined(separator: ",\n") + "\n  ]\n}"
  }
}

extension Double {
  /// The number in decimal, with so many digits behind the point.
  func fixed(_ digits: Int) -> String {
    guard isFinite else { return "0" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = Int64((self * scale).rounded())
    if digits == 0 { return "\(whole)" }
    let text = "\(abs(whole))"
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return (whole < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}
