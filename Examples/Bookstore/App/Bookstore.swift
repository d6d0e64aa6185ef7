import BookstoreAccount
public import BookstoreCatalogue
import BookstoreReviews
public import Iris

/// The shop as a running app without a screen: its links, who is signed in, what is shown.
///
/// It runs on the main actor, as an app with a screen does.
///
/// ```swift
/// let shop = Bookstore()
/// let receipt = await shop.coordinator.open(url)
/// print(await shop.coordinator.state)
/// ```
public struct Bookstore: Sendable {
  /// The door for every arrival.
  public let coordinator: Coordinator<BookstoreFlow>
  /// What the shop sells.
  public let catalogue: Catalogue
  private let session: Session

  /// Opens the shop.
  ///
  /// - Parameters:
  ///   - catalogue: What it sells.
  ///   - options: How the coordinator paces, supersedes, holds and remembers.
  ///   - host: What shows the steps; headless where none is given.
  ///   - lookUp: Waits as long as asking the catalogue takes; at once by default.
  public init(
    catalogue: Catalogue = Catalogue(),
    options: CoordinatorOptions = CoordinatorOptions(),
    host: (any NavigationHost<BookstoreFlow>)? = nil,
    lookUp: @escaping @Sendable () async throws -> Void = {},
  ) {
    let session = Session()
    self.session = session
    self.catalogue = catalogue
    coordinator = Coordinator(
      BookstoreFlow(),
      codec: BookstoreLink.codec,
      from: BookstoreFlow.State(selected: .shop),
      gates: [
        Gate("sign-in") { baton in
          if await session.isSignedIn { return .allow }
          return baton.intent.needsAccount ? .hold(until: .signedIn) : .allow
        },
        Gate.existence(orElse: .unknown) { intent in
          guard let book = intent.book else { return true }
          try await lookUp()
          return catalogue.contains(book)
        },
      ],
      host: host,
      options: options,
      sharingExecutorOf: MainActor.shared,
    )
  }

  /// Signs somebody in, and lets the link go on that waited for it.
  ///
  /// - Returns: How the resumed arrival ended, or nil where none waited.
  @MainActor
  @discardableResult
  public func signIn() async -> Receipt<BookstoreLink>? {
    session.isSignedIn = true
    return await coordinator.fulfill(.signedIn)
  }

  /// Signs whoever is signed in out; what only they may see is gone.
  @MainActor
  public func signOut() async {
    session.isSignedIn = false
    await coordinator.revoke(.signedIn)
  }
}

/// Who is signed in; on the main actor, as the views that show it would be.
@MainActor
private final class Session {
  var isSignedIn = false

  nonisolated init() {}
}

extension BookstoreLink {
  /// Whether somebody has to be signed in to follow the link.
  var needsAccount: Bool {
    switch self {
    case .account(.orders), .account(.checkout), .reviews(_, .write): true
    default: false
    }
  }

  /// The book the link names, if it names one.
  var book: BookID? {
    switch self {
    case .catalogue(.book(let id)): id
    case .reviews(let id, _): id
    default: nil
    }
  }
}
