import MiniCocoa
import Telephony

/// Receives the changes of a line on the threads that make them, and passes them on to a queue.
public final class LineReceptionist: Sendable {
  private let observation: KeyValueObservation
  private let task: Locked<(@Sendable (LineState) -> Void)?>

  /// Begins: the task runs on the queue, with the state that the line has now, then with each state to
  /// which it changes.
  public init(
    of line: Line, queue: OperationQueue, task: @escaping @Sendable (LineState) -> Void
  ) {
    let current = Locked<(@Sendable (LineState) -> Void)?>(task)
    self.task = current
    observation = line.observe(\.state, options: [.initial, .new]) { _, change in
      change.newValue.map { state in
        queue.addOperation { current.value?(state) }
      }
    }
  }

  deinit { stop() }

  /// Ends it: no task runs after this, not even one that waits in the queue.
  public func stop() {
    task.value = nil
    observation.invalidate()
  }
}
