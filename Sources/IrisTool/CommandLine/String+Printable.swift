// Text from links and tables on a terminal.

extension String {
  /// The text for a terminal: what could move the cursor or hide text becomes visible.
  package var printable: String {
    guard unicodeScalars.contains(where: { Self.isUnprintable($0) }) else { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      if Self.isUnprintable(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
