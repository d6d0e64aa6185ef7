// The shop in which the examples of the doc comments stand.

import Foundation
import Iris

struct BookID: RawRepresentable, Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value }
  init(_ slug: Slug) { rawValue = slug.rawValue }
}

struct Slug: RawRepresentable, Hashable, Sendable { let rawValue: String }
struct Token: RawRepresentable, Hashable, Sendable { let rawValue: String }
struct Topic: RawRepresentable, Hashable, Sendable { let rawValue: String }
struct OrgID: RawRepresentable, Hashable, Sendable { let rawValue: String }
struct RepoID: RawRepresentable, Hashable, Sendable { let rawValue: String }
struct ShopID: RawRepresentable, Hashable, Sendable { let rawValue: String }
enum Genre: String, Sendable { case fantasy }

struct Username: LosslessStringConvertible, Hashable, Sendable {
  let text: String
  init(_ text: String) { self.text = text }
  var description: String { text }
}

struct Page: Hashable, Sendable { let number: Int }

struct Colour: Equatable, Sendable {
  let hex: String
  init?(hex: String) { self.hex = hex }
}

protocol Mountable {}
extension Mountable {
  // A block of its own may declare the table again.
  static var routes: RouteTable<AccountLink> { RouteTable { URLRoute(.orders) { Path("orders") } } }
}

enum AccountLink: Equatable, Sendable, Mountable {
  case profile(Username)
  case orders
}

enum ShopLink: Equatable, Sendable {
  case home
  case book(BookID)
  case settings
  case unknown

  var needsAccount: Bool { self == .settings }
  static let routes = RouteTable<ShopLink> { URLRoute(.home) { Path() } }
}

typealias BookstoreLink = Link
typealias DeepLink = Link

enum Link: Equatable, Sendable {
  case home
  case book(id: BookID)
  case search(query: String, page: Int)
  case help
  case topic(Topic)
  case palette(Colour)
  case account(AccountLink)
  case shop(ShopID, ShopLink)
  case web(URL)

  static var allCases: [Link] { [.home, .help, .unknown] }
  case unknown
}

enum ShopScreen: Hashable, Sendable, Codable {
  case book(BookID)
  case review(BookID, Int)
  case list(Int)
  case item(Int)
  case settings
  case privacy

  var needsSignIn: Bool { self == .settings }
}

typealias Screen = ShopScreen

enum ShopTab: Hashable, Sendable, Codable, CaseIterable { case home, orders, shop, lists }

struct ShopFlow: NavigationFlow {
  enum Effect: Hashable { case search(String) }
  typealias Intent = Link
  typealias Screen = ShopScreen
  typealias Tab = ShopTab
  func steps(for link: Link, from state: State) -> [Step] { [] }
}

struct Catalogue: Sendable {
  func contains(_ intent: ShopLink) async throws -> Bool { true }
  func contains(_ screen: ShopScreen) -> Bool { true }
}

struct Session: Sendable {
  let isSignedIn = false
  let persistentIdentifier = "window"
}

struct Model: Sendable {
  func apply(_ baton: Baton<Link>) async {}
}

struct Defaults {
  func set(_ value: [String], forKey key: String) {}
}

// On a protocol of its own, so that a block may declare it again.
protocol Condition {}
extension GateCondition: Condition {}
extension Condition where Self == GateCondition {
  static var signedIn: Self { "signed in" }
}

let router = URLPathRouter<Link>(origins: .scheme("bookstore")) { URLRoute(.home) { Path() } }
let codec = URLCodec(router, fallback: .unknown)
let url = URL(filePath: "/")
let link = Link.home
let flow = ShopFlow()
let catalogue = Catalogue()
let session = Session()
let defaults = Defaults()
let broadcaster = Broadcaster(codec)
let coordinator = Coordinator(flow, codec: codec, from: .init(selected: .home))
let handoffs = HandoffRegistry<ShopScreen, Link>()
let initial = ShopFlow.State(selected: .home)
let shown = initial
let target = initial
let data = Data()
let file = url
let host = HeadlessHost<ShopFlow>()
let signIn = Gate<Link>("sign-in") { _ in .allow }
let existence = signIn

func log(_ values: Any?..., flow: NavFlow.ID? = nil) {}
func render(_ state: ShopFlow.State) {}
func showSignIn() {}
func push(_ screen: ShopScreen) {}
func open(_ link: Link) async {}
func resolve(_ link: Link) async -> [ShopFlow.Step] { [] }

enum PlacedShopScreen: Hashable, Sendable, PlacedScreen {
  case book(BookID)
  case review(BookID, Int)
  var parent: Self? { nil }
  var tab: ShopTab? { .home }
}

struct PlacedFlow: NavigationFlow {
  typealias Intent = Link
  typealias Screen = PlacedShopScreen
  typealias Tab = ShopTab
  func steps(for link: Link, from state: State) -> [Step] { [] }
}
