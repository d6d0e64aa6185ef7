// Feeds bytes of libFuzzer's choosing to a router of many shapes; built together with the library:
//
//   swiftc -O -g -swift-version 6 -parse-as-library -sanitize=fuzzer,address -package-name iris \
//     -enable-upcoming-feature NonisolatedNonsendingByDefault -module-name Iris \
//     $(find Sources/Iris -name '*.swift') Tests/Fuzz/fuzz.swift -o .build/fuzz
//   .build/fuzz -max_total_time=60

import Foundation

enum FuzzGenre: String, CaseIterable, Sendable {
  case fantasy
  case science
}

enum FuzzLink: Equatable, Sendable {
  case home
  case word(String)
  case numbers(Int32, UInt64)
  case three(String, Int, Bool)
  case genre(FuzzGenre)
  case id(UUID)
  case date(Date)
  case affixed(String)
  case option(Int?)
  case tail([String])
  case text(String)
  case query(String, page: Int, tags: [String], web: URL?, flag: Bool)
  case note(String)
  case letter(Character)
  case scalar(Unicode.Scalar)
}

private let fuzzRouter = URLPathRouter<FuzzLink>(
  origins: .scheme("app"),
  .https("links.example", "bücher.example", under: "b")
) {
  URLRoute(.home) { Path() }
  URLRoute(FuzzLink.word) { Path("word", Capture(String.self)) }
  URLRoute(FuzzLink.numbers) { Path("n", Capture(Int32.self), Capture(UInt64.self)) }
  URLRoute(FuzzLink.three) {
    Path("t", Capture(String.self), Capture(Int.self), Capture(Bool.self))
  }
  URLRoute(FuzzLink.genre) { Path("g", Capture(FuzzGenre.self)) }
  URLRoute(FuzzLink.id) { Path("id", Capture(UUID.self)) }
  URLRoute(FuzzLink.date) { Path("d", Capture(Date.self)) }
  URLRoute(FuzzLink.affixed) { Path("a", Capture(String.self, prefix: "é-", suffix: ".x")) }
  URLRoute(FuzzLink.option) { Path("o", Capture(Int?.self)) }
  URLRoute(FuzzLink.tail) { Path("tail", Rest([String].self)) }
  URLRoute(FuzzLink.text) { Path("text", Rest()) }
  URLRoute(FuzzLink.query) {
    Path("q")
    Query("q", String.self, privacy: .hidden)
    Query("page", Int.self, default: 1)
    Query("t g", [String].self)
    Query("web", optional: .url(schemes: ["https"], hosts: ["links.example"]))
    Query(flag: "f")
  }
  URLRoute(FuzzLink.note) {
    Path("note")
    Fragment(String.self)
  }
  URLRoute(FuzzLink.letter) { Path("c", Capture(Character.self)) }
  URLRoute(FuzzLink.scalar) { Path("u", Capture(Unicode.Scalar.self)) }
}

/// Reads the bytes as a link, and stops the program where a law is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // The fuzzer lends its bytes for the length of the call, and they are copied at once.
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  let text = unsafe String(decoding: bytes, as: UTF8.self)
  check(text)
  check("app:" + text)
  check("https://links.example/b/" + text)
  check("https://" + text)
  return 0
}

private func check(_ text: String) {
  let direct = fuzzRouter.match(text)
  if let intent = direct?.intent {
    // A date finer than a millisecond is read and not printed; what prints reads back.
    if let printed = try? fuzzRouter.string(for: intent), fuzzRouter.parse(printed) != intent {
      fatalError("not read back: \(text)")
    }
  } else {
    _ = fuzzRouter.explain(text).description
  }
  guard let url = URL(string: text), let canonical = fuzzRouter.canonical(url) else { return }
  guard fuzzRouter.canonical(canonical) == canonical else { fatalError("not settled: \(text)") }
}
