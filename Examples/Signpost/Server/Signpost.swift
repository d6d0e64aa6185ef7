import Iris

/// A server that says what each link to the museum means, and how the app spells it.
///
/// ```sh
/// swift run signpost 8080
/// curl http://127.0.0.1:8080/exhibit/7
/// ```
///
/// Iris is no HTTP router: the signpost looks at the method itself and reads the whole link, host
/// included, so that a request for another host's name is refused by the table's own rule.
package struct Signpost: Sendable {
  private let router: URLPathRouter<MuseumLink>

  /// Makes a signpost for a port of this machine.
  package init(port: UInt16) {
    router = URLPathRouter(
      MuseumLink.routes,
      origins: [.http("127.0.0.1:\(port)", "localhost:\(port)"), .scheme("museum")]
    )
  }

  /// Answers the head of a request.
  package func answer(to head: String) -> [UInt8] {
    guard let request = Request(head: head) else {
      return Response(status: "400 Bad Request", text: "no request").bytes(withText: true)
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      let allow = [(name: "Allow", value: "GET, HEAD")]
      return Response(status: "405 Method Not Allowed", headers: allow, text: "read only")
        .bytes(withText: true)
    }
    return response(to: request.link).bytes(withText: request.method == "GET")
  }

  private func response(to link: String) -> Response {
    guard let match = router.match(link), match.origin.scheme == "http" else {
      return miss(link)
    }
    do throws(RouteError) {
      let page = try router.string(for: match.intent)
      // Printed links are ASCII without a line break, so they can stand in a header.
      if match.isAlias {
        return Response(status: "301 Moved Permanently", headers: [("Location", page)], text: page)
      }
      let app = try router.string(for: match.intent, origin: .scheme("museum"))
      var lines = ["intent  \(match.intent)", "route   \(match.route)", "app     \(app)"]
      if !match.unclaimedItems.isEmpty { lines.append("also    \(match.unclaimedItems)") }
      let canonical = [(name: "Link", value: "<\(page)>; rel=\"canonical\"")]
      return Response(
        status: "200 OK",
        headers: canonical,
        text: lines.joined(separator: "\n"),
      )
    } catch {
      return Response(status: "500 Internal Server Error", text: error.description)
    }
  }

  private func miss(_ link: String) -> Response {
    let explanation = router.explain(link)
    let status =
      switch explanation.reason {
      case .scheme, .host, .port, nil: "421 Misdirected Request"
      case .tooLong, .tooManySegments, .tooManyItems: "414 URI Too Long"
      case .noRoute: "404 Not Found"
      default: "400 Bad Request"
      }
    return Response(status: status, text: explanation.summary)
  }
}
