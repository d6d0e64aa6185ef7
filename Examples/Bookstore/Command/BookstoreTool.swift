import BookstoreApp
package import IrisTool

/// The shop's command line: what any app's table gets, and what only the shop can do.
///
/// ```sh
/// bookstore                        # a tour of good, odd and hostile links
/// bookstore open URL…              # what the shop makes of links, and where they lead
/// bookstore play FILE              # links, taps and sign-ins on a clock of their own
/// bookstore routes                 # and explain, url, audit, export, catalog …
/// ```
package enum BookstoreTool {
  /// The tool.
  package static let tool = LinkTool(
    name: "bookstore",
    router: BookstoreLink.router,
    commands: [.tour, .open, .play]
  )
}
