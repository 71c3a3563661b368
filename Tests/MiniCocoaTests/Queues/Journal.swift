import Dispatch
import MiniCocoa
import Synchronization

/// Events in order, from any thread.
final class Journal: Sendable {
  private let lines = Mutex<[String]>([])

  func note(_ line: String) { lines.withLock { $0.append(line) } }

  var all: [String] { lines.withLock { $0 } }
}

/// A gate that one thread opens for another; waiting ends after a minute in any case.
final class Door: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() { semaphore.signal() }

  /// Waits, and returns whether the door was opened.
  @discardableResult
  func wait() -> Bool { semaphore.wait(timeout: .now() + 60) == .success }
}

/// An object that a closure can keep.
final class Token: Sendable {}

/// Returns a serial queue.
func serialQueue(_ name: String = "screen", isSuspended: Bool = false) -> OperationQueue {
  let queue = OperationQueue()
  queue.name = name
  queue.maxConcurrentOperationCount = 1
  queue.isSuspended = isSuspended
  return queue
}
