/// Texts of common shapes, tried in turn to find one that an unknown type reads.
enum ExampleText {
  private static let candidates = [
    "42", "swift", "true", "1.5", "x", "A", "2026-01-31T09:30:00Z",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
  ]

  /// The candidates that a type reads, most ordinary first.
  static func matching(_ reads: (String) -> Bool) -> [String] { candidates.filter(reads) }
}
