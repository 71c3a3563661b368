import MiniCocoa
import Telephony

/// Receives the changes of a line on the threads that make them, and passes them on to a queue.
public final class LineReceptionist: Sendable {
  private let hasStopped = Locked(false)
  private let observation: KeyValueObservation

  /// Begins: the task runs on the queue, with the state that the line has now, then with each state to
  /// which it changes.
  public init(
    of line: Line, queue: OperationQueue, task: @escaping @Sendable (LineState) -> Void
  ) {
    observation = line.observe(\.state, options: [.initial, .new]) { [hasStopped] _, change in
      guard let state = change.newValue else { return }
      queue.addOperation {
        if !hasStopped.value { task(state) }
      }
    }
  }

  deinit { stop() }

  /// Ends it: no task runs after this, not even one that waits in the queue.
  public func stop() {
    hasStopped.value = true
    observation.invalidate()
  }
}
