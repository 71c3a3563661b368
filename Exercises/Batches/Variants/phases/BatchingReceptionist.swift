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

  let phase = Mutex(Phase.idle)
  let sources = Mutex(Sources())

  /// The present state, with its values.
  enum Phase {
    case idle
    case gathering([Double], until: ScheduledWork)
    case stopped
    case cancelled
  }

  struct Sources {
    var observations: [KeyValueObservation] = []
    var centers: [NotificationCenter] = []
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
    guard isWanted(value) else { return }
    phase.withLock { phase in
      switch phase {
      case .idle:
        let alarm = clock.schedule(after: interval) { [weak self] in self?.flush() }
        phase = .gathering([value], until: alarm)
      case .gathering(let values, let alarm):
        phase = .gathering(keeping == .all ? values + [value] : [value], until: alarm)
      case .stopped, .cancelled: break
      }
    }
  }

  /// Passes on the batch now; the interval is over.
  public func flush() {
    phase.withLock { phase in
      guard case .gathering(let values, let alarm) = phase else { return }
      phase = .idle
      alarm.cancel()
      queue.addOperation { self.tell(values) }
    }
  }

  /// Passes on the batch, and ends; tasks that wait in the queue still run.
  public func stop() {
    phase.withLock { phase in
      switch phase {
      case .idle: phase = .stopped
      case .gathering(let values, let alarm):
        phase = .stopped
        alarm.cancel()
        queue.addOperation { self.tell(values) }
      case .stopped, .cancelled: break
      }
    }
    leave()
  }

  /// Ends, and drops everything: the batch, and the batches that wait in the queue.
  public func cancel() {
    phase.withLock { phase in
      if case .gathering(_, let alarm) = phase { alarm.cancel() }
      phase = .cancelled
    }
    leave()
  }

  private func tell(_ values: [Double]) {
    let isCancelled = phase.withLock { phase in
      if case .cancelled = phase { true } else { false }
    }
    if !isCancelled { task(values) }
  }

  private func leave() {
    let (observations, centers) = sources.withLock { sources in
      defer { sources = Sources() }
      return (sources.observations, sources.centers)
    }
    for observation in observations { observation.invalidate() }
    for center in centers { center.removeObserver(self) }
  }
}
