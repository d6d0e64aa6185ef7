public import Iris

/// The links an app has released, as a file to keep under version control and to check against.
///
/// ```swift
/// let released = try LinkContract(json: text)
/// let now = LinkContract(routes: router.routes, schemes: ["bookstore"], hosts: [])
/// released.changes(to: now).filter(\.isBreaking)   // what would break a link out there
/// ```
///
/// The file says of each link its route, its shape and some sample links; it does not change unless
/// the links do, and one link is one line of it.
public struct LinkContract: Hashable, Sendable {
  /// One released link.
  package struct Link: Hashable, Sendable {
    /// The route's name: what the link means.
    package let route: String
    /// The shape, such as `/book/{text}`.
    package let shape: String
    /// Links that read as the route, from the path's slash on.
    package let samples: [String]
  }

  package let schemes: [String]
  package let hosts: [String]
  package let links: [Link]

  /// The version of the file format this code writes.
  static let formatVersion = 1

  /// Draws up the contract of a table as it is now.
  ///
  /// - Parameters:
  ///   - routes: The table's routes, in its order.
  ///   - schemes: The custom schemes, without colon.
  ///   - hosts: The web hosts.
  ///   - routeName: Reads a link and names its route, nil where none reads it. Samples are kept only
  ///     where they read as their route; without it they are taken on trust.
  public init(
    routes: [RouteDescription],
    schemes: [String],
    hosts: [String],
    routeName: ((String) -> String?)? = nil,
  ) {
    let origin = LinkOrigin.all(schemes: schemes, hosts: hosts).first
    links = routes.map { route in
      let form = LinkForm(route)
      var samples: [String] = []
      for sample in [form.path(form.examples), form.path(form.fullExamples(of: route))]
      where !samples.contains(sample) {
        guard let routeName, let origin else {
          samples.append(sample)
          continue
        }
        if routeName(origin.link(to: sample)) == route.name { samples.append(sample) }
      }
      return Link(route: route.name, shape: ContractShape(route).text, samples: samples)
    }
    self.schemes = schemes
    self.hosts = hosts
  }
}

// MARK: As a file

extension LinkContract {
  /// The contract as a JSON document, one link a line.
  public var json: String {
    JSONValue.object([
      "linkContract": .number(Self.formatVersion),
      "schemes": .strings(schemes),
      "hosts": .strings(hosts),
      "links": .array(
        links.map { link in
          .object([
            "route": .string(link.route),
            "shape": .string(link.shape),
            "samples": .strings(link.samples),
          ])
        }
      ),
    ]).formatted(width: 400)
  }

  /// Reads a contract.
  ///
  /// - Throws: ``LinkContractError`` when the text is no contract this version understands.
  public init(json text: String) throws(LinkContractError) {
    let document: JSONValue
    do throws(JSONError) {
      document = try JSONValue(parsing: text)
    } catch {
      throw LinkContractError(reason: .notJSON(error))
    }
    guard let version = document["linkContract"]?.integer else {
      throw LinkContractError(reason: .noContract)
    }
    guard version == Self.formatVersion else {
      throw LinkContractError(reason: .unknownVersion(version))
    }
    schemes = try Self.strings(document["schemes"], at: "schemes")
    hosts = try Self.strings(document["hosts"], at: "hosts")
    guard let elements = document["links"]?.elements else {
      throw LinkContractError(reason: .oddValue(place: "links"))
    }
    var links: [Link] = []
    for (index, element) in elements.enumerated() {
      let place = "links[\(index)]"
      guard let route = element["route"]?.text else {
        throw LinkContractError(reason: .oddValue(place: place + ".route"))
      }
      guard let shape = element["shape"]?.text, ContractShape(shape) != nil else {
        throw LinkContractError(reason: .oddValue(place: place + ".shape"))
      }
      let samples = try Self.strings(element["samples"], at: place + ".samples")
      links.append(Link(route: route, shape: shape, samples: samples))
    }
    self.links = links
  }

  private static func strings(
    _ value: JSONValue?,
    at place: String,
  ) throws(LinkContractError) -> [String] {
    guard let elements = value?.elements else {
      throw LinkContractError(reason: .oddValue(place: place))
    }
    let strings = elements.compactMap(\.text)
    guard strings.count == elements.count else {
      throw LinkContractError(reason: .oddValue(place: place))
    }
    return strings
  }
}
