import Foundation

/// A value several tasks of one test share.
final class Box<Value>: @unchecked Sendable {
  // Sendable, because `stored` is reached under the lock alone.
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  @discardableResult
  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&stored) }
  }
}
