import Iris

/// Whether the user is signed in and has accepted the terms, as an app's session would know.
actor Session {
  private(set) var isSignedIn = false
  private(set) var hasAcceptedTerms = false

  func signIn() { isSignedIn = true }
  func signOut() { isSignedIn = false }
  func acceptTerms() { hasAcceptedTerms = true }

  /// The shop's two gates: orders and the checkout need an account, an account needs the terms.
  nonisolated var gates: [Gate<ShopLink>] {
    [
      Gate("sign-in") { baton in
        let isSignedIn = await self.isSignedIn
        return !isSignedIn && baton.intent.needsAccount ? .hold(until: .signedIn) : .allow
      },
      Gate("terms") { baton in
        let hasAccepted = await self.hasAcceptedTerms
        return !hasAccepted && baton.intent.needsAccount ? .hold(until: .termsAccepted) : .allow
      },
    ]
  }
}

extension ShopLink {
  var needsAccount: Bool {
    switch self {
    case .order, .checkout: true
    default: false
    }
  }
}
