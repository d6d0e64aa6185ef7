package import Iris

/// One page with every link of a table: to read, fill in, tap and scan.
///
/// ```swift
/// LinkCatalogue(title: "bookstore", routes: router.routes, schemes: ["bookstore"], hosts: []).html
/// ```
///
/// The page is one file and asks the network for nothing. Without scripts it shows each link's
/// example and its QR code; with them the parameters can be filled in and the list filtered. Equal
/// tables give equal pages, byte for byte.
package struct LinkCatalogue: Sendable {
  let title: String
  let entries: [Entry]
  let origins: [LinkOrigin]

  /// A link of the page.
  struct Entry {
    let route: RouteDescription
    let form: LinkForm
    let number: Int

    /// Where the link belongs: the module in front of its name.
    var section: String {
      route.name.lastIndex(of: ".").map { String(route.name[..<$0]) } ?? ""
    }
  }

  package init(
    title: String,
    routes: [RouteDescription],
    schemes: [String],
    hosts: [String],
  ) {
    self.title = title
    entries = routes.enumerated().map { index, route in
      Entry(route: route, form: LinkForm(route), number: index + 1)
    }
    // A page must not offer to run a link, whatever a table calls its scheme.
    let runnable = ["javascript", "data", "vbscript", "blob", "about"]
    origins = LinkOrigin.all(
      schemes: schemes.filter { !runnable.contains($0.lowercased()) },
      hosts: hosts,
    )
  }

  /// The page.
  package var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(title.escapedForMarkup): links</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <a class="skip" href="#links">Skip to the links</a>
    \(header)
    <main id="links" tabindex="-1">
    \(sections)
    <p id="nothing" hidden>No link matches. <button type="button" id="clear">Show all</button></p>
    </main>
    <footer><p>\(count) of <strong>\(title.escapedForMarkup)</strong>, drawn up from its table of \
    routes. This page is complete in itself and sends nothing anywhere.</p></footer>
    <script type="application/json" id="data">\(data.compact)</script>
    <script>\(Self.script)</script>
    </body>
    </html>

    """
  }

  private var count: String { entries.count == 1 ? "1 link" : "\(entries.count) links" }

  private var header: String {
    let choices = origins.enumerated().map { index, origin in
      """
      <label><input type="radio" name="origin" value="\(index)"\(index == 0 ? " checked" : "")>\
      <span>\(origin.text.escapedForMarkup)</span></label>
      """
    }
    let originField =
      origins.count < 2
      ? "" : "<fieldset class=\"origins\"><legend>Open with</legend>\(choices.joined())</fieldset>"
    return """
      <header>
      <div class="bar">
      <div class="title"><h1>\(title.escapedForMarkup)</h1><p id="count" role="status">\(count)</p></div>
      <form role="search" class="tools">
      <label class="find"><span class="quiet">Filter links</span>\
      <input type="search" id="search" placeholder="Filter links" autocomplete="off" \
      spellcheck="false"><kbd aria-hidden="true">/</kbd></label>
      \(originField)
      </form>
      </div>
      </header>
      """
  }

  private var sections: String {
    var names: [String] = []
    for entry in entries where !names.contains(entry.section) { names.append(entry.section) }
    return names.map { name in
      let cards = entries.filter { $0.section == name }.map { card($0) }.joined(separator: "\n")
      let heading = name.isEmpty ? (names.count > 1 ? "App" : "Links") : name
      return """
        <section class="group">
        <h2>\(heading.escapedForMarkup)</h2>
        \(cards)
        </section>
        """
    }.joined(separator: "\n")
  }

  /// What the script needs to put a link together.
  private var data: JSONValue {
    .object([
      "origins": .array(
        origins.map { origin in
          switch origin {
          case .scheme(let scheme): .object(["scheme": .string(scheme)])
          case .host(let host): .object(["host": .string(host)])
          }
        }
      ),
      "links": .array(entries.map(\.form.json)),
    ])
  }
}
