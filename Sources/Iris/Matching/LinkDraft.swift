/// A link in decoded parts, to be put together for any origin.
///
/// ```swift
/// LinkDraft(segments: ["book", "a/b"]).text(as: .host("bookstore://"))   // bookstore://book/a%2Fb
/// ```
package struct LinkDraft: Hashable, Sendable {
  /// A query item; one without a value has no equals sign.
  package struct Item: Hashable, Sendable {
    package var name: String
    package var value: String?

    package init(name: String, value: String?) {
      self.name = name
      self.value = value
    }
  }

  /// How a link begins.
  package enum Form: Hashable, Sendable {
    /// The first segment stands in the host position, behind this text.
    case host(String)
    /// Every segment stands behind a slash, and the first slash behind this text.
    case path(String)
  }

  package var segments: [String]
  package var items: [Item]
  package var fragment: String?

  package init(segments: [String] = [], items: [Item] = [], fragment: String? = nil) {
    self.segments = segments
    self.items = items
    self.fragment = fragment
  }

  /// The link, encoded as it is printed.
  package func text(as form: Form) -> String {
    var bytes: [UInt8]
    switch form {
    case .host(let prefix): bytes = Array(prefix.utf8)
    case .path(let prefix): bytes = Array(prefix.utf8) + (segments.isEmpty ? [] : [Self.slash])
    }
    for (index, segment) in segments.enumerated() {
      if index > 0 { bytes.append(Self.slash) }
      PercentCoding.append(segment, to: &bytes, allowing: .segment)
    }
    for (index, item) in items.enumerated() {
      bytes.append(index == 0 ? UInt8(ascii: "?") : UInt8(ascii: "&"))
      bytes += ItemName(item.name).encoded
      guard let value = item.value else { continue }
      bytes.append(UInt8(ascii: "="))
      PercentCoding.append(value, to: &bytes, allowing: .item)
    }
    if let fragment {
      bytes.append(UInt8(ascii: "#"))
      PercentCoding.append(fragment, to: &bytes, allowing: .fragment)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let slash = UInt8(ascii: "/")
}

extension CompiledTable {
  /// The ways in which a link of the table can begin, those that are printed first.
  package var linkForms: [LinkDraft.Form] {
    compiledOrigins.flatMap { origin -> [LinkDraft.Form] in
      let prefix = String(decoding: origin.printedPrefix, as: UTF8.self)
      return origin.foldsHost ? [.host(prefix), .path(prefix)] : [.path(prefix)]
    }
  }

  /// The link of a draft in the form in which it is printed, for one of the table's origins.
  package func text(of draft: LinkDraft, origin: Int = 0) -> String {
    let prefix = String(decoding: compiledOrigins[origin].printedPrefix, as: UTF8.self)
    let isHostSafe = draft.segments.first.map(PrintPlans.isHostSafe) ?? true
    return draft.text(
      as: compiledOrigins[origin].foldsHost && isHostSafe ? .host(prefix) : .path(prefix)
    )
  }
}
