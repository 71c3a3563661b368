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

  let state = Mutex((tray: Tray(), endings: [@Sendable () -> Void]()))

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
      guard state.tray.put(value, keeping: keeping) else { return }
      state.tray.leave(at: clock.schedule(after: interval) { [weak self] in self?.flush() })
    }
  }

  /// Passes on the batch now; the interval is over.
  public func flush() {
    state.withLock { hop(with: $0.tray.take()) }
  }

  /// Passes on the batch, and ends; tasks that wait in the queue still run.
  public func stop() {
    state.withLock { state in
      hop(with: state.tray.take())
      state.tray.close()
    }
    leaveSources()
  }

  /// Ends, and drops everything: the batch, and the batches that wait in the queue.
  public func cancel() {
    state.withLock { state in
      state.tray.drop()
      state.tray.close()
    }
    leaveSources()
  }

  private func hop(with batch: (values: [Double], number: Int)?) {
    guard let batch else { return }
    queue.addOperation {
      let isWanted = self.state.withLock { $0.tray.isWanted(batch.number) }
      if isWanted { self.task(batch.values) }
    }
  }

  private func leaveSources() {
    let endings = state.withLock { state in
      let endings = state.endings
      state.endings = []
      return endings
    }
    endings.forEach { $0() }
  }
}
