import BookstoreApp
import Foundation
import Iris

/// Plays a script (stub until the clock moves).
struct PlayCommand {
  let output: Output
  let isJSON: Bool

  func run(_ file: String) async -> BookstoreCommand.Status { .usage }
}
