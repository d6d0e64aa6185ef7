// How a compiled route becomes plain data.

extension RouteDescription {
  package init<Intent>(_ entry: RouteEntry<Intent>) {
    let shape = entry.shape
    let sample = entry.body.sample(0)
    let labels = sample.map { IntentLabels.labels(of: $0, mounts: entry.mounts) } ?? []
    func value(_ slot: Int) -> Value {
      let info = shape.slots[slot].info
      let label = slot < labels.count && labels.count == shape.slots.count ? labels[slot] : nil
      return Value(shape.slots[slot], name: label ?? info.typeName.loweredFirst)
    }
    self.init(
      name: sample.map { IntentLabels.path(of: $0, mounts: entry.mounts) } ?? shape.pattern,
      pattern: shape.pattern,
      path: shape.path.map { part in
        switch part {
        case .literal(let text): return .literal(text)
        case .slot(let number):
          switch shape.slots[number].info.kind {
          case .segment(let prefix, let suffix):
            return .capture(value(number), prefix: prefix, suffix: suffix)
          case .rest: return .rest(value(number))
          default: return .capture(value(number), prefix: "", suffix: "")
          }
        }
      },
      items: shape.items.map { item in
        switch item {
        case .fixed(let name, let text):
          return Item(name: name, presence: .fixed(text), value: Value(name: name, type: "String"))
        case .slot(let number):
          guard case .item(let name, let presence) = shape.slots[number].info.kind else {
            return Item(name: "", presence: .required, value: value(number))
          }
          return Item(name: name, presence: presence, value: value(number))
        }
      },
      fragment: shape.fragments.first.map { fragment in
        switch fragment {
        case .literal(let text): return .literal(text)
        case .slot(let number):
          let isOptional =
            if case .fragment(isOptional: true) = shape.slots[number].info.kind { true } else {
              false
            }
          return .capture(value(number), isOptional: isOptional)
        }
      },
      isAlias: entry.isAlias,
      source: entry.source,
    )
  }
}

extension RouteDescription.Value {
  fileprivate init(_ slot: AnySlot, name: String) {
    let info = slot.info
    let isOptional = if case .optionalSegment = info.kind { true } else { false }
    self.init(
      name: name,
      type: info.typeName,
      isInteger: info.type is any FixedWidthInteger.Type,
      choices: slot.choices,
      example: slot.examples.first,
      isOptional: isOptional,
      isPrivate: info.privacy == .hidden,
    )
  }
}

/// The names inside an intent, found by reflection.
enum IntentLabels {
  /// The labels of an intent's payload, nil for a value without one.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - mounts: How many mounted intents lie inside one another at the payload's end.
  /// - Returns: One label a value.
  static func labels(of intent: Any, mounts: Int) -> [String?] {
    var labels: [String?] = []
    for (index, child) in payload(of: intent).enumerated() {
      if mounts > 0, index == payload(of: intent).count - 1 {
        labels += self.labels(of: child.value, mounts: mounts - 1)
      } else {
        labels.append(child.label)
      }
    }
    return labels
  }

  /// The case's name, with a mounted intent's behind a dot.
  static func path(of intent: Any, mounts: Int) -> String {
    let name = IntentName.text(of: intent)
    guard mounts > 0, let last = payload(of: intent).last else { return name }
    return "\(name).\(path(of: last.value, mounts: mounts - 1))"
  }

  private static func payload(of intent: Any) -> [(label: String?, value: Any)] {
    let mirror = Mirror(reflecting: intent)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first?.value else {
      return []
    }
    let inner = Mirror(reflecting: payload)
    guard inner.displayStyle == .tuple else { return [(nil, payload)] }
    return inner.children.map { child in
      (child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, child.value)
    }
  }
}

extension String {
  fileprivate var loweredFirst: String { prefix(1).lowercased() + dropFirst() }
}
