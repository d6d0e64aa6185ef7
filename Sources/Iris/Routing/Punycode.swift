/// The encoding by which a label of a domain name holds letters beyond ASCII.
///
/// ```swift
/// Punycode.ascii("bücher")          // "xn--bcher-kva"
/// Punycode.unicode("xn--bcher-kva") // "bücher"
/// ```
///
/// - Note: RFC 3492, sections 3 and 6.
package enum Punycode {
  private static let base = 36
  /// Beyond every position that a label of a domain name can encode, and within 32 bits.
  private static let furthest = 0x11_0000 * 64
  private static let tMin = 1
  private static let tMax = 26

  /// A label with its `xn--` form where it needs one, or nil where it is too long for that.
  package static func ascii(_ label: String) -> String? {
    let scalars = Array(label.unicodeScalars)
    if scalars.allSatisfy(\.isASCII) { return label }
    guard scalars.count <= 63 else { return nil }
    var output = String(String.UnicodeScalarView(scalars.filter(\.isASCII)))
    let basicCount = output.utf8.count
    if basicCount > 0 { output += "-" }
    var code = 128
    var delta = 0
    var bias = 72
    var handled = basicCount
    while handled < scalars.count {
      guard let next = scalars.map({ Int($0.value) }).filter({ $0 >= code }).min() else {
        return nil
      }
      delta += (next - code) * (handled + 1)
      code = next
      for scalar in scalars {
        let value = Int(scalar.value)
        if value < code { delta += 1 }
        guard value == code else { continue }
        append(delta, bias: bias, to: &output)
        bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      code += 1
    }
    return "xn--" + output
  }

  private static func append(_ delta: Int, bias: Int, to output: inout String) {
    var rest = delta
    var k = base
    while true {
      let threshold = min(max(k - bias, tMin), tMax)
      if rest < threshold { break }
      output.unicodeScalars.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      k += base
    }
    output.unicodeScalars.append(digit(rest))
  }

  /// A label without its `xn--` form, or nil where that form is broken.
  package static func unicode(_ label: String) -> String? {
    guard label.utf8.starts(with: "xn--".utf8) else { return label }
    let encoded = Array(label.utf8.dropFirst(4))
    guard encoded.count <= 59 else { return nil }
    let delimiter = encoded.lastIndex(of: UInt8(ascii: "-"))
    var output = (delimiter.map { encoded[..<$0] } ?? []).map { Unicode.Scalar($0) }
    var index = delimiter.map { $0 + 1 } ?? 0
    var code = 128
    var position = 0
    var bias = 72
    while index < encoded.count {
      let start = position
      var weight = 1
      var k = base
      while true {
        guard index < encoded.count, let digit = value(encoded[index]),
          digit == 0 || digit <= (furthest - position) / weight
        else { return nil }
        index += 1
        position += digit * weight
        let threshold = min(max(k - bias, tMin), tMax)
        if digit < threshold { break }
        weight = weight > furthest / (base - threshold) ? furthest : weight * (base - threshold)
        k += base
      }
      bias = adapted(position - start, count: output.count + 1, isFirst: start == 0)
      code += position / (output.count + 1)
      position %= output.count + 1
      guard code < 0x11_0000, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
      output.insert(scalar, at: position)
      position += 1
    }
    // Only the one spelling that encoding gives is this label; `xn--books-` is not `books`.
    let text = String(String.UnicodeScalarView(output))
    return ascii(text).map { $0.utf8.elementsEqual(label.utf8) } == true ? text : nil
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var k = 0
    while delta > ((base - tMin) * tMax) / 2 {
      delta /= base - tMin
      k += base
    }
    return k + (base - tMin + 1) * delta / (delta + 38)
  }

  private static func digit(_ value: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(value < 26 ? value + 97 : value - 26 + 48))
  }

  private static func value(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 97
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 65
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48 + 26
    default: nil
    }
  }
}
