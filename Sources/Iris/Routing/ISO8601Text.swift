/// A date in the calendar form of ISO 8601, as seconds since 1970 and back.
///
/// ```swift
/// ISO8601Text.seconds(in: "2026-01-31T09:30:00.250Z")   // 1769851800.25
/// ISO8601Text.text(milliseconds: 1_769_851_800_250)     // "2026-01-31T09:30:00.250Z"
/// ```
///
/// - Note: RFC 3339, section 5.6, without leap seconds; offsets also as `+0200` and `+02`.
package enum ISO8601Text {
  /// The seconds since 1970 of a day's first instant, or of a day and a time with a zone.
  ///
  /// - Complexity: O(*n*) in the bytes; a text of more than 35 bytes is none.
  package static func seconds(in text: String) -> Double? {
    guard text.utf8.count <= 35 else { return nil }
    var reader = Reader(rest: Array(text.utf8)[...])
    guard let year = reader.number(digits: 4), reader.take("-"),
      let month = reader.number(digits: 2), reader.take("-"),
      let dayOfMonth = reader.number(digits: 2),
      let day = CalendarDay(year: year, month: month, day: dayOfMonth)
    else { return nil }
    if reader.rest.isEmpty { return Double(day.number) * 86_400 }
    guard reader.take("T") || reader.take("t"),
      let hour = reader.number(digits: 2), hour < 24, reader.take(":"),
      let minute = reader.number(digits: 2), minute < 60, reader.take(":"),
      let second = reader.number(digits: 2), second < 60
    else { return nil }
    let fraction = reader.take(".") ? reader.fraction() : 0
    guard let fraction, let offset = reader.offset(), reader.rest.isEmpty else { return nil }
    let seconds = Int64(day.number) * 86_400 + Int64(hour * 3_600 + minute * 60 + second - offset)
    guard fraction % 1_000_000 == 0 else {
      return Double(seconds) + Double(fraction) / 1_000_000_000
    }
    // One division, so that the result is the double nearest to what is written.
    return Double(seconds * 1_000 + Int64(fraction / 1_000_000)) / 1_000
  }

  /// The day and time of an instant in UTC, without a fraction where it has none; nil outside the
  /// years 1 to 9999.
  package static func text(milliseconds: Int64) -> String? {
    let day = dayNumber(milliseconds)
    let inDay = Int(milliseconds - Int64(day) * 86_400_000)
    guard let day = text(day: day) else { return nil }
    let hour = padded(inDay / 3_600_000, 2)
    let minute = padded(inDay / 60_000 % 60, 2)
    let second = padded(inDay / 1_000 % 60, 2)
    let fraction = inDay % 1_000 == 0 ? "" : "." + padded(inDay % 1_000, 3)
    return "\(day)T\(hour):\(minute):\(second)\(fraction)Z"
  }

  /// A day, counted from 1970; nil outside the years 1 to 9999.
  package static func text(day number: Int) -> String? {
    CalendarDay(number: number).map {
      "\(padded($0.year, 4))-\(padded($0.month, 2))-\(padded($0.day, 2))"
    }
  }

  /// The day, counted from 1970, on which an instant lies in UTC.
  package static func dayNumber(_ milliseconds: Int64) -> Int {
    let (quotient, rest) = milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
    return Int(rest < 0 ? quotient - 1 : quotient)
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// Takes a text apart from the left.
  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard let first = rest.first, first == UInt8(ascii: character) else { return false }
      rest = rest.dropFirst()
      return true
    }

    mutating func number(digits: Int) -> Int? {
      let run = rest.prefix(digits)
      guard run.count == digits, run.allSatisfy(ASCII.isDigit) else { return nil }
      rest = rest.dropFirst(digits)
      return run.reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) }
    }

    /// One to nine digits behind the point, as billionths.
    mutating func fraction() -> Int? {
      let count = rest.prefix(while: ASCII.isDigit).count
      guard (1...9).contains(count), var billionths = number(digits: count) else { return nil }
      for _ in count..<9 { billionths *= 10 }
      return billionths
    }

    /// The seconds by which the zone is ahead of UTC.
    mutating func offset() -> Int? {
      if take("Z") || take("z") { return 0 }
      let sign = take("+") ? 1 : take("-") ? -1 : 0
      guard sign != 0, let hours = number(digits: 2), hours < 24 else { return nil }
      if rest.isEmpty { return sign * hours * 3_600 }
      _ = take(":")
      guard let minutes = number(digits: 2), minutes < 60 else { return nil }
      return sign * (hours * 3_600 + minutes * 60)
    }
  }
}
