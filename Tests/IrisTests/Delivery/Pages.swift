import Foundation
import Iris
import Testing

/// A small app's vocabulary, for the delivery tests.
enum Page: Hashable, Codable, Sendable {
  case home
  case book(Int)
  case unknown
}

/// Reads `shop://book/42` and keeps no more than the seam asks for.
struct PageCodec: URLParsing {
  func parse(_ url: URL) -> Page {
    switch (url.host, url.pathComponents.last.flatMap(Int.init)) {
    case ("home", _): .home
    case ("book", let number?): .book(number)
    default: .unknown
    }
  }
}

/// Reads the same links, and says which query items it left alone.
struct PageTable: URLCoding {
  func parse(_ url: URL) -> Page { PageCodec().parse(url) }

  func read(_ url: URL) -> LinkReading<Page> {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    return LinkReading(
      intent: parse(url),
      route: "book/:Int",
      unclaimedItems: items.map { QueryItem(name: $0.name, value: $0.value ?? "") },
      unclaimedFragment: url.fragment,
    )
  }

  func url(for intent: Page) throws(RouteError) -> URL { URL(filePath: "/") }

  func redacted(_ intent: Page) -> String { "\(intent)" }
}

/// Counts how often it is asked.
struct CountingCodec: URLParsing {
  let reads: AsyncStream<URL>.Continuation

  func parse(_ url: URL) -> Page {
    reads.yield(url)
    return PageCodec().parse(url)
  }
}

/// An intent that is a number, for the tests that send very many.
struct NumberCodec: URLParsing {
  func parse(_ url: URL) -> Int { 0 }
}

func link(_ text: String, at place: SourceLocation = #_sourceLocation) throws -> URL {
  try #require(URL(string: text), sourceLocation: place)
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// The first elements, and fewer where the sequence ends before.
  func first(_ count: Int) async rethrows -> [Element] {
    var elements: [Element] = []
    guard count > 0 else { return elements }
    for try await element in self {
      elements.append(element)
      if elements.count == count { break }
    }
    return elements
  }

  /// All elements, of a sequence that ends.
  func all() async rethrows -> [Element] {
    var elements: [Element] = []
    for try await element in self { elements.append(element) }
    return elements
  }
}

extension Batons {
  /// The intents of the first batons.
  func intents(_ count: Int) async -> [Intent] { await first(count).map(\.intent) }

  /// The intents of all batons, of a broadcast that ends.
  func intents() async -> [Intent] { await all().map(\.intent) }
}

/// Runs a closure in a task that was cancelled before it began.
func cancelled<Value: Sendable>(
  _ operation: @escaping @Sendable () async throws -> Value
) async -> Result<Value, any Error> {
  await withTaskGroup(of: Result<Value, any Error>.self) { group in
    group.cancelAll()
    group.addTask {
      do { return .success(try await operation()) } catch { return .failure(error) }
    }
    return await group.next() ?? .failure(CancellationError())
  }
}
