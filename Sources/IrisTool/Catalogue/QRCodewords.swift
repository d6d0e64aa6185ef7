/// The data of a symbol with its error correction, block by block.
struct QRCodewords {
  private let data: [[UInt8]]
  private let correction: [[UInt8]]

  init(_ bytes: [UInt8], in version: QRVersion) {
    let codewords = Self.padded(bytes, in: version)
    let generator = QRField.generator(degree: version.correctionCount)
    let short = version.dataCount / version.blockCount
    let shortCount = version.blockCount - version.dataCount % version.blockCount
    var start = 0
    data = (0..<version.blockCount).map { index in
      let count = short + (index < shortCount ? 0 : 1)
      defer { start += count }
      return Array(codewords[start..<start + count])
    }
    correction = data.map { QRField.remainder(of: $0, by: generator) }
  }

  /// Mode, count, bytes, terminator, and padding up to what the version holds.
  private static func padded(_ bytes: [UInt8], in version: QRVersion) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for shift in (0..<count).reversed() { bits.append(value >> shift & 1 == 1) }
    }
    append(0b0100, 4)
    append(bytes.count, version.countBits)
    for byte in bytes { append(Int(byte), 8) }
    append(0, min(4, 8 * version.dataCount - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var codewords = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    while codewords.count < version.dataCount {
      codewords.append(0xEC)
      if codewords.count < version.dataCount { codewords.append(0x11) }
    }
    return codewords
  }

  /// All codewords in the order they stand in the symbol: the first of each block, then the second.
  var interleaved: [UInt8] {
    func columns(_ blocks: [[UInt8]]) -> [UInt8] {
      (0..<(blocks.map(\.count).max() ?? 0)).flatMap { column in
        blocks.compactMap { column < $0.count ? $0[column] : nil }
      }
    }
    return columns(data) + columns(correction)
  }
}

/// The field of 256 elements in which the error correction is reckoned.
private enum QRField {
  private static let exponentials: [UInt8] = {
    var powers: [UInt8] = []
    var value = 1
    for _ in 0..<255 {
      powers.append(UInt8(value))
      value <<= 1
      if value > 255 { value ^= 0x11D }
    }
    return powers
  }()

  private static let logarithms: [Int] = {
    var logarithms = Array(repeating: 0, count: 256)
    for (exponent, value) in exponentials.enumerated() { logarithms[Int(value)] = exponent }
    return logarithms
  }()

  static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    guard left != 0, right != 0 else { return 0 }
    return exponentials[(logarithms[Int(left)] + logarithms[Int(right)]) % 255]
  }

  /// The product of (x − 2ⁱ) for i below the degree, highest coefficient first, without the leading 1.
  static func generator(degree: Int) -> [UInt8] {
    var coefficients: [UInt8] = [1]
    for exponent in 0..<degree {
      let root = exponentials[exponent]
      var next = coefficients + [0]
      for index in coefficients.indices { next[index + 1] ^= product(coefficients[index], root) }
      coefficients = next
    }
    return Array(coefficients.dropFirst())
  }

  static func remainder(of data: [UInt8], by generator: [UInt8]) -> [UInt8] {
    var remainder = Array(repeating: UInt8(0), count: generator.count)
    for byte in data {
      let factor = byte ^ remainder[0]
      remainder.removeFirst()
      remainder.append(0)
      for index in generator.indices { remainder[index] ^= product(generator[index], factor) }
    }
    return remainder
  }
}
