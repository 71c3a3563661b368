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
    var batch: [Double] = []
    /// Rings at the end of the interval; nil while nothing is gathered.
    var alarm: ScheduledWork?
    var isOver = false
    var isCancelled = false
    /// They end the observations.
    var endings: [@Sendable () -> Void] = []
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

  deinit { cancel() }

  /// Takes a value, and returns at once.
  public func receive(_ value: Double) {
    guard isWanted(value) else { return }
    state.withLock { state in
      guard !state.isOver else { return }
      if keeping == .last { state.batch = [] }
      state.batch.append(value)
      if state.alarm == nil {
        state.alarm = clock.schedule(after: interval) { [weak self] in self?.flush() }
      }
    }
  }

  /// Passes on the batch now; the interval is over.
  public func flush() {
    state.withLock { handOn(&$0) }
  }

  /// Passes on the batch, and ends; tasks that wait in the queue still run.
  public func stop() {
    end { handOn(&$0) }
  }

  /// Ends, and drops everything: the batch, and the batches that wait in the queue.
  public func cancel() {
    end { state in
      state.batch = []
      state.isCancelled = true
      handOn(&state)
    }
  }

  /// With the lock held, so that no other batch comes in between; nothing runs here.
  private func handOn(_ state: inout State) {
    state.alarm?.cancel()
    state.alarm = nil
    guard !state.batch.isEmpty else { return }
    let batch = state.batch
    state.batch = []
    queue.addOperation { [self] in
      if !self.state.withLock(\.isCancelled) { task(batch) }
    }
  }

  private func end(_ last: (inout State) -> Void) {
    let endings = state.withLock { state in
      last(&state)
      state.isOver = true
      defer { state.endings = [] }
      return state.endings
    }
    for ending in endings { ending() }
  }
}
