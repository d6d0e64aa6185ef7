/// A QR symbol of level M for some bytes, as a square of dark and light modules.
///
/// ```swift
/// let code = QRCode("https://books.example.com/book/42")
/// code?.isDark(column: 0, row: 0)   // true: the corner of a finder
/// ```
///
/// The smallest of the versions 1 to 40 that holds the bytes is taken, and of the eight masks the
/// one with the lowest penalty.
///
/// - Note: ISO/IEC 18004, byte mode.
package struct QRCode: Hashable, Sendable {
  /// The symbol's version, which settles its size.
  package let version: Int
  /// Which of the eight masks was taken.
  package let mask: Int
  /// Modules a side, without the quiet zone of four that belongs around it.
  package let size: Int
  private let modules: QRModules

  /// Makes a symbol for a text as UTF-8; nil where not even version 40 holds it.
  package init?(_ text: String) { self.init(bytes: Array(text.utf8)) }

  /// Makes a symbol for bytes; nil for more than 2,331 of them.
  package init?(bytes: [UInt8]) {
    guard let version = (1...40).first(where: { QRVersion($0).holds(bytes.count) }) else {
      return nil
    }
    let layout = QRVersion(version)
    var blank = QRModules(layout)
    blank.place(QRCodewords(bytes, in: layout).interleaved)
    let candidates = (0..<8).map { mask in blank.masked(with: mask) }
    let penalties = candidates.map(\.penalty)
    let mask = penalties.indices.min { penalties[$0] < penalties[$1] } ?? 0
    modules = candidates[mask]
    self.version = version
    self.mask = mask
    size = layout.size
  }

  /// Whether a module is dark; outside the symbol all is light.
  package func isDark(column: Int, row: Int) -> Bool {
    (0..<size).contains(column) && (0..<size).contains(row) && modules[column, row]
  }

  /// The dark modules as the data of an SVG path, a unit a module, the quiet zone in front.
  package var svgPath: String {
    var path = ""
    for row in 0..<size {
      var column = 0
      while column < size {
        guard modules[column, row] else {
          column += 1
          continue
        }
        let start = column
        while column < size, modules[column, row] { column += 1 }
        path += "M\(start + 4) \(row + 4)h\(column - start)v1h-\(column - start)z"
      }
    }
    return path
  }
}
