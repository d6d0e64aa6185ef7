import Foundation
import SignpostServer
import Testing

/// Asks a signpost that serves this one connection.
private func ask(_ request: (UInt16) -> String) throws -> String {
  let listener = try Listener()
  let port = listener.port
  let question = request(port)
  // Connections wait in the socket's line, so the client may come before the server looks.
  let client = try Client(port: port)
  try client.write(question)
  let signpost = Signpost(port: port)
  listener.serve(1) { signpost.answer(to: $0) }
  return try client.read()
}

private func get(_ target: String, host: String? = nil) throws -> String {
  try ask { port in
    "GET \(target) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\nAccept: */*\r\n\r\n"
  }
}

@Suite struct `A signpost, asked over a socket` {
  @Test func `says what a link means and how the app spells it`() throws {
    let answer = try get("/exhibit/7?utm_source=label")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("route   exhibit/:ExhibitNumber\n"))
    #expect(answer.contains("app     museum://exhibit/7\n"))
    #expect(answer.contains("also    [utm_source=label]\n"))
  }

  @Test(arguments: [
    ("/", "museum://"), ("/tours/night%2Fday/stops/3", "museum://tours/night%2Fday/stops/3"),
    ("/search?room=2&q=a+b", "museum://search?q=a%20b&room=2"),
  ])
  func `reads every kind of link`(target: String, app: String) throws {
    #expect(try get(target).contains("app     \(app)\n"))
  }

  @Test func `sends an older link on to the one it has now`() throws {
    let answer = try get("/e/7")
    #expect(answer.hasPrefix("HTTP/1.1 301 Moved Permanently\r\n"))
    #expect(answer.contains(/Location: http:\/\/127\.0\.0\.1:\d+\/exhibit\/7\r\n/))
  }

  @Test func `names the canonical page of a link spelt otherwise`() throws {
    #expect(
      try get("/%65xhibit/007/").contains(/Link: <http:[^>]*\/exhibit\/7>; rel="canonical"\r\n/)
    )
  }

  @Test(arguments: [
    ("/exhibit/zero", "404 Not Found"), ("/exhibit/0", "404 Not Found"),
    ("/exhibit", "404 Not Found"), ("/exhibit/%zz", "400 Bad Request"),
    ("/exhibit/../7", "400 Bad Request"), ("//exhibit/7", "400 Bad Request"),
    ("/search?q=%00", "400 Bad Request"), ("museum://exhibit/7", "421 Misdirected Request"),
    ("*", "421 Misdirected Request"),
  ])
  func `refuses what is no link of the museum`(target: String, status: String) throws {
    #expect(try get(target).hasPrefix("HTTP/1.1 \(status)\r\n"))
  }

  @Test func `says what came closest`() throws {
    let expected =
      "exhibit/:ExhibitNumber came closest: segment 2, \"zero\" stands where an ExhibitNumber is "
      + "expected\n"
    #expect(try get("/exhibit/zero").hasSuffix(expected))
  }

  @Test(arguments: ["evil.example", "127.0.0.1:1", "127.0.0.1.evil.example", "me@127.0.0.1"])
  func `answers for no other host`(host: String) throws {
    let status = host.contains("@") ? "400 Bad Request" : "421 Misdirected Request"
    #expect(try get("/exhibit/7", host: host).hasPrefix("HTTP/1.1 \(status)\r\n"))
  }

  @Test func `answers for the machine's name too`() throws {
    let answer = try ask { "GET /exhibit/7 HTTP/1.1\r\nHOST: LocalHost:\($0)\r\n\r\n" }
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
  }

  @Test func `reads a proxy's whole link`() throws {
    let answer = try ask { port in
      "GET http://127.0.0.1:\(port)/exhibit/7 HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
    }
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
  }

  @Test func `gives a head alone to whoever asks for one`() throws {
    let answer = try ask { "HEAD /exhibit/7 HTTP/1.1\r\nHost: 127.0.0.1:\($0)\r\n\r\n" }
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.hasSuffix("Connection: close\r\n\r\n"))
  }

  @Test(arguments: [
    "hello\r\n\r\n", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET /é HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET /\(String(repeating: "a", count: 9_000)) HTTP/1.1\r\n\r\n",
  ])
  func `refuses what is no request`(request: String) throws {
    #expect(try ask { _ in request }.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
  }

  @Test func `is for reading`() throws {
    let answer = try ask { "POST / HTTP/1.1\r\nHost: 127.0.0.1:\($0)\r\n\r\n" }
    #expect(answer.hasPrefix("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\n"))
  }

  @Test func `says why it cannot listen`() throws {
    let listener = try Listener()
    let port = listener.port
    let failure = #expect(throws: Listener.Failure.self) { _ = try Listener(port: port) }
    #expect(failure?.description == "bind: Address already in use")
  }
}
