#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The conversion of a URL inside a link, limited to the places an app trusts.
///
/// ```swift
/// Query("url", AllowedURLConversion(schemes: ["https"], hosts: ["books.example.com"]))
/// // reads https://books.example.com/terms, never javascript:alert(1)
/// ```
///
/// A link comes from a stranger, and so does a URL inside it. One is read only where its scheme
/// and its host are both listed, in whole and whatever their case, and where it has no user
/// information, no port, no backslash and no control character. Its path is not looked at.
public struct AllowedURLConversion: URLConversion {
  private let schemes: Set<String>
  private let hosts: Set<String>

  /// Makes the conversion.
  ///
  /// - Parameters:
  ///   - schemes: The schemes that are trusted, such as `https`.
  ///   - hosts: The hosts that are trusted, in their ASCII form; a subdomain is another host.
  public init(schemes: Set<String>, hosts: Set<String>) {
    self.schemes = Set(schemes.map { $0.lowercased() })
    self.hosts = Set(hosts.map { $0.lowercased() })
  }

  /// Reads an absolute URL of a trusted scheme and host.
  public func value(from text: String) -> URL? {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }),
      let url = URL(string: text), url.absoluteString == text,
      let scheme = url.scheme, schemes.contains(scheme.lowercased()),
      let host = url.host(percentEncoded: true), hosts.contains(host.lowercased()),
      // The authority must be the host and nothing else: no user, no port, no odd spelling.
      text.dropFirst(scheme.utf8.count).hasPrefix("://\(host)"),
      url.user == nil, url.port == nil
    else { return nil }
    let rest = text.dropFirst(scheme.utf8.count + 3 + host.utf8.count)
    return rest.isEmpty || "/?#".contains(rest[rest.startIndex]) ? url : nil
  }

  /// Writes the URL where it could be read.
  public func text(from url: URL) -> String? {
    value(from: url.absoluteString).map(\.absoluteString)
  }

  /// One trusted address.
  public var examples: [String] {
    guard let scheme = schemes.sorted().first, let host = hosts.sorted().first else { return [] }
    return ["\(scheme)://\(host)/"]
  }
}
