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
/// Reads a day, which means its first instant in UTC, and a day with a time, whole or fractional
/// seconds, and `Z` or an offset. Writes UTC in the chosen precision; a date that needs more than
/// the precision allows cannot be printed.
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
    guard text.utf8.count <= 35 else { return nil }
    if let date = try? Date(text, strategy: Self.day), Self.day.format(date) == text { return date }
    return (try? Date(text, strategy: Self.seconds))
      ?? (try? Date(text, strategy: Self.milliseconds))
  }

  /// Writes the date in UTC.
  public func text(from value: Date) -> String? {
    // Beyond these years the calendar form has no four digits.
    guard (-62_135_596_800..<253_402_300_800).contains(value.timeIntervalSince1970) else {
      return nil
    }
    return switch precision {
    case .day: Self.day.format(value)
    case .time where value.timeIntervalSince1970.truncatingRemainder(dividingBy: 1) == 0:
      Self.seconds.format(value)
    case .time: Self.milliseconds.format(value)
    }
  }

  /// One date in the written precision.
  public var examples: [String] {
    precision == .day ? ["2026-01-31"] : ["2026-01-31T09:30:00Z"]
  }

  private static let day = Date.ISO8601FormatStyle().year().month().day()
  private static let seconds = Date.ISO8601FormatStyle()
  private static let milliseconds = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
