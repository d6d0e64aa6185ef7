/// What the standard fixes for one version at level M.
struct QRVersion {
  let number: Int

  init(_ number: Int) { self.number = number }

  /// Modules a side.
  var size: Int { 17 + 4 * number }

  private static let correctionPerBlock = [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ]
  private static let blocks = [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
    26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
  ]

  /// The blocks the data is cut into.
  var blockCount: Int { Self.blocks[number - 1] }

  /// Error-correction codewords of each block.
  var correctionCount: Int { Self.correctionPerBlock[number - 1] }

  /// Codewords of the whole symbol: the modules no function pattern takes, by eight.
  var codewordCount: Int {
    let side = size
    var free = side * side - 3 * 64 - 2 * (side - 16) - 31
    let along = alignmentCentres.count
    if along > 0 {
      // Three of the crossings lie on finders, and those in row and column 6 share the timing's
      // modules.
      free -= 25 * (along * along - 3) - 10 * (along - 2)
    }
    if number >= 7 { free -= 36 }
    return free / 8
  }

  var dataCount: Int { codewordCount - blockCount * correctionCount }

  /// Bits of the count of bytes.
  var countBits: Int { number < 10 ? 8 : 16 }

  func holds(_ byteCount: Int) -> Bool {
    byteCount < 1 << countBits && 4 + countBits + 8 * byteCount <= 8 * dataCount
  }

  /// The coordinates whose crossings are centres of alignment patterns.
  var alignmentCentres: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    let span = size - 13
    // Even steps from the far end, as wide as makes the first gap the odd one out.
    let even = (span + count - 2) / (count - 1)
    let step = number == 32 ? 26 : even + even % 2
    return [6] + (1..<count).map { size - 7 - (count - 1 - $0) * step }
  }
}
