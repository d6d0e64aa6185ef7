import Iris

// One link of the page.

extension LinkCatalogue {
  func card(_ entry: Entry) -> String {
    let route = entry.route
    let path = entry.form.path(entry.form.examples)
    let link = origins.first?.link(to: path) ?? path
    let badges =
      (route.isAlias ? ["alias"] : [])
      + (entry.form.parameters.contains(where: \.isPrivate) ? ["private"] : [])
    let words = [route.name, route.pattern, path] + badges + entry.form.parameters.map(\.type)
    let fields = entry.form.parameters.indices.map { field($0, of: entry) }
    let id = "link-\(entry.number)"
    return """
      <article class="card" id="\(id)" data-words="\
      \(words.joined(separator: " ").lowercased().escapedForMarkup)" \
      aria-labelledby="\(id)-name">
      <div class="text">
      <h3 id="\(id)-name">\(route.name.escapedForMarkup)\(badges.map { " <span class=\"badge\">\($0)</span>" }.joined())</h3>
      <p class="pattern"><code>\(pattern(of: route))</code></p>
      \(fields.isEmpty ? "" : "<div class=\"fields\">\(fields.joined(separator: "\n"))</div>")
      <p class="go"><a class="open" href="\(href(link))">\(link.escapedForMarkup)</a>\
      <button type="button" class="copy" aria-label="Copy the link of \(route.name.escapedForMarkup)" hidden>Copy</button></p>
      <p class="problem" role="status"></p>
      <p class="source">\(route.source.description.escapedForMarkup)</p>
      </div>
      <div class="code">\(image(of: link, name: route.name))</div>
      </article>
      """
  }

  private func href(_ link: String) -> String { origins.isEmpty ? "" : link.escapedForMarkup }

  private func image(of link: String, name: String) -> String {
    guard let code = QRCode(link) else { return "<p class=\"quiet\">too long for a QR code</p>" }
    let side = code.size + 8
    return """
      <svg viewBox="0 0 \(side) \(side)" role="img" \
      aria-label="QR code of the link of \(name.escapedForMarkup)" shape-rendering="crispEdges">\
      <path d="\(code.svgPath)"/></svg>
      """
  }

  private func pattern(of route: RouteDescription) -> String {
    var text = route.path.map { segment in
      let label = segment.label.escapedForMarkup
      if case .literal = segment { return "<i>/</i>" + label }
      return "<i>/</i><b>\(label)</b>"
    }.joined()
    if text.isEmpty { text = "<i>/</i>" }
    let suffix = route.suffix
    return suffix.isEmpty ? text : text + "<em>\(suffix.escapedForMarkup)</em>"
  }

  private func field(_ index: Int, of entry: Entry) -> String {
    let parameter = entry.form.parameters[index]
    let id = "link-\(entry.number)-\(index)"
    let attributes = "id=\"\(id)\" data-parameter=\"\(index)\""
    let hint =
      switch parameter {
      case let it where it.fallback != nil: "\(it.type), \(it.fallback ?? "") when left out"
      case let it where it.place == .rest: "\(it.type), any segments"
      case let it where it.place == .list: "\(it.type), one a line"
      case let it where it.isOptional && it.place != .flag: "\(it.type), may be left out"
      default: parameter.type
      }
    let control: String
    if let choices = parameter.choices, parameter.place != .list {
      let absent = parameter.isOptional ? "<option value=\"\"></option>" : ""
      let options = choices.filter { !$0.isEmpty }.map { choice in
        let isChosen = choice == parameter.example ? " selected" : ""
        let text = choice.escapedForMarkup
        return "<option value=\"\(text)\"\(isChosen)>\(text)</option>"
      }
      control = "<select \(attributes)>\(absent)\(options.joined())</select>"
    } else {
      switch parameter.place {
      case .flag: control = "<input type=\"checkbox\" \(attributes)>"
      case .list: control = "<textarea rows=\"2\" \(attributes)></textarea>"
      default:
        let mode = parameter.isInteger ? " inputmode=\"numeric\"" : ""
        control =
          "<input type=\"text\" \(attributes)\(mode) value=\"\(parameter.example.escapedForMarkup)\" "
          + "autocomplete=\"off\" autocapitalize=\"none\" spellcheck=\"false\">"
      }
    }
    return """
      <div class="field"><label for="\(id)">\(parameter.name.escapedForMarkup) \
      <small>\(hint.escapedForMarkup)</small></label>\(control)</div>
      """
  }
}

extension LinkForm {
  /// The form for a page's script.
  var json: JSONValue {
    func content(_ content: Content) -> JSONValue {
      switch content {
      case .literal(let text): .object(["text": .string(text)])
      case .parameter(let index): .object(["parameter": .number(index)])
      }
    }
    return .object([
      "segments": .array(
        segments.map { segment in
          switch segment {
          case .literal(let text): .object(["text": .string(text)])
          case .parameter(let index, let prefix, let suffix):
            .object([
              "parameter": .number(index), "prefix": .string(prefix), "suffix": .string(suffix),
            ])
          }
        }
      ),
      "items": .array(
        items.map { item in .object(["name": .string(item.name), "content": content(item.content)])
        }
      ),
      "fragment": fragment.map(content),
      "parameters": .array(
        parameters.map { parameter in
          .object([
            "name": .string(parameter.name),
            "place": .string(parameter.place.rawValue),
            "integer": .bool(parameter.isInteger),
            "optional": .bool(parameter.isOptional),
            "fallback": parameter.fallback.map(JSONValue.string),
          ])
        }
      ),
    ])
  }
}
