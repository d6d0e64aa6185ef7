import Iris
import IrisTool
import Testing

@Suite struct `Claiming links on Android` {
  struct Fact: CustomTestStringConvertible, Sendable {
    let pattern: String
    let input: String
    let matches: Bool
    var testDescription: String { "\(pattern) on \"\(input)\"" }

    static let corpus = SharedCorpus.json("android/pattern-advanced-glob.json")
    static let all: [Fact] = (corpus?["cases"]?.elements ?? []).compactMap { item in
      guard let pattern = item["pattern"]?.text, let input = item["input"]?.text,
        let matches = item["match"]?.flag
      else { return nil }
      return Fact(pattern: pattern, input: input, matches: matches)
    }
    static let malformed = (corpus?["malformed"]?.elements ?? []).compactMap(\.text)
  }

  @Test(
    .enabled(if: !Fact.all.isEmpty, "the corpus is not on this machine; set IRIS_SHARED"),
    arguments: Fact.all,
  ) func `an advanced pattern takes what Android takes`(fact: Fact) throws {
    #expect(try AdvancedGlob(fact.pattern).matches(fact.input) == fact.matches)
  }

  @Test(
    .enabled(if: !Fact.malformed.isEmpty, "the corpus is not on this machine; set IRIS_SHARED"),
    arguments: Fact.malformed,
  ) func `what Android refuses is refused`(pattern: String) {
    #expect(throws: AdvancedGlob.Malformed.self) { try AdvancedGlob(pattern) }
  }

  @Test(.enabled(if: !Fact.all.isEmpty, "the corpus is not on this machine; set IRIS_SHARED"))
  func `knows all facts of the corpus`() {
    #expect(Fact.all.count == 88)
    #expect(Fact.malformed.count == 15)
  }

  @Test(arguments: ["a.b*c+d{e}f[g]h\\i^j-k", "", "plain", "/"])
  func `fixed text is escaped so that it takes just itself`(text: String) throws {
    let glob = try AdvancedGlob(AdvancedGlob.escaping(text))
    #expect(glob.matches(text))
    #expect(!glob.matches(text + "x"))
  }

  @Test func `each shape of a route has its pattern`() {
    let filters = AndroidIntentFilters(
      routes: [
        route("home", ""), route("book", "book/:BookID"), route("page", "page/:Int"),
        route("get", "get/:Format"), route("help", "help/**"), route("user", "u/user-:Name.json"),
        route("list", "list/:Name?"), route("again", "book/:Other"),
      ],
      schemes: [],
      hosts: [],
    )
    #expect(
      filters.pathPatterns == [
        "/{0,1}", "/book/[^/]+/{0,1}", #"/page/[+\-]{0,1}[0-9]+/{0,1}"#, "/get/html/{0,1}",
        "/get/pdf/{0,1}", "/get/e pub/{0,1}", "/help/{0,1}", "/help/.*",
        #"/u/user\-[^/]+/{0,1}"#, "/list/{0,1}", "/list/[^/]+/{0,1}",
      ]
    )
  }

  @Test(arguments: AssociationExportTables.all)
  func `the patterns take every path the table reads`(routes: [RouteDescription]) throws {
    let globs = try AndroidIntentFilters(routes: routes, schemes: [], hosts: [])
      .pathPatterns.map { try AdvancedGlob($0) }
    var read = 0
    for link in AssociationExportTables.links(seed: 1, for: routes) {
      // Android decodes the path before it compares, so an encoded slash cannot be told from one.
      guard !link.contains("%2F"), routes.contains(where: { reads($0, link) }),
        let path = PercentEncoding.decode(LinkText(link).path)
      else { continue }
      read += 1
      #expect(globs.contains { $0.matches(path) }, "\(path) is read")
    }
    #expect(read > 0)
  }

  @Test func `writes a filter for the hosts and one for each scheme`() {
    let filters = AndroidIntentFilters(
      routes: [route("a", "a&b/x-y")],
      schemes: ["bookstore"],
      hosts: ["a.example", "b.example"],
    )
    #expect(
      filters.xml == #"""
        <!-- pathAdvancedPattern needs API level 31; below it the filter claims the whole host. -->
        <intent-filter android:autoVerify="true">
          <action android:name="android.intent.action.VIEW" />
          <category android:name="android.intent.category.DEFAULT" />
          <category android:name="android.intent.category.BROWSABLE" />
          <data android:scheme="https" />
          <data android:host="a.example" />
          <data android:host="b.example" />
          <data android:pathAdvancedPattern="/a&amp;b/x\\-y/{0,1}" />
        </intent-filter>
        <intent-filter>
          <action android:name="android.intent.action.VIEW" />
          <category android:name="android.intent.category.DEFAULT" />
          <category android:name="android.intent.category.BROWSABLE" />
          <data android:scheme="bookstore" />
        </intent-filter>

        """#
    )
  }

  @Test func `an asset statement names the app and its certificates`() throws {
    let digits = String(repeating: "ab", count: 32)
    let links = try AssetLinks(package: "com.example.books", fingerprints: [digits])
    let pairs = Array(repeating: "AB", count: 32).joined(separator: ":")
    #expect(
      links.json.compact == """
        [{"relation":["delegate_permission/common.handle_all_urls"],"target":\
        {"namespace":"android_app","package_name":"com.example.books",\
        "sha256_cert_fingerprints":["\(pairs)"]}}]
        """
    )
  }

  @Test(
    arguments: [
      (
        "books", [],
        "package \"books\": is no package name; write it as com.example.app"
      ),
      (
        "com.example", ["AB:CD"],
        "fingerprint \"AB:CD\": is not 32 pairs of hexadecimal digits; take the SHA256 line of "
          + "keytool or of the Play Console"
      ),
    ] as [(String, [String], String)]
  )
  func `refuses what cannot be stated`(name: String, fingerprints: [String], message: String) {
    let error = #expect(throws: AssetLinks.Failure.self) {
      try AssetLinks(package: name, fingerprints: fingerprints)
    }
    #expect(error?.description == message)
  }
}
