import Iris
import IrisTesting

/// A small shop whose links and flow keep every law.
enum ShopLink: Hashable, Sendable {
  case home
  case book(String)
  case page(book: String, Int)
  case search(String, tags: [String], isNew: Bool)
  case shelf([String])
  case note(String?)
  case lost

  static let router = URLPathRouter<ShopLink>(origins: .scheme("shop"), .https("shop.example")) {
    URLRoute(.home) { Path() }
    URLRoute(ShopLink.book) {
      Path("book", Capture(String.self))
      Alias { Path("b", Capture(String.self, suffix: ".html")) }
    }
    URLRoute(ShopLink.page) { Path("book", Capture(String.self), "page", Capture(Int.self)) }
    URLRoute(ShopLink.search) {
      Path("search")
      Query("q", String.self)
      Query("tag", [String].self)
      Query(flag: "new")
    }
    URLRoute(ShopLink.shelf) { Path("shelf", Rest([String].self)) }
    URLRoute(ShopLink.note) {
      Path("note")
      Fragment(String?.self)
    }
  }

  static let codec = URLCodec(router, fallback: .lost)
  static let samples: [ShopLink] = [
    .home, .book("1"), .page(book: "1", 2), .search("x", tags: [], isNew: true), .shelf([]),
    .note(nil),
  ]
}

/// A flow over the shop, in which a law can be broken at will.
struct ShopFlow: NavigationFlow {
  typealias Intent = ShopLink
  typealias Tab = Never
  typealias Effect = Never

  enum Flaw: Sendable {
    /// A book's address is another one's.
    case wrongAddress
    /// What is shown already is pushed once more.
    case neverElides
    /// A state with a book has no address.
    case noAddress
  }

  enum Screen: Hashable, Sendable {
    case book(String)
    case page(book: String, Int)
    case results(String, tags: [String], isNew: Bool)
    case shelf([String])
    case note(String?)
  }

  var flaw: Flaw?

  func steps(for link: ShopLink, from state: State) -> [Step] {
    switch link {
    case .home: [.dismissAll, .popToRoot]
    case .book(let id):
      flaw == .neverElides
        ? [.dismissAll, .push(.book(id))] : [.dismissAll, .setStack([.book(id)])]
    case .page(let book, let page):
      [.dismissAll, .setStack([.book(book), .page(book: book, page)])]
    case .search(let text, let tags, let isNew):
      [.dismissAll, .setStack([.results(text, tags: tags, isNew: isNew)])]
    case .shelf(let path): [.dismissAll, .setStack([.shelf(path)])]
    case .note(let note): [.dismissAll, .present(.note(note))]
    case .lost: []
    }
  }

  func intent(for state: State) -> ShopLink? {
    switch state.top {
    case .book(let id):
      flaw == .noAddress ? nil : flaw == .wrongAddress ? .book(id + "x") : .book(id)
    case .page(let book, let page): .page(book: book, page)
    case .results(let text, let tags, let isNew): .search(text, tags: tags, isNew: isNew)
    case .shelf(let path): .shelf(path)
    case .note(let note): .note(note)
    case nil: .home
    }
  }

  static let states: [State] = [
    State(), State(stack: [.book("9")]), State(stack: [.shelf(["a"])], layers: [.init(.note(nil))]),
  ]
}
