#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The conversion of a date in the calendar form of ISO 8601.
///
/// ```swift
/// Capture(Date.self)                          // 2026-01-31T09:30:00Z
/// Capture(ISO8601Conversion(writing: .day))   // 2026-01-31
/// ```
///
/// Reads a day of the years 1 to 9999, which means its first instant in UTC, and a day with a time,
/// whole or fractional seconds, and `Z` or an offset; a day or a time that does not exist is not
/// read. Writes UTC in the chosen precision; a date that needs more than the precision allows
/// cannot be printed.
public struct ISO8601Conversion: URLConversion {
  /// How much of a date is written.
  public enum Precision: Hashable, Sendable {
    /// Year, month and day.
    case day
    /// The day and the time, to the second, or to the millisecond where the date has any.
    case time
  }

  private let precision: Precision

  /// Makes the conversion.
  public init(writing precision: Precision = .time) { self.precision = precision }

  /// Reads a day, or a day and a time with a zone.
  public func value(from text: String) -> Date? {
    ISO8601Text.seconds(in: text).map { Date(timeIntervalSince1970: $0) }
  }

  /// Writes the date in UTC.
  public func text(from value: Date) -> String? {
    let milliseconds = (value.timeIntervalSince1970 * 1_000).rounded()
    // Beyond these years the calendar form has no four digits; what is finer than the precision
    // is found when the text is read back.
    guard (-62_135_596_800_000..<253_402_300_800_000).contains(milliseconds) else { return nil }
    return switch precision {
    case .day: ISO8601Text.text(day: ISO8601Text.dayNumber(Int64(milliseconds)))
    case .time: ISO8601Text.text(milliseconds: Int64(milliseconds))
    }
  }

  /// One date in the written precision.
  public var examples: [String] {
    precision == .day ? ["2026-01-31"] : ["2026-01-31T09:30:00Z"]
  }
}
