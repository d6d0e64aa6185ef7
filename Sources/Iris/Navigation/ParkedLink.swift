#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A held link in the form that outlives the process.
///
/// ```swift
/// try JSONEncoder().encode(await coordinator.parked).write(to: file)
/// // at the next launch
/// await coordinator.unpark(try JSONDecoder().decode([ParkedLink].self, from: data))
/// ```
///
/// The link is the whole canonical URL, query included, and is read again by the table the app has
/// when it comes back.
public struct ParkedLink: Hashable, Sendable, Codable {
  /// The canonical URL.
  public let url: URL
  /// The arrival that was held.
  public let flow: NavFlow
  /// What the link waits for.
  public let condition: GateCondition
  /// When it no longer counts; nil where held links last for ever.
  public let expiresAt: Date?

  /// Makes a parked link by hand.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - flow: The arrival that was held.
  ///   - condition: What the link waits for.
  ///   - expiresAt: When it no longer counts.
  public init(url: URL, flow: NavFlow, condition: GateCondition, expiresAt: Date? = nil) {
    self.url = url
    self.flow = flow
    self.condition = condition
    self.expiresAt = expiresAt
  }
}

extension ParkedLink: CustomStringConvertible {
  /// The arrival and what it waits for; the link, which may be private, is not written.
  public var description: String { "\(flow) until \(condition)" }
}
