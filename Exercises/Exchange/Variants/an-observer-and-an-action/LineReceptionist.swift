import MiniCocoa
import Telephony

/// Receives the changes of a line on the threads that make them, and passes them on to a queue.
public final class LineReceptionist {
  private let line: Line
  private let ear: Ear

  /// Begins: the task runs on the queue, with the state that the line has now, then with each state to
  /// which it changes.
  public init(
    of line: Line, queue: OperationQueue, task: @escaping @Sendable (LineState) -> Void
  ) {
    self.line = line
    ear = Ear(queue: queue, task: task)
    line.addObserver(ear, forKeyPath: "state", options: [.initial, .new], context: ear.context)
  }

  deinit { stop() }

  /// Ends it: no task runs after this, not even one that waits in the queue.
  public func stop() {
    guard ear.stop() else { return }
    line.removeObserver(ear, forKeyPath: "state", context: ear.context)
  }
}
