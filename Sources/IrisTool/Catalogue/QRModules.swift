/// The modules of a symbol while it is drawn.
struct QRModules: Hashable {
  private let size: Int
  private var dark: [Bool]
  /// The modules of function patterns, which hold no data and are never masked.
  private var isFixed: [Bool]

  init(_ version: QRVersion) {
    size = version.size
    dark = Array(repeating: false, count: size * size)
    isFixed = dark
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    drawFinder(3, 3)
    drawFinder(size - 4, 3)
    drawFinder(3, size - 4)
    drawAlignment(version.alignmentCentres)
    drawFormat(mask: 0)
    if version.number >= 7 { drawVersion(version.number) }
  }

  subscript(column: Int, row: Int) -> Bool { dark[row * size + column] }

  private mutating func fix(_ column: Int, _ row: Int, _ isDark: Bool) {
    guard (0..<size).contains(column), (0..<size).contains(row) else { return }
    dark[row * size + column] = isDark
    isFixed[row * size + column] = true
  }

  /// Rings around a centre; the outermost is the light separator.
  private mutating func drawFinder(_ column: Int, _ row: Int) {
    for down in -4...4 {
      for right in -4...4 {
        let ring = max(abs(down), abs(right))
        fix(column + right, row + down, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignment(_ centres: [Int]) {
    guard let first = centres.first, let last = centres.last else { return }
    for column in centres {
      for row in centres {
        let isOnFinder =
          (column, row) == (first, first) || (column, row) == (first, last)
          || (column, row) == (last, first)
        guard !isOnFinder else { continue }
        for down in -2...2 {
          for right in -2...2 {
            fix(column + right, row + down, max(abs(down), abs(right)) != 1)
          }
        }
      }
    }
  }

  /// Level M and the mask, fifteen bits, twice.
  private mutating func drawFormat(mask: Int) {
    var remainder = mask << 10
    for shift in stride(from: 14, through: 10, by: -1) where remainder >> shift & 1 == 1 {
      remainder ^= 0x537 << (shift - 10)
    }
    let bits = (mask << 10 | remainder) ^ 0x5412
    for index in 0..<15 {
      let isDark = bits >> index & 1 == 1
      switch index {
      case 0..<6: fix(8, index, isDark)
      case 6: fix(8, 7, isDark)
      case 7: fix(8, 8, isDark)
      case 8: fix(7, 8, isDark)
      default: fix(14 - index, 8, isDark)
      }
      if index < 8 { fix(size - 1 - index, 8, isDark) } else { fix(8, size - 15 + index, isDark) }
    }
    fix(8, size - 8, true)
  }

  /// The version, eighteen bits, twice.
  private mutating func drawVersion(_ number: Int) {
    var remainder = number << 12
    for shift in stride(from: 17, through: 12, by: -1) where remainder >> shift & 1 == 1 {
      remainder ^= 0x1F25 << (shift - 12)
    }
    let bits = number << 12 | remainder
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      fix(index / 3, size - 11 + index % 3, isDark)
      fix(size - 11 + index % 3, index / 3, isDark)
    }
  }

  /// Places codewords in pairs of columns from the right, up and down in turn.
  mutating func place(_ codewords: [UInt8]) {
    let order = (0..<8).reversed()
    var bits: ArraySlice<Bool> = codewords.flatMap { byte in order.map { byte >> $0 & 1 == 1 } }[
      ...
    ]
    var right = size - 1
    var isUpward = true
    while right > 0 {
      if right == 6 { right -= 1 }
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row * size + column] {
          // Up to seven modules are left over; they stay light.
          dark[row * size + column] = bits.popFirst() ?? false
        }
      }
      right -= 2
      isUpward.toggle()
    }
  }

  /// The same modules with a mask over the data and its number in the format.
  func masked(with mask: Int) -> QRModules {
    var result = self
    for row in 0..<size {
      for column in 0..<size
      where !isFixed[row * size + column] && Self.inverts(mask, column, row) {
        result.dark[row * size + column].toggle()
      }
    }
    result.drawFormat(mask: mask)
    return result
  }

  private static func inverts(_ mask: Int, _ column: Int, _ row: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }
}

// MARK: Penalty

extension QRModules {
  /// How hard the symbol is to read: runs, blocks, false finders and a lopsided share of dark.
  var penalty: Int {
    var penalty = 0
    for index in 0..<size {
      penalty += linePenalty(from: index * size, step: 1)
      penalty += linePenalty(from: index, step: size)
    }
    for row in 0..<size - 1 {
      for column in 0..<size - 1 {
        let corner = self[column, row]
        let isBlock =
          corner == self[column + 1, row] && corner == self[column, row + 1]
          && corner == self[column + 1, row + 1]
        penalty += isBlock ? 3 : 0
      }
    }
    let total = size * size
    return penalty + abs(dark.count { $0 } * 20 - total * 10) / total * 10
  }

  private func linePenalty(from start: Int, step: Int) -> Int {
    var penalty = 0
    var run = 0
    var last = false
    // The last fifteen modules as bits, the quiet zone on both sides included: a finder's 1:1:3:1:1
    // with four light ones before or behind it.
    var window = 0
    for index in 0..<size + 4 {
      let isInside = index < size
      let module = isInside && dark[start + index * step]
      window = (window << 1 | (module ? 1 : 0)) & 0x7FFF
      if window >> 4 & 0x7F == 0b101_1101, window & 0xF == 0 || window >> 11 == 0 { penalty += 40 }
      guard isInside else { continue }
      run = index > 0 && last == module ? run + 1 : 1
      last = module
      if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
    }
    return penalty
  }
}
