import Iris

/// One case that breaks a law: what to try, and what came of it.
///
/// ```swift
/// // round trip: shop://book/a%2Fb is read as book(id: "a/b"), which prints as shop://book/a/b and
/// // reads as nothing
/// ```
package struct LawFailure: Hashable, Sendable, CustomStringConvertible {
  /// The name of the law.
  package let law: String
  /// The link to try; nil where the law is about a whole table or an intent without one.
  package let link: String?
  /// What is wrong.
  package let problem: String

  package init(_ law: String, link: String?, _ problem: String) {
    self.law = law
    self.link = link
    self.problem = problem
  }

  package init(_ law: TableLaw, link: String?, _ problem: String) {
    self.init(law.rawValue, link: link, problem)
  }

  /// The law, the link to try and what is wrong.
  package var description: String {
    "\(law): " + (link.map { "try \(VisibleText($0)): " } ?? "") + problem
  }
}
