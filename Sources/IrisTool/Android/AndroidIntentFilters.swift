package import Iris

/// The intent filters by which an Android app claims the same links.
///
/// ```swift
/// print(AndroidIntentFilters(routes: router.routes, schemes: [], hosts: ["books.example.com"]).xml)
/// ```
///
/// The attributes of the `data` elements in one filter multiply out, so the web links of all hosts
/// share one filter and each custom scheme has its own. Android compares a path after decoding it;
/// queries and fragments are not looked at.
package struct AndroidIntentFilters: Sendable {
  /// The paths as `pathAdvancedPattern`s, without those another covers word for word.
  package let pathPatterns: [String]
  private let schemes: [String]
  private let hosts: [String]

  package init(routes: [RouteDescription], schemes: [String], hosts: [String]) {
    var patterns: [String] = []
    for pattern in routes.flatMap(Self.patterns) where !patterns.contains(pattern) {
      patterns.append(pattern)
    }
    pathPatterns = patterns
    self.schemes = schemes
    self.hosts = hosts
  }

  /// How many alternatives of a finite type are written out; Android has no word for "one of".
  private static let mostAlternatives = 32

  private static func patterns(of route: RouteDescription) -> [String] {
    var finished: [String] = []
    var open = [""]
    for segment in route.path {
      switch segment {
      case .literal(let text):
        open = open.map { $0 + "/" + AdvancedGlob.escaping(text) }
      case .capture(let value, let prefix, let suffix):
        if value.isOptional { finished += open.map { $0 + trailingSlash } }
        let alternatives = alternatives(value, prefix: prefix, suffix: suffix)
        open =
          open.count * alternatives.count > mostAlternatives
          ? open.map { $0 + "/" + AdvancedGlob.escaping(prefix) + "[^/]+" }
          : open.flatMap { start in alternatives.map { start + "/" + $0 } }
      case .rest:
        return finished + open.flatMap { [$0 + trailingSlash, $0 + "/.*"] }
      }
    }
    return finished + open.map { $0 + trailingSlash }
  }

  private static let trailingSlash = "/{0,1}"

  private static func alternatives(
    _ value: RouteDescription.Value,
    prefix: String,
    suffix: String,
  ) -> [String] {
    let (before, after) = (AdvancedGlob.escaping(prefix), AdvancedGlob.escaping(suffix))
    if let choices = value.choices {
      return choices.filter { !$0.isEmpty }.map { before + AdvancedGlob.escaping($0) + after }
    }
    if value.isInteger, suffix.first?.isNumber != true {
      return [before + #"[+\-]{0,1}[0-9]+"# + after]
    }
    // A piece takes all it can, the suffix too, and there is no going back.
    return [before + "[^/]+"]
  }

  /// The filters as elements for the `activity` of a manifest.
  package var xml: String {
    var filters: [String] = []
    if !hosts.isEmpty {
      let data =
        [Self.data("scheme", "https")] + hosts.map { Self.data("host", $0) }
        + pathPatterns.map { Self.data("pathAdvancedPattern", $0) }
      filters.append(Self.filter(data, isVerified: true))
    }
    filters += schemes.map { Self.filter([Self.data("scheme", $0)], isVerified: false) }
    let note = """
      <!-- pathAdvancedPattern needs API level 31; below it the filter claims the whole host. -->

      """
    return (hosts.isEmpty ? "" : note) + filters.joined()
  }

  private static func filter(_ data: [String], isVerified: Bool) -> String {
    """
    <intent-filter\(isVerified ? #" android:autoVerify="true""# : "")>
      <action android:name="android.intent.action.VIEW" />
      <category android:name="android.intent.category.DEFAULT" />
      <category android:name="android.intent.category.BROWSABLE" />
    \(data.map { "  " + $0 }.joined(separator: "\n"))
    </intent-filter>

    """
  }

  /// One attribute an element; a backslash in a manifest is doubled, as resources escape with it.
  private static func data(_ attribute: String, _ value: String) -> String {
    let text = value.split(separator: "\\", omittingEmptySubsequences: false)
      .joined(separator: "\\\\")
    return "<data android:\(attribute)=\"\(text.escapedForMarkup)\" />"
  }

  /// The same as data, for tools.
  package var json: JSONValue {
    .object([
      "schemes": .strings(schemes),
      "hosts": .strings(hosts),
      "pathAdvancedPatterns": .strings(pathPatterns),
    ])
  }
}
