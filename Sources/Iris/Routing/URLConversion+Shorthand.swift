// The conversions as members, so that a call site reads `Capture(.iso8601(writing: .day))`.

extension URLConversion where Self == ISO8601Conversion {
  /// Dates with a time, in UTC.
  public static var iso8601: ISO8601Conversion { ISO8601Conversion() }

  /// Dates in a chosen precision, in UTC.
  public static func iso8601(writing precision: ISO8601Conversion.Precision) -> ISO8601Conversion {
    ISO8601Conversion(writing: precision)
  }
}

extension URLConversion where Self == AllowedURLConversion {
  /// URLs of listed schemes and hosts.
  public static func url(schemes: Set<String>, hosts: Set<String>) -> AllowedURLConversion {
    AllowedURLConversion(schemes: schemes, hosts: hosts)
  }
}
