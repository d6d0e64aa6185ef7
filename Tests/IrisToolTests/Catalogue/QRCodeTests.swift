import IrisTool
import Testing

@Suite struct `A QR code` {
  /// The centres of the alignment patterns as the standard lists them.
  static let centres: [[Int]] = [
    [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46],
    [6, 28, 50], [6, 30, 54], [6, 32, 58], [6, 34, 62], [6, 26, 46, 66], [6, 26, 48, 70],
    [6, 26, 50, 74], [6, 30, 54, 78], [6, 30, 56, 82], [6, 30, 58, 86], [6, 34, 62, 90],
    [6, 28, 50, 72, 94], [6, 26, 50, 74, 98], [6, 30, 54, 78, 102], [6, 28, 54, 80, 106],
    [6, 32, 58, 84, 110], [6, 30, 58, 86, 114], [6, 34, 62, 90, 118], [6, 26, 50, 74, 98, 122],
    [6, 30, 54, 78, 102, 126], [6, 26, 52, 78, 104, 130], [6, 30, 56, 82, 108, 134],
    [6, 34, 60, 86, 112, 138], [6, 30, 58, 86, 114, 142], [6, 34, 62, 90, 118, 146],
    [6, 30, 54, 78, 102, 126, 150], [6, 24, 50, 76, 102, 128, 154], [6, 28, 54, 80, 106, 132, 158],
    [6, 32, 58, 84, 110, 136, 162], [6, 26, 54, 82, 110, 138, 166], [6, 30, 58, 86, 114, 142, 170],
  ]

  /// Bytes each version holds at level M, as the standard lists them.
  static let capacities = [
    14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
    711, 779, 857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989,
    2099, 2213, 2331,
  ]

  /// Blocks and error-correction codewords a block, as the standard lists them.
  private static func blocks(_ version: Int) -> (count: Int, correction: Int) {
    let counts = [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ]
    let corrections = [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26,
    ]
    return (counts[version - 1], version > 21 ? 28 : corrections[version - 1])
  }

  /// A reader of perfect symbols, written from the standard's other end.
  private struct Reader {
    let code: QRCode

    /// Whether a module belongs to a function pattern.
    private func isFunction(_ column: Int, _ row: Int) -> Bool {
      let size = code.size
      if column == 6 || row == 6 { return true }
      if column < 9 && row < 9 || column < 9 && row >= size - 8 || column >= size - 8 && row < 9 {
        return true
      }
      if code.version >= 7 {
        if row < 6 && column >= size - 11 || column < 6 && row >= size - 11 { return true }
      }
      let centres = `A QR code`.centres[code.version - 1]
      guard let nearColumn = centres.first(where: { abs(column - $0) <= 2 }),
        let nearRow = centres.first(where: { abs(row - $0) <= 2 })
      else { return false }
      let isOnFinder =
        nearColumn == 6 && (nearRow == 6 || nearRow == size - 7)
        || nearRow == 6 && nearColumn == size - 7
      return !isOnFinder
    }

    /// The fifteen bits next to the first finder, and their copy.
    var formats: [Int] {
      let size = code.size
      let first =
        (0...5).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (0...5).reversed().map { ($0, 8) }
      let second = (0..<8).map { (size - 1 - $0, 8) } + (0..<7).map { (8, size - 7 + $0) }
      return [first, second].map { places in
        places.enumerated().reduce(0) { bits, place in
          bits | (code.isDark(column: place.element.0, row: place.element.1) ? 1 : 0)
            << place.offset
        }
      }
    }

    func codewords(mask: Int) -> [UInt8] {
      var bits: [Bool] = []
      var column = code.size - 1
      var isUpward = true
      while column > 0 {
        if column == 6 { column = 5 }
        let rows = isUpward ? Array((0..<code.size).reversed()) : Array(0..<code.size)
        for row in rows {
          for x in [column, column - 1] where !isFunction(x, row) {
            let (i, j) = (row, x)
            let inverts =
              switch mask {
              case 0: (i + j) % 2 == 0
              case 1: i % 2 == 0
              case 2: j % 3 == 0
              case 3: (i + j) % 3 == 0
              case 4: (i / 2 + j / 3) % 2 == 0
              case 5: (i * j) % 2 + (i * j) % 3 == 0
              case 6: ((i * j) % 2 + (i * j) % 3) % 2 == 0
              default: ((i + j) % 2 + (i * j) % 3) % 2 == 0
              }
            bits.append(code.isDark(column: x, row: row) != inverts)
          }
        }
        column -= 2
        isUpward.toggle()
      }
      return (0..<bits.count / 8).map { index in
        bits[index * 8..<index * 8 + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
      }
    }

    func blocks(_ codewords: [UInt8]) -> [(data: [UInt8], all: [UInt8])] {
      let (count, correction) = `A QR code`.blocks(code.version)
      let dataCount = codewords.count - count * correction
      let short = dataCount / count
      let long = dataCount % count
      var data = Array(repeating: [UInt8](), count: count)
      var next = codewords.makeIterator()
      for column in 0...short {
        for block in 0..<count where column < short || block >= count - long {
          if let byte = next.next() { data[block].append(byte) }
        }
      }
      var all = data
      for _ in 0..<correction {
        for block in 0..<count { if let byte = next.next() { all[block].append(byte) } }
      }
      return zip(data, all).map { (data: $0, all: $1) }
    }
  }

  /// A multiplication by shifting, with no tables.
  private static func product(_ left: Int, _ right: Int) -> Int {
    var (result, factor) = (0, left)
    for bit in 0..<8 {
      if right >> bit & 1 == 1 { result ^= factor }
      factor <<= 1
      if factor & 0x100 != 0 { factor ^= 0x11D }
    }
    return result
  }

  @Test(arguments: 1...40)
  func `of every version is read back, without an error in any block`(version: Int) throws {
    let capacity = Self.capacities[version - 1]
    let bytes = (0..<capacity).map { UInt8(truncatingIfNeeded: $0 * 31 + version) }
    let code = try #require(QRCode(bytes: bytes))
    #expect(code.version == version)
    #expect(code.size == 17 + 4 * version)
    let reader = Reader(code: code)
    let formats = reader.formats
    #expect(formats[0] == formats[1])
    let format = formats[0] ^ 0b101_0100_0001_0010
    #expect(format >> 13 == 0, "level M")
    #expect(format >> 10 & 7 == code.mask)
    #expect(code.isDark(column: 8, row: code.size - 8))

    let blocks = reader.blocks(reader.codewords(mask: code.mask))
    for block in blocks {
      var root = 1
      for _ in 0..<Self.blocks(version).correction {
        let syndrome = block.all.reduce(0) { Self.product($0, root) ^ Int($1) }
        #expect(syndrome == 0)
        root = Self.product(root, 2)
      }
    }
    let bits = blocks.flatMap(\.data).flatMap { byte in
      (0..<8).reversed().map { Int(byte) >> $0 & 1 }
    }
    func value(_ range: Range<Int>) -> Int { bits[range].reduce(0) { $0 << 1 | $1 } }
    let start = version < 10 ? 12 : 20
    #expect(value(0..<4) == 0b0100, "byte mode")
    #expect(value(4..<start) == capacity)
    #expect((0..<capacity).map { UInt8(value(start + $0 * 8..<start + $0 * 8 + 8)) } == bytes)
  }

  @Test(arguments: [2, 3, 6, 7, 9, 10, 11, 14, 20])
  func `takes the smallest version that holds the bytes`(version: Int) {
    let bytes = Array(repeating: UInt8(65), count: Self.capacities[version - 2] + 1)
    #expect(QRCode(bytes: bytes)?.version == version)
  }

  @Test func `is nil for more than the largest version holds`() {
    #expect(QRCode(bytes: Array(repeating: 65, count: 2332)) == nil)
    #expect(QRCode("")?.version == 1)
  }

  /// The format's bits for level M as the standard lists them, and the version's for two versions.
  @Test func `says its mask and version in the standard's own words`() throws {
    let formats = [
      0b101010000010010, 0b101000100100101, 0b101111001111100, 0b101101101001011,
      0b100010111111001, 0b100000011001110, 0b100111110010111, 0b100101010100000,
    ]
    for length in 0..<60 {
      let code = try #require(QRCode(bytes: (0..<length).map { UInt8($0 * 7 % 251) }))
      #expect(Reader(code: code).formats[0] == formats[code.mask])
    }
    for (version, expected) in [(7, 0b000111110010010100), (21, 0b010101011010000011)] {
      let bytes = Array(repeating: UInt8(65), count: Self.capacities[version - 1])
      let code = try #require(QRCode(bytes: bytes))
      let bits = (0..<18).reduce(0) { bits, index in
        let column = code.size - 11 + index % 3
        #expect(
          code.isDark(column: column, row: index / 3) == code.isDark(column: index / 3, row: column)
        )
        return bits | (code.isDark(column: column, row: index / 3) ? 1 : 0) << index
      }
      #expect(bits == expected)
    }
  }

  @Test func `is module for module the symbol another encoder draws`() throws {
    let symbol = [
      "#######..#..#.#######",
      "#.....#.#.##..#.....#",
      "#.###.#...###.#.###.#",
      "#.###.#..##...#.###.#",
      "#.###.#.##..#.#.###.#",
      "#.....#..#..#.#.....#",
      "#######.#.#.#.#######",
      ".........####........",
      "#.#.#.#...##....#..#.",
      "###.#...#.##..####..#",
      "#..#..##.##.##.##.###",
      "##...#.#.####..##....",
      "...####..##.#...##..#",
      "........#...#.####.##",
      "#######...#.##.##.###",
      "#.....#..###....##...",
      "#.###.#.#..##..#.#.#.",
      "#.###.#...#.########.",
      "#.###.#.#.#.##..#...#",
      "#.....#.....##..##.#.",
      "#######.####...#...##",
    ]
    let code = try #require(QRCode("app://book/42"))
    #expect(code.mask == 0)
    #expect(
      (0..<code.size).map { row in
        (0..<code.size).map { code.isDark(column: $0, row: row) ? "#" : "." }.joined()
      } == symbol
    )
  }
}
