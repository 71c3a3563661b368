import MiniCocoa
import Synchronization

/// Filters values where they arrive, gathers them for an interval, and passes batches to a queue.
///
/// Any thread may call any method.
public final class BatchingReceptionist: Sendable {
  /// Which values of an interval are in its batch.
  public enum Keeping: Sendable {
    /// All of them, in order.
    case all
    /// Only the last one.
    case last
  }

  private let keeping: Keeping
  private let interval: Duration
  private let clock: any Scheduler
  private let queue: OperationQueue
  private let isWanted: @Sendable (Double) -> Bool
  private let task: @Sendable ([Double]) -> Void

  /// Everything that changes, for one thread at a time: `state.withLock { state in … }`.
  let state = Mutex(State())

  struct State {
    // TODO: 1. What must the receptionist remember? Later TODOs add more.
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
    // TODO: 1. Filter the value, then add it to the batch.
    // TODO: 2. Have the clock call `flush()` when the interval is over.
    // TODO: 3. With `.last`, the batch holds no older value.
  }

  /// Passes on the batch now; the interval is over.
  public func flush() {
    // TODO: 1. Pass the batch to the task, on the queue.
  }

  /// Passes on the batch, and ends; tasks that wait in the queue still run.
  public func stop() {
    // TODO: 4. Pass on the rest, then receive nothing more.
  }

  /// Ends, and drops everything: the batch, and the batches that wait in the queue.
  public func cancel() {
    // TODO: 4. End, and drop everything: no task runs any more, not even a waiting one.
  }
}
