import Dispatch
import Foundation
import Synchronization

/// A thread that lives as long as this process, so that it does not end the commands it starts.
enum LastingThread {
  private static let jobs = Mutex<[@Sendable () -> Void]>([])
  private static let count = DispatchSemaphore(value: 0)
  private static let begun: Void = Thread.detachNewThread {
    while true {
      count.wait()
      jobs.withLock { $0.removeFirst() }()
    }
  }

  /// Runs some short work on that thread and waits for it.
  static func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws(ExecutionError) -> Value
  ) throws(ExecutionError) -> Value {
    begun
    let outcome = Outcome<Value>()
    jobs.withLock { jobs in
      jobs.append {
        let result = Result { () throws(ExecutionError) in try work() }
        outcome.value.withLock { $0 = result }
        outcome.end.signal()
      }
    }
    count.signal()
    outcome.end.wait()
    guard let result = outcome.value.withLock(\.self) else {
      throw .cannotStart("a program", reason: "no thread has started it")
    }
    return try result.get()
  }

  /// The result of the work; a class, because two threads share it.
  private final class Outcome<Value: Sendable>: Sendable {
    let end = DispatchSemaphore(value: 0)
    let value = Mutex<Result<Value, ExecutionError>?>(nil)
  }
}
