import Foundation
import Iris
import IrisTool
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct `A map of routes` {
  private let map = RouteMap(
    routes: [
      route("home", ""), route("book", "book/:BookID"),
      route("review", "book/:BookID/reviews/:Int"),
      route("search", "search?q&page="), route("old", "book/:BookID", isAlias: true),
    ],
    title: "bookstore",
  )

  @Test func `shares the segments that routes share`() {
    #expect(map.root.children.map(\.label) == ["book", "search"])
    let book = map.root.children.first?.children.first
    #expect(book?.label == ":BookID")
    #expect(book?.routes.map(\.label) == ["book", "old (alias)"])
    #expect(book?.children.map(\.label) == ["reviews"])
    #expect(map.root.routes.map(\.label) == ["home"])
  }

  @Test func `a fixed segment that looks like a capture is another node`() {
    let map = RouteMap(routes: [route("a", "a/:Int")], title: "t")
    let literal = RouteDescription(
      name: "b",
      pattern: "a/:Int",
      path: [.literal("a"), .literal(":Int")],
      source: SourcePlace(fileID: "A/B.swift", line: 1),
    )
    let both = RouteMap(routes: [route("a", "a/:Int"), literal], title: "t")
    #expect(map.root.children.first?.children.count == 1)
    #expect(both.root.children.first?.children.count == 2)
  }

  @Test func `is a flow chart for Mermaid`() {
    #expect(
      map.mermaid == """
        flowchart LR
          classDef capture stroke-dasharray:4 3
          classDef route stroke-width:2px
          n0["bookstore<br/>home"]
          class n0 route
          n1["book"]
          n0 --> n1
          n2[":BookID<br/>book<br/>old (alias)"]
          class n2 capture
          class n2 route
          n1 --> n2
          n3["reviews"]
          n2 --> n3
          n4[":Int<br/>review"]
          class n4 capture
          class n4 route
          n3 --> n4
          n5["search<br/>search ?q#38;[page]"]
          class n5 route
          n0 --> n5

        """
    )
  }

  @Test func `is a graph for Graphviz`() {
    let map = RouteMap(routes: [route("a", #"x"y\z/:Int"#)], title: "t")
    #expect(
      map.dot == #"""
        digraph routes {
          rankdir=LR
          node [shape=box, style=rounded, fontname="monospace"]
          n0 [label="t"]
          n1 [label="x\"y\\z"]
          n0 -> n1
          n2 [label=":Int\na", style="rounded,dashed", penwidth=2]
          n1 -> n2
        }

        """#
    )
  }

  /// Reads the picture as XML and gathers the texts.
  private final class Reader: NSObject, XMLParserDelegate {
    var texts: [String] = []
    var elements: Set<String> = []
    private var isText = false

    func parser(
      _ parser: XMLParser,
      didStartElement elementName: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String] = [:],
    ) {
      elements.insert(elementName)
      isText = elementName == "text"
      if isText { texts.append("") }
    }

    func parser(
      _ parser: XMLParser,
      didEndElement: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      isText = false
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if isText { texts[texts.count - 1] += string }
    }
  }

  @Test func `is a picture whose texts are only text`() {
    let hostile = "</text><script>alert(1)</script>&\"'"
    let routes = [route(hostile, "a<b>&\"'/:Int"), route("b", "zz/\u{1}\u{FFFF}é")]
    let svg = RouteMap(routes: routes, title: "<b>").svg
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.elements == ["svg", "title", "desc", "style", "rect", "path", "text"])
    #expect(
      Set(reader.texts).isSuperset(of: [hostile, "a<b>&\"'", ":Int", "<b>", "\u{FFFD}\u{FFFD}é"])
    )
  }

  static let crowded =
    [route("x", "x")] + (0..<6).map { route("a\($0)", "a", isAlias: $0 > 0) }
    + [route("b", "a/b"), route("c", "c/:Int"), route("d", "c/:Int/:Name")]

  @Test(arguments: [(bookstore, 20), (crowded, 7)])
  func `no two boxes of the picture overlap`(routes: [RouteDescription], count: Int) throws {
    let svg = RouteMap(routes: routes, title: "bookstore").svg
    let pattern = /<rect class="node[^"]*" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/
    let boxes = svg.matches(of: pattern).map { match in
      [match.1, match.2, match.3, match.4].compactMap { Int($0) }
    }
    #expect(boxes.count == count)
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] {
        let isApart =
          box[0] + box[2] <= other[0] || other[0] + other[2] <= box[0]
          || box[1] + box[3] <= other[1] || other[1] + other[3] <= box[1]
        #expect(isApart, "\(box) and \(other)")
      }
    }
  }
}
