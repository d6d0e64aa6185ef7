/// An answer with a status and a plain text.
struct Response {
  var status: String
  var headers: [(name: String, value: String)] = []
  var text: String

  /// The answer as it goes over the wire; to HEAD, without its text.
  func bytes(withText: Bool) -> [UInt8] {
    let text = Array((text + "\n").utf8)
    let fields =
      headers + [
        ("Content-Type", "text/plain; charset=utf-8"),
        ("Content-Length", "\(text.count)"),
        ("X-Content-Type-Options", "nosniff"),
        ("Connection", "close"),
      ]
    let head = fields.reduce("HTTP/1.1 \(status)\r\n") { "\($0)\($1.name): \($1.value)\r\n" }
    return Array("\(head)\r\n".utf8) + (withText ? text : [])
  }
}
