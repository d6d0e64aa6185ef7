/// The statement by which a host lets an Android app open its links: `assetlinks.json`.
///
/// ```swift
/// try AssetLinks(package: "com.example.books", fingerprints: ["AB:CD:…"]).json
/// ```
package struct AssetLinks: Sendable {
  /// Why a statement cannot be made.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
  }

  private let packageName: String
  private let fingerprints: [String]

  /// Makes a statement for one app.
  ///
  /// - Parameters:
  ///   - package: The app's package name, such as `com.example.books`.
  ///   - fingerprints: The SHA-256 fingerprints of its signing certificates: 32 pairs of hexadecimal
  ///     digits, with or without colons between.
  /// - Throws: ``Failure`` with the fingerprint or name that is none.
  package init(package: String, fingerprints: [String]) throws(Failure) {
    let words = package.split(separator: ".", omittingEmptySubsequences: false)
    let isName =
      words.count > 1
      && words.allSatisfy { word in
        word.first?.isLetter == true
          && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      }
    guard isName else {
      throw Failure(
        description: "package \"\(package)\": is no package name; write it as com.example.app"
      )
    }
    var normalised: [String] = []
    for fingerprint in fingerprints {
      let digits = fingerprint.filter { $0 != ":" }
      guard digits.count == 64, digits.utf8.allSatisfy({ hexadecimalValue($0) != nil }) else {
        throw Failure(
          description: "fingerprint \"\(fingerprint)\": is not 32 pairs of hexadecimal digits; "
            + "take the SHA256 line of keytool or of the Play Console"
        )
      }
      let upper = Array(digits.uppercased())
      normalised.append(
        stride(from: 0, to: 64, by: 2).map { String(upper[$0..<$0 + 2]) }.joined(separator: ":")
      )
    }
    packageName = package
    self.fingerprints = normalised
  }

  package var json: JSONValue {
    .array([
      .object([
        "relation": .strings(["delegate_permission/common.handle_all_urls"]),
        "target": .object([
          "namespace": .string("android_app"),
          "package_name": .string(packageName),
          "sha256_cert_fingerprints": .strings(fingerprints),
        ]),
      ])
    ])
  }
}
