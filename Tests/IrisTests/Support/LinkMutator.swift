/// Makes texts that look like links, and spoils them.
struct LinkMutator {
  private var random: SeededGenerator
  private let seeds: [[UInt8]]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    seeds = [
      "app://user/a%2Fb", "app:///file/a/v/1", "app:tail/a/b/c/", "https://links.example/text/a/b",
      "https://b%C3%BCcher.example:8443/a%20b/c/id/9", "app://search?q=a+b&page=2&t%26g=x&exact#f",
      "https://links.example/nested/in/x/in/y/note?n=1", "app://scope/d/shop/x/7/leaf",
      "app://when?at=2026-01-31T09:30:00.250%2B02:00", "app://day/2024-02-29", "app://anchor#a%20b",
      "app://both/%C3%A9%25x%3F.", "app://docs/42.json", "app://double/1e300", "app://",
      "app://five/a/x/b/1/fantasy/y/z/E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
      "https://xn--bcher-kva.example:8443/a%20b/c/option/x",
    ].map { Array($0.utf8) }
  }

  private static let tokens = [
    "%", "%2", "%2F", "%00", "%25", "%C3", "%A9", "%F0%9F%98%80", "%2e", "/", "//", ".", "..", "?",
    "&", "=", "#", "@", ":", "\\", "+", "\0", "é", "😀", "\u{301}", "xn--", "[", "]", " ", "\n",
    "app:", "https://", "links.example", "user", "tail", "999999999999999999999", "-", "T",
  ].map { Array($0.utf8) }

  mutating func next() -> [UInt8] {
    if Int.random(in: 0..<12, using: &random) == 0 {
      return (0..<Int.random(in: 0...24, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
    }
    var bytes = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2: bytes.removeLast(bytes.count - place)
      case 3:
        let other = seeds.randomElement(using: &random) ?? []
        bytes += other.suffix(Int.random(in: 0...other.count, using: &random))
      default:
        bytes.insert(contentsOf: Self.tokens.randomElement(using: &random) ?? [], at: place)
      }
    }
    return bytes
  }
}
