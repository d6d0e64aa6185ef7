import Dispatch
import Foundation

/// An executor that runs nothing until a test says so, and then everything there is to run.
///
/// A coordinator that shares it makes a deterministic scheduler: between two moves of the test
/// nothing happens, and ``settle()`` returns when everything waits for the test.
final class ManualExecutor: SerialExecutor, @unchecked Sendable {
  // Sendable, because the queue and the waiters are reached under the lock alone.
  private let lock = NSLock()
  private var jobs: [UnownedJob] = []
  private var waiter: CheckedContinuation<Void, Never>?
  private var isFree = false
  private var isPoked = false
  private let queue = DispatchQueue(label: "manual executor")

  func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    let woken = lock.withLock {
      if isFree {
        queue.async { unsafe unowned.runSynchronously(on: self.asUnownedSerialExecutor()) }
        return waiter
      }
      jobs.append(unowned)
      defer { waiter = nil }
      return waiter
    }
    woken?.resume()
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    unsafe UnownedSerialExecutor(ordinary: self)
  }

  /// Waits until there is something to run or the executor is poked: what a continuation or
  /// another thread lets go takes time to get here.
  func arrival() async {
    await withCheckedContinuation { continuation in
      let isThere = lock.withLock {
        defer { isPoked = false }
        if jobs.isEmpty && !isPoked { waiter = continuation }
        return !jobs.isEmpty || isPoked
      }
      if isThere { continuation.resume() }
    }
  }

  /// Ends a wait for something to run: something happened elsewhere.
  func poke() {
    let woken = lock.withLock {
      isPoked = waiter == nil
      defer { waiter = nil }
      return waiter
    }
    woken?.resume()
  }

  /// Runs everything there is to run, and what that leads to.
  ///
  /// A thread of its own runs it, since a job must not run in the midst of the test's own task.
  func settle() async {
    await withCheckedContinuation { settled in
      queue.async {
        while let job = self.lock.withLock({ self.jobs.isEmpty ? nil : self.jobs.removeFirst() }) {
          unsafe job.runSynchronously(on: self.asUnownedSerialExecutor())
        }
        settled.resume()
      }
    }
  }

  /// Runs everything from now on as it comes, for the questions at the end of a test.
  func free() async {
    await settle()
    let left = lock.withLock {
      isFree = true
      defer { jobs = [] }
      return jobs
    }
    for job in left {
      queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
}

/// An actor on a manual executor, for a coordinator to share.
actor Stage {
  nonisolated let executor: ManualExecutor

  init(on executor: ManualExecutor) { self.executor = executor }

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }
}
