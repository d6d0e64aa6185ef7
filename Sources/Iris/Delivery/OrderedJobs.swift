/// A queue of async jobs that run one after the other, in the order of the calls that added them.
///
/// The system hands links to an app in synchronous callbacks, where nothing can be awaited, and a
/// task for each would let a later link overtake an earlier one. Adding a job is synchronous and
/// safe from any thread; one task runs them.
package struct OrderedJobs: Sendable {
  package typealias Job = @Sendable () async -> Void

  private let continuation: AsyncStream<Job>.Continuation

  /// Starts an empty queue, which runs until it is finished.
  package init() {
    let (jobs, continuation) = AsyncStream.makeStream(of: Job.self)
    self.continuation = continuation
    // Detached, so that the queue does not run in the flow of whoever happened to make it.
    Task.detached(priority: .userInitiated) {
      for await job in jobs { await job() }
    }
  }

  /// Adds a job behind all others; a job keeps alive what it captures until it has run.
  package func append(_ job: @escaping Job) {
    continuation.yield(job)
  }

  /// Adds a job and waits for what it returns, also in a cancelled task.
  package func run<Value: Sendable>(_ job: @escaping @Sendable () async -> Value) async -> Value {
    await withCheckedContinuation { waiting in
      append { waiting.resume(returning: await job()) }
    }
  }

  /// Ends the queue behind the jobs it already has.
  package func finish() {
    continuation.finish()
  }
}
