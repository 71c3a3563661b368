import MiniCocoa
import Synchronization

/// Filters values where they come from, gathers them for an interval, and hands each batch to a queue.
///
/// Any thread may call any method.
public final class BatchingReceptionist: Sendable {
  /// Which values of an interval are in its batch.
  public enum Keeping: Sendable {
    /// All of them, in order.
    case all
    /// The last one alone.
    case last
  }

  private let keeping: Keeping
  private let interval: Duration
  private let clock: any Scheduler
  private let queue: OperationQueue
  private let isWanted: @Sendable (Double) -> Bool
  private let task: @Sendable ([Double]) -> Void

  /// What changes, for one thread at a time: `state.withLock { state in … }`.
  let state = Mutex(State())

  struct State {
    // TODO: 1. What does it have to remember? The later TODOs add to this.
  }

  /// A receptionist without a source, whose batches go to a task on a queue.
  public init(
    keeping: Keeping = .all, every interval: Duration, clock: any Scheduler,
    queue: OperationQueue, where isWanted: @escaping @Sendable (Double) -> Bool,
    task: @escaping @Sendable ([Double]) -> Void
  ) {
    self.keeping = keeping
    self.interval = interval
    self.clock = clock
    self.queue = queue
    self.isWanted = isWanted
    self.task = task
  }

  /// Takes a value, and returns at once.
  public func receive(_ value: Double) {
    // TODO: 1. Filter the value, then gather it.
    // TODO: 2. See to it that the clock calls `flush()` when the interval is over.
    // TODO: 3. Where only the last value is kept, gather no others.
  }

  /// Hands on what was gathered, now; the interval is over.
  public func flush() {
    // TODO: 1. Hand the batch to the task, on the queue.
  }

  /// Hands on what was gathered, and ends; what waits in the queue is still done.
  public func stop() {
    // TODO: 4. Hand on the rest, and let that be the end.
  }

  /// Ends, and drops everything: what was gathered, and what waits in the queue.
  public func cancel() {
    // TODO: 4. End it; no task runs any more, not even one that waits already.
  }
}
