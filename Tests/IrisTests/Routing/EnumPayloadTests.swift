import Foundation
import Iris
import Testing

/// Payloads of every odd kind, each under a type whose name says what it is.
private enum Odd: Equatable, Sendable {
  case bare
  case text(String)
  case labelled(id: String)
  case pair(String, Int)
  case labelledPair(name: String, count: UInt8)
  case triple(Bool, String, Int64)
  case optional(String?)
  case list([Int])
  case url(URL)
  case uuid(UUID)
  case date(Date)
  case inner(Small)
  case nothing(Empty)
  case object(Object)
  case large(Large)
}

private enum Small: Equatable, Sendable {
  case one
  case two(String)
}

private struct Empty: Equatable, Sendable {}

/// Five words and a byte, more than a value has room for in an existential.
private struct Large: Equatable, Sendable {
  var words = (1, 2, 3, 4)
  var text = "a text that is too long for a small string"
  var flag = true
  static func == (one: Large, other: Large) -> Bool {
    one.words == other.words && one.text == other.text && one.flag == other.flag
  }
}

private final class Object: Equatable, Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (one: Object, other: Object) -> Bool { one.name == other.name }
}

private class Base: @unchecked Sendable {}
private final class Derived: Base, @unchecked Sendable {}

private protocol Named: Sendable {}
extension String: Named {}

/// Payloads whose declared type is not the one a function conversion shows.
private enum Wide: Equatable, Sendable {
  case existential(any Named)
  case anything(any Sendable)
  case base(Base)
  case optional(String?)
  static func == (one: Wide, other: Wide) -> Bool { true }
}

private indirect enum Boxed: Equatable, Sendable {
  case text(String)
  case nested(Boxed)
}

private enum PartlyBoxed: Equatable, Sendable {
  case plain(String)
  indirect case boxed(String)
}

private enum Generic<Value: Equatable & Sendable>: Equatable, Sendable {
  case value(Value)
}

private enum Only: Equatable, Sendable { case text(String) }

/// Two classes share a word with the tag: the payload is masked in place.
private enum Spare: Equatable, Sendable {
  case one(Object)
  case other(Object)
  case none
}

@Suite struct `Taking a payload out of an enum` {
  private static let long = "a text that is too long for a small string"

  private func taken<Intent, Value>(_ intent: Intent, as type: Value.Type) -> Value? {
    guard let payload = EnumPayload(of: intent, as: [type]) else { return nil }
    #expect(payload.number == CaseIndex.number(of: intent))
    return unsafe EnumPayload.project(intent) { start in
      unsafe (start + payload.offsets[0]).assumingMemoryBound(to: Value.self).move()
    }
  }

  private func taken<Intent, First, Second>(
    _ intent: Intent,
    as first: First.Type,
    _ second: Second.Type,
  ) -> (First, Second)? {
    guard let payload = EnumPayload(of: intent, as: [first, second]) else { return nil }
    return unsafe EnumPayload.project(intent) { start in
      unsafe (
        (start + payload.offsets[0]).assumingMemoryBound(to: First.self).move(),
        (start + payload.offsets[1]).assumingMemoryBound(to: Second.self).move()
      )
    }
  }

  @Test(arguments: ["", "small", long])
  func `gives back one value, labelled or not`(text: String) {
    for _ in 0..<3 {
      #expect(taken(Odd.text(text), as: String.self) == text)
      #expect(taken(Odd.labelled(id: text), as: String.self) == text)
      #expect(taken(Only.text(text), as: String.self) == text)
      #expect(taken(PartlyBoxed.plain(text), as: String.self) == text)
    }
  }

  @Test func `gives back several values, labelled or not`() throws {
    let pair = try #require(taken(Odd.pair(Self.long, 7), as: String.self, Int.self))
    #expect(pair == (Self.long, 7))
    let labelled = Odd.labelledPair(name: Self.long, count: 255)
    let values = try #require(taken(labelled, as: String.self, UInt8.self))
    #expect(values == (Self.long, 255))
  }

  @Test func `gives back values of types from other modules and of every layout`() throws {
    let url = try #require(
      URL(string: "https://books.example.com/a/long/enough/path?and=a&query=too")
    )
    let uuid = UUID()
    let date = Date(timeIntervalSince1970: 1_234_567.25)
    #expect(taken(Odd.url(url), as: URL.self) == url)
    #expect(taken(Odd.uuid(uuid), as: UUID.self) == uuid)
    #expect(taken(Odd.date(date), as: Date.self) == date)
    #expect(taken(Odd.list([1, 2, 3]), as: [Int].self) == [1, 2, 3])
    #expect(taken(Odd.inner(.two(Self.long)), as: Small.self) == .two(Self.long))
    #expect(taken(Odd.inner(.one), as: Small.self) == .one)
    #expect(taken(Odd.nothing(Empty()), as: Empty.self) == Empty())
    #expect(taken(Odd.large(Large()), as: Large.self) == Large())
  }

  @Test func `gives back objects, whichever case shares their word`() {
    let object = Object(Self.long)
    #expect(taken(Odd.object(object), as: Object.self) === object)
    #expect(taken(Spare.one(object), as: Object.self) === object)
    #expect(taken(Spare.other(object), as: Object.self) === object)
  }

  @Test func `keeps every object alive exactly as long as it should`() {
    weak var left: Object?
    do {
      let object = Object("x")
      left = object
      for _ in 0..<100 { #expect(taken(Spare.other(object), as: Object.self) === object) }
      #expect(left != nil)
    }
    #expect(left == nil)
  }

  @Test func `gives back an optional as an optional only`() throws {
    let value = try #require(taken(Odd.optional("x"), as: String?.self))
    #expect(value == "x")
    #expect(taken(Odd.optional("x"), as: String.self) == nil)
  }

  @Test func `refuses any type but the declared one`() {
    #expect(EnumPayload(of: Odd.text("x"), as: [Int.self]) == nil)
    #expect(EnumPayload(of: Odd.text("x"), as: []) == nil)
    #expect(EnumPayload(of: Odd.text("x"), as: [String.self, String.self]) == nil)
    #expect(EnumPayload(of: Odd.pair("x", 1), as: [String.self]) == nil)
    #expect(EnumPayload(of: Odd.pair("x", 1), as: [Int.self, String.self]) == nil)
    #expect(EnumPayload(of: Odd.bare, as: [String.self]) == nil)
    #expect(EnumPayload(of: Odd.uuid(UUID()), as: [String.self]) == nil)
  }

  @Test func `refuses a type that only a conversion shows`() {
    #expect(EnumPayload(of: Wide.existential("x"), as: [String.self]) == nil)
    #expect(EnumPayload(of: Wide.anything("x"), as: [String.self]) == nil)
    #expect(EnumPayload(of: Wide.base(Derived()), as: [Derived.self]) == nil)
    #expect(EnumPayload(of: Wide.optional("x"), as: [String.self]) == nil)
  }

  @Test func `refuses boxes, generic enums and what is no enum`() {
    #expect(EnumPayload(of: Boxed.text("x"), as: [String.self]) == nil)
    #expect(EnumPayload(of: Boxed.nested(.text("x")), as: [Boxed.self]) == nil)
    #expect(EnumPayload(of: PartlyBoxed.boxed("x"), as: [String.self]) == nil)
    #expect(EnumPayload(of: Generic.value("x"), as: [String.self]) == nil)
    #expect(EnumPayload(of: String?("x"), as: [String.self]) == nil)
    #expect(EnumPayload(of: "x", as: [String.self]) == nil)
    #expect(EnumPayload(of: Large(), as: [String.self]) == nil)
  }

  @Test func `prints what a mirror would find where the payload cannot be taken`() throws {
    let boxed = URLPathRouter<PartlyBoxed>(origins: .scheme("app")) {
      URLRoute(PartlyBoxed.plain) { Path("plain", Capture(String.self)) }
      URLRoute(PartlyBoxed.boxed) { Path("boxed", Capture(String.self)) }
    }
    #expect(try boxed.string(for: .plain("x")) == "app://plain/x")
    #expect(try boxed.string(for: .boxed("x")) == "app://boxed/x")
    let generic = URLPathRouter<Generic<String>>(origins: .scheme("app")) {
      URLRoute(Generic<String>.value) { Path("value", Capture(String.self)) }
    }
    #expect(try generic.string(for: .value(Self.long)).hasPrefix("app://value/a%20text"))
    let converted = URLPathRouter<Odd>(origins: .scheme("app")) {
      URLRoute({ (text: String) in Odd.optional(text) }) { Path("optional", Capture(String.self)) }
      URLRoute(Odd.triple) { Path(Capture(Bool.self), Capture(String.self), Capture(Int64.self)) }
    }
    #expect(try converted.string(for: .optional("x")) == "app://optional/x")
    #expect(try converted.string(for: .triple(true, "x", 9)) == "app:///true/x/9")
    #expect(throws: RouteError.self) { try converted.string(for: .optional(nil)) }
  }

  @Test func `prints by the right case where one embedding makes several`() throws {
    let router = URLPathRouter<Odd>(origins: .scheme("app")) {
      URLRoute({ (text: String) in text.count > 3 ? Odd.text(text) : Odd.labelled(id: text) }) {
        Path("any", Capture(String.self))
      }
    }
    #expect(try router.string(for: .text("longer")) == "app://any/longer")
    #expect(try router.string(for: .labelled(id: "x")) == "app://any/x")
    #expect(throws: RouteError.self) { try router.string(for: .text("x")) }
  }
}

extension EnumPayload {
  /// Learns the payload of a sample's case, as a table does of each of its routes; nil where it is not
  /// exactly these types.
  fileprivate init?<Intent>(of sample: Intent, as types: [Any.Type]) {
    guard CaseIndex<Intent>() != nil else { return nil }
    let number = CaseIndex<Intent>.number(of: sample)
    self.init(of: number, Self.declaredType(of: number, in: Intent.self), as: types)
  }
}
