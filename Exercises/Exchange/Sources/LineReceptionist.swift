import MiniCocoa
import Telephony

/// Receives the changes of a line on the threads that make them, and passes them on to a queue.
public final class LineReceptionist: Sendable {
  /// Begins: the task runs on the queue, with the state that the line has now, then with each state to
  /// which it changes.
  public init(
    of line: Line, queue: OperationQueue, task: @escaping @Sendable (LineState) -> Void
  ) {
    // TODO: 2. Observe the line. With each state, the first one included, add an operation to the
    // queue that runs the task. Keep what you'll have to end.
  }

  /// Ends it: no task runs after this, not even one that waits in the queue.
  public func stop() {
    // TODO: 2. End the observation. An operation that waits in the queue must know. What if nobody
    // calls this before the receptionist is deallocated?
  }
}
