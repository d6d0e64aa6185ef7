extension NavigationState {
  /// A presentation over everything below it, with a stack of its own.
  ///
  /// ```swift
  /// NavigationState.Layer(.settings, as: .sheet, stack: [.privacy])
  /// ```
  ///
  /// The root is what the layer presents and stands for as long as the layer is up; screens are
  /// pushed above it.
  public struct Layer: Hashable, Sendable {
    /// How the layer stands over what is below.
    public let kind: LayerKind
    /// The screen the layer presents.
    public let root: Screen
    /// The screens pushed above the root, the topmost last.
    public var stack: [Screen]

    /// Makes a layer.
    public init(_ root: Screen, as kind: LayerKind = .sheet, stack: [Screen] = []) {
      self.root = root
      self.kind = kind
      self.stack = stack
    }

    /// The screen of the layer the user sees.
    public var top: Screen { stack.last ?? root }
    /// Every screen of the layer, its root first.
    public var screens: [Screen] { [root] + stack }
  }
}

extension NavigationState.Layer: Encodable where Screen: Encodable {}
extension NavigationState.Layer: Decodable where Screen: Decodable {
  /// Reads a layer; without a stack it shows its root.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    kind = try values.decode(LayerKind.self, forKey: .kind)
    root = try values.decode(Screen.self, forKey: .root)
    stack = try values.decodeIfPresent([Screen].self, forKey: .stack) ?? []
  }
}

extension NavigationState.Layer {
  enum CodingKeys: String, CodingKey { case kind, root, stack }
}

extension NavigationState.Layer: Identifiable {
  /// What makes two layers the same presentation, whatever is pushed above their roots.
  public struct ID: Hashable, Sendable {
    /// How the layer stands over what is below.
    public let kind: LayerKind
    /// The screen the layer presents.
    public let root: Screen
  }

  /// The kind and the root.
  public var id: ID { ID(kind: kind, root: root) }
}
