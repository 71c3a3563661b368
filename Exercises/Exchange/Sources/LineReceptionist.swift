import MiniCocoa
import Telephony

/// Takes the changes of a line on the threads that make them, and brings them to a queue.
public final class LineReceptionist: Sendable {
  /// Begins: the task runs on the queue, with the state that the line has now, then with each state to
  /// which it changes.
  public init(
    of line: Line, queue: OperationQueue, task: @escaping @Sendable (LineState) -> Void
  ) {
    // TODO: 2. Observe the line. With each state, the first one included, add an operation to the
    // queue that runs the task. Remember what has to be ended.
  }

  /// Ends it: no task runs after this, not even one that waits in the queue.
  public func stop() {
    // TODO: 2. End the observation. What waits in the queue has to learn of it, too. What if nobody
    // calls this before the receptionist goes?
  }
}
