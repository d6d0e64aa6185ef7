import Foundation
import IrisTool
import Testing

@Suite struct `Writing property lists` {
  private struct URLTypes: Decodable {
    struct Entry: Decodable, Equatable {
      let CFBundleURLName: String
      let CFBundleURLSchemes: [String]
    }

    let CFBundleURLTypes: [Entry]
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try PropertyListDecoder().decode(type, from: Data(text.utf8))
  }

  @Test func `schemes stand under URL types`() throws {
    let text = PropertyLists.urlTypes(name: "com.example.<b>", schemes: ["bookstore", "books"])
    let entry = URLTypes.Entry(
      CFBundleURLName: "com.example.<b>",
      CFBundleURLSchemes: ["bookstore", "books"],
    )
    #expect(try decode(URLTypes.self, text).CFBundleURLTypes == [entry])
  }

  @Test func `hosts stand as services of the entitlement`() throws {
    let text = PropertyLists.associatedDomains(hosts: ["a.example", "b.example"])
    let services = ["com.apple.developer.associated-domains": ["a.example", "b.example"]]
      .mapValues { $0.map { "applinks:" + $0 } }
    #expect(try decode([String: [String]].self, text) == services)
  }
}
