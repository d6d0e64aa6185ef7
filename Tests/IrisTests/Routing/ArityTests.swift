import Foundation
import Iris
import Testing

/// One case for each number of values, in place, in a box, and told apart by the app.
private enum Plain: Equatable, Sendable {
  case n1(String)
  case n2(String, Int)
  case n3(String, Int, String)
  case n4(String, Int, String, Int)
  case n5(String, Int, String, Int, String)
  case n6(String, Int, String, Int, String, Int)
  case n7(String, Int, String, Int, String, Int, String)
  case n8(String, Int, String, Int, String, Int, String, Int)
}

/// The same, whose payloads only reflection finds.
private indirect enum Boxed: Equatable, Sendable {
  case n1(String)
  case n2(String, Int)
  case n3(String, Int, String)
  case n4(String, Int, String, Int)
  case n5(String, Int, String, Int, String)
  case n6(String, Int, String, Int, String, Int)
  case n7(String, Int, String, Int, String, Int, String)
  case n8(String, Int, String, Int, String, Int, String, Int)
}

@Suite("Routes of any number of captures")
struct ArityTests {
  private static let plain = URLPathRouter<Plain>(origins: .scheme("app")) {
    URLRoute(Plain.n1) {
      Path("n1")
      Query("last", String.self)
    }
    URLRoute(Plain.n2) {
      Path("n2", Capture(String.self))
      Query("last", Int.self)
    }
    URLRoute(Plain.n3) {
      Path("n3", Capture(String.self), Capture(Int.self))
      Query("last", String.self)
    }
    URLRoute(Plain.n4) {
      Path("n4", Capture(String.self), Capture(Int.self), Capture(String.self))
      Query("last", Int.self)
    }
    URLRoute(Plain.n5) {
      Path("n5", Capture(String.self), Capture(Int.self), Capture(String.self), Capture(Int.self))
      Query("last", String.self)
    }
    URLRoute(Plain.n6) {
      Path(
        "n6",
        Capture(String.self),
        Capture(Int.self),
        Capture(String.self),
        Capture(Int.self),
        Capture(String.self)
      )
      Query("last", Int.self)
    }
    URLRoute(Plain.n7) {
      Path {
        "n7"
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
        Capture(Int.self)
      }
      Query("last", String.self)
    }
    URLRoute(Plain.n8) {
      Path {
        "n8"
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
      }
      Query("last", Int.self)
    }
  }

  private static let boxed = URLPathRouter<Boxed>(origins: .scheme("app")) {
    URLRoute(Boxed.n1) {
      Path("n1")
      Query("last", String.self)
    }
    URLRoute(Boxed.n2) {
      Path("n2", Capture(String.self))
      Query("last", Int.self)
    }
    URLRoute(Boxed.n3) {
      Path("n3", Capture(String.self), Capture(Int.self))
      Query("last", String.self)
    }
    URLRoute(Boxed.n4) {
      Path("n4", Capture(String.self), Capture(Int.self), Capture(String.self))
      Query("last", Int.self)
    }
    URLRoute(Boxed.n5) {
      Path("n5", Capture(String.self), Capture(Int.self), Capture(String.self), Capture(Int.self))
      Query("last", String.self)
    }
    URLRoute(Boxed.n6) {
      Path(
        "n6",
        Capture(String.self),
        Capture(Int.self),
        Capture(String.self),
        Capture(Int.self),
        Capture(String.self)
      )
      Query("last", Int.self)
    }
    URLRoute(Boxed.n7) {
      Path {
        "n7"
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
        Capture(Int.self)
      }
      Query("last", String.self)
    }
    URLRoute(Boxed.n8) {
      Path {
        "n8"
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
      }
      Query("last", Int.self)
    }
  }

  private static let told = URLPathRouter<Boxed>(origins: .scheme("app")) {
    URLRoute(Boxed.n1, extract: { if case .n1(let v1) = $0 { v1 } else { nil } }) {
      Path("n1")
      Query("last", String.self)
    }
    URLRoute(Boxed.n2, extract: { if case .n2(let v1, let v2) = $0 { (v1, v2) } else { nil } }) {
      Path("n2", Capture(String.self))
      Query("last", Int.self)
    }
    URLRoute(
      Boxed.n3,
      extract: { if case .n3(let v1, let v2, let v3) = $0 { (v1, v2, v3) } else { nil } }
    ) {
      Path("n3", Capture(String.self), Capture(Int.self))
      Query("last", String.self)
    }
    URLRoute(
      Boxed.n4,
      extract: {
        if case .n4(let v1, let v2, let v3, let v4) = $0 { (v1, v2, v3, v4) } else { nil }
      }
    ) {
      Path("n4", Capture(String.self), Capture(Int.self), Capture(String.self))
      Query("last", Int.self)
    }
    URLRoute(
      Boxed.n5,
      extract: {
        if case .n5(let v1, let v2, let v3, let v4, let v5) = $0 {
          (v1, v2, v3, v4, v5)
        } else {
          nil
        }
      }
    ) {
      Path("n5", Capture(String.self), Capture(Int.self), Capture(String.self), Capture(Int.self))
      Query("last", String.self)
    }
    URLRoute(
      Boxed.n6,
      extract: {
        if case .n6(let v1, let v2, let v3, let v4, let v5, let v6) = $0 {
          (v1, v2, v3, v4, v5, v6)
        } else {
          nil
        }
      }
    ) {
      Path(
        "n6",
        Capture(String.self),
        Capture(Int.self),
        Capture(String.self),
        Capture(Int.self),
        Capture(String.self)
      )
      Query("last", Int.self)
    }
    URLRoute(
      Boxed.n7,
      extract: {
        if case .n7(let v1, let v2, let v3, let v4, let v5, let v6, let v7) = $0 {
          (v1, v2, v3, v4, v5, v6, v7)
        } else {
          nil
        }
      }
    ) {
      Path {
        "n7"
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
        Capture(Int.self)
      }
      Query("last", String.self)
    }
    URLRoute(
      Boxed.n8,
      extract: {
        if case .n8(let v1, let v2, let v3, let v4, let v5, let v6, let v7, let v8) = $0 {
          (v1, v2, v3, v4, v5, v6, v7, v8)
        } else {
          nil
        }
      }
    ) {
      Path {
        "n8"
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
        Capture(Int.self)
        Capture(String.self)
      }
      Query("last", Int.self)
    }
  }

  /// A link of so many captures: numbers and words by turns, and the last of them in the query.
  private static func link(_ count: Int) -> String {
    let values = (1...count).map { $0.isMultiple(of: 2) ? "\($0)" : "v\($0)" }
    let path = values.dropLast().map { "/" + $0 }.joined()
    return "app://n\(count)" + path + "?last=" + values[count - 1]
  }

  private static let plainValues: [Plain] = [
    .n1("v1"),
    .n2("v1", 2),
    .n3("v1", 2, "v3"),
    .n4("v1", 2, "v3", 4),
    .n5("v1", 2, "v3", 4, "v5"),
    .n6("v1", 2, "v3", 4, "v5", 6),
    .n7("v1", 2, "v3", 4, "v5", 6, "v7"),
    .n8("v1", 2, "v3", 4, "v5", 6, "v7", 8),
  ]

  private static let boxedValues: [Boxed] = [
    .n1("v1"),
    .n2("v1", 2),
    .n3("v1", 2, "v3"),
    .n4("v1", 2, "v3", 4),
    .n5("v1", 2, "v3", 4, "v5"),
    .n6("v1", 2, "v3", 4, "v5", 6),
    .n7("v1", 2, "v3", 4, "v5", 6, "v7"),
    .n8("v1", 2, "v3", 4, "v5", 6, "v7", 8),
  ]

  @Test(arguments: 1...8)
  func `read and print a payload in place`(count: Int) throws {
    let (link, value) = (Self.link(count), Self.plainValues[count - 1])
    #expect(Self.plain.parse(link) == value)
    #expect(try Self.plain.string(for: value) == link)
  }

  @Test(arguments: 1...8)
  func `read and print a payload in a box`(count: Int) throws {
    let (link, value) = (Self.link(count), Self.boxedValues[count - 1])
    #expect(Self.boxed.parse(link) == value)
    #expect(try Self.boxed.string(for: value) == link)
  }

  @Test(arguments: 1...8)
  func `read and print a payload they are told`(count: Int) throws {
    let (link, value) = (Self.link(count), Self.boxedValues[count - 1])
    #expect(Self.told.parse(link) == value)
    #expect(try Self.told.string(for: value) == link)
  }

  @Test(arguments: 1...8)
  func `pass on a link with one value that does not convert`(count: Int) {
    let link = Self.link(count).replacingOccurrences(of: "/2", with: "/two")
      .replacingOccurrences(of: "=2", with: "=two")
    #expect((Self.plain.parse(link) == nil) == (count > 1))
  }

  @Test(arguments: 1...8)
  func `say which value a link cannot hold`(count: Int) {
    let empty: [Plain] = [
      .n1(""),
      .n2("", 2),
      .n3("", 2, "v3"),
      .n4("", 2, "v3", 4),
      .n5("", 2, "v3", 4, "v5"),
      .n6("", 2, "v3", 4, "v5", 6),
      .n7("", 2, "v3", 4, "v5", 6, "v7"),
      .n8("", 2, "v3", 4, "v5", 6, "v7", 8),
    ]
    // The first value stands in the path but where it is the only one, and may be empty in the query.
    let refusal = refusal(of: empty[count - 1], by: Self.plain)
    #expect((refusal?.contains("segment 2: \"\" is empty") ?? false) == (count > 1))
  }
}
