import Foundation

/// A value behind a lock, for the few things a test must be able to ask without waiting.
///
/// `Mutex` would say the same without a word of proof, but needs macOS 15 and iOS 18.
final class Locked<Value>: @unchecked Sendable {
  // Sendable, because `value` is reached in `withLock` alone, under the lock, and neither it nor
  // anything that shares its storage can leave there unless it is Sendable itself or was sent.
  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) {
    self.value = value
  }

  func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
