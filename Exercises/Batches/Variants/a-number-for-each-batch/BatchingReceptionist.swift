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

  /// Whether batches that wait are still wanted: for the operations, which may outlive their sender.
  private let permit = Permit()

  let state = Mutex(State())

  struct State {
    var batch: [Double] = []
    /// Counts the batches; an alarm is for one of them.
    var number = 0
    var isOver = false
    var registrations = Registrations()
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

  deinit { state.withLock { close(&$0) }.end() }

  /// Takes a value, and returns at once.
  public func receive(_ value: Double) {
    guard isWanted(value) else { return }
    state.withLock { state in
      if state.isOver { return }
      if state.batch.isEmpty { ring(for: state.number) }
      switch keeping {
      case .all: state.batch.append(value)
      case .last: state.batch = [value]
      }
    }
  }

  /// Hands on what was gathered, now; the interval is over.
  public func flush() {
    state.withLock { handOn(&$0) }
  }

  /// Hands on what was gathered, and ends; what waits in the queue is still done.
  public func stop() {
    let registrations = state.withLock { state in
      handOn(&state)
      return close(&state)
    }
    registrations.end()
  }

  /// Ends, and drops everything: what was gathered, and what waits in the queue.
  public func cancel() {
    permit.withdraw()
    let registrations = state.withLock { state in
      state.batch = []
      return close(&state)
    }
    registrations.end()
  }

  /// An alarm that comes too late finds another number, and does nothing.
  private func ring(for number: Int) {
    clock.schedule(after: interval) { [weak self] in
      self?.state.withLock { state in
        if state.number == number { self?.handOn(&state) }
      }
    }
  }

  private func handOn(_ state: inout State) {
    if state.batch.isEmpty { return }
    state.number += 1
    queue.addOperation { [permit, task, batch = state.batch] in
      if permit.isThere { task(batch) }
    }
    state.batch.removeAll()
  }

  private func close(_ state: inout State) -> Registrations {
    state.isOver = true
    defer { state.registrations = Registrations() }
    return state.registrations
  }
}
