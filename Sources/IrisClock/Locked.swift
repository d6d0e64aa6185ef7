import Foundation

/// A value behind a lock, for the few things a test must be able to ask without waiting.
///
/// `Mutex` would say the same without a word of proof, but needs macOS 15 and iOS 18.
final class Locked<Value: Sendable>: @unchecked Sendable {
  // Unchecked, because the compiler does not know that `lock` guards `value`. It does: `value` is
  // private and reached in `withLock` alone, between `lock()` and `unlock()`, by one thread at a
  // time; what a closure copies out of it is Sendable. The thread sanitizer runs the clock's races.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
