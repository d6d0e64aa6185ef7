// The exact form of a state: what is written is read back, or reading throws. Saved states of an
// older version of the app are read by NavigationRestoration instead.

/// The keys of a saved state.
enum SavedStateKey: String, CodingKey { case stack, tabs, selected, layers }

extension NavigationState: Encodable where Screen: Encodable, Tab: Encodable {
  /// Writes `stack`, or `tabs` and `selected`, and `layers`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: SavedStateKey.self)
    switch base {
    case .stack(let stack):
      try values.encode(stack, forKey: .stack)
    case .tabs(let tabs, _):
      try values.encode(tabs, forKey: .tabs)
      try values.encodeIfPresent(selectedTab, forKey: .selected)
    }
    try values.encode(layers, forKey: .layers)
  }
}

extension NavigationState: Decodable where Screen: Decodable, Tab: Decodable {
  /// Reads a state exactly; use ``restored(from:over:keeping:)`` for one saved by an older app.
  ///
  /// - Parameter decoder: Where the state is read from.
  /// - Throws: `DecodingError` when any part of it does not read.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: SavedStateKey.self)
    let layers = try values.decode([Layer].self, forKey: .layers)
    if values.contains(.tabs) {
      let tabs = try values.decode([TabStack].self, forKey: .tabs)
      let selected = try values.decode(Tab.self, forKey: .selected)
      self.init(tabs: tabs, selected: selected, layers: layers)
    } else {
      self.init(stack: try values.decode([Screen].self, forKey: .stack), layers: layers)
    }
  }
}
