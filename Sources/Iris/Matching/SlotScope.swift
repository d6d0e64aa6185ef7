/// What is certain about the texts a slot reads; everything else about a conversion is opaque.
struct SlotScope {
  /// Whether every text is read.
  private let isTotal: Bool
  /// Whether every text without a slash is read, as by a tail that is one string.
  private let isTail: Bool
  /// The least and the greatest number an integer's conversion reads; all widths share a grammar.
  private let bounds: [String]
  /// What tells apart conversions that cannot but read alike: the type of one without any state.
  private let identity: ObjectIdentifier?
  /// The fixed text around the value.
  private let prefix: [UInt8]
  private let suffix: [UInt8]
  private let slot: any RouteSlot

  init(_ slot: any RouteSlot) {
    self.slot = slot
    var (before, after) = ("", "")
    if case .segment(let prefix, let suffix) = slot.info.kind { (before, after) = (prefix, suffix) }
    prefix = Array(before.utf8)
    suffix = Array(after.utf8)
    isTail = slot is RestStringSlot
    let type = (slot as? any ConvertingSlot).map { Swift.type(of: $0).conversion }
    isTotal = type?.isTotal ?? false
    bounds = type?.bounds ?? []
    identity = slot is FlagSlot ? ObjectIdentifier(FlagSlot.self) : type?.identity
  }

  /// Whether it is certain that every text the other one reads is read here.
  func covers(_ other: SlotScope) -> Bool {
    if isTotal {
      return other.prefix.starts(with: prefix)
        && other.suffix.reversed().starts(with: suffix.reversed())
    }
    if isTail { return other.isTail || !other.bounds.isEmpty && other.isBare }
    guard prefix == other.prefix, suffix == other.suffix else { return false }
    if !bounds.isEmpty, !other.bounds.isEmpty {
      return other.bounds.allSatisfy { SlotProbe.reads(affixed($0), by: slot) }
    }
    return identity != nil && identity == other.identity
  }

  /// Whether it is certain that every text is read, an empty one too where the place allows it.
  var coversAll: Bool { isTotal && isBare }

  private var isBare: Bool { prefix.isEmpty && suffix.isEmpty }

  private func affixed(_ text: String) -> String {
    String(decoding: prefix, as: UTF8.self) + text + String(decoding: suffix, as: UTF8.self)
  }
}

/// What the type of a conversion says for certain.
struct ConversionKind {
  let isTotal: Bool
  let bounds: [String]
  let identity: ObjectIdentifier?
}

/// A slot whose conversion has a type of its own.
protocol ConvertingSlot: RouteSlot {
  associatedtype Conversion: URLConversion
}

extension ConvertingSlot {
  /// What the conversion's type says for certain.
  ///
  /// A conversion that takes no room has nothing in which two of its values could differ.
  static var conversion: ConversionKind {
    let type = Conversion.self
    let isUniform = MemoryLayout<Conversion>.size == 0 || type is any UniformConversion.Type
    return ConversionKind(
      isTotal: type == StringConversion.self || type == OwnTextConversion<String>.self,
      bounds: (type as? any BoundedConversion.Type)?.bounds ?? [],
      identity: isUniform ? ObjectIdentifier(type) : nil,
    )
  }
}

extension SegmentSlot: ConvertingSlot {}
extension OptionalSegmentSlot: ConvertingSlot {}
extension RestListSlot: ConvertingSlot {}
extension ItemSlot: ConvertingSlot {}
extension OptionalItemSlot: ConvertingSlot {}
extension DefaultedItemSlot: ConvertingSlot {}
extension ListItemSlot: ConvertingSlot {}
extension FragmentSlot: ConvertingSlot {}
extension OptionalFragmentSlot: ConvertingSlot {}

/// A conversion that reads every number between two.
protocol BoundedConversion {
  /// The least and the greatest number, as text.
  static var bounds: [String] { get }
}

extension IntegerConversion: BoundedConversion {
  static var bounds: [String] { [String(Value.min), String(Value.max)] }
}

extension OwnTextConversion: BoundedConversion {
  static var bounds: [String] {
    func bounds<Integer: FixedWidthInteger>(_ type: Integer.Type) -> [String] {
      [String(type.min), String(type.max)]
    }
    return (Value.self as? any FixedWidthInteger.Type).map { bounds($0) } ?? []
  }
}

/// A conversion whose type alone says how it reads, although it takes room.
protocol UniformConversion: URLConversion {}

extension OwnTextConversion: UniformConversion {}
extension RawConversion: UniformConversion where Base: UniformConversion {}
