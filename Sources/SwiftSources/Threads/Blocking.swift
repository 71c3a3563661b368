import Dispatch
import Foundation
import Synchronization

// Work that mostly waits, or takes long, gets separate threads, so that it blocks no thread of the
// `async` pool.

/// Runs blocking work on a new thread with a stack of 16 MB.
package func onThread<Value: Sendable, Failure: Error>(
  _ work: @escaping @Sendable () throws(Failure) -> Value
) async -> Result<Value, Failure> {
  await withCheckedContinuation { continuation in
    startThread { continuation.resume(returning: Result { () throws(Failure) in try work() }) }
  }
}

/// Runs work that cannot be cancelled on such a thread. Once the task is cancelled, returns nil at
/// once, whatever becomes of the work.
package func onThreadUntilCancelled<Value: Sendable>(
  _ work: @escaping @Sendable () -> Value
) async -> Value? {
  let results = AsyncStream<Value> { results in
    startThread {
      results.yield(work())
      results.finish()
    }
  }
  return await results.first { _ in true }
}

private func startThread(_ work: @escaping @Sendable () -> Void) {
  let thread = Thread(block: work)
  thread.stackSize = 16 << 20
  thread.start()
}

/// Runs `work` for each number from 0 up to `count`, and waits for all of them.
///
/// - Parameter threads: The maximum number that run at the same time; at least 1.
/// - Throws: The error with the lowest number.
package func inParallel<Failure: Error>(
  _ count: Int, threads: Int, _ work: @Sendable (Int) throws(Failure) -> Void
) throws(Failure) {
  let failures = Mutex<[Int: Failure]>([:])
  let lanes = min(max(1, threads), count)
  DispatchQueue.concurrentPerform(iterations: lanes) { lane in
    for number in stride(from: lane, to: count, by: lanes) {
      do throws(Failure) {
        try work(number)
      } catch {
        // After an error, this lane starts no more work.
        failures.withLock { $0[number] = error }
        return
      }
    }
  }
  let first = failures.withLock { $0.min { $0.key < $1.key }?.value }
  if let first { throw first }
}

/// Work in progress and its future result: a class, because several threads may wait for it.
package final class Later<Value: Sendable, Failure: Error>: Sendable {
  private let end = DispatchSemaphore(value: 0)
  private let result = Mutex<Result<Value, Failure>?>(nil)

  /// Begins the work on another thread.
  package init(_ work: @escaping @Sendable () throws(Failure) -> Value) {
    DispatchQueue.global().async { [self] in
      let outcome = Result { () throws(Failure) in try work() }
      result.withLock { $0 = outcome }
      end.signal()
    }
  }

  /// Waits for the end and returns the result.
  package func value() throws(Failure) -> Value {
    while true {
      end.wait()
      end.signal()
      if let result = result.withLock(\.self) { return try result.get() }
    }
  }
}
