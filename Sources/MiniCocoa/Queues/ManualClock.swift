/// A clock that advances only when you tell it to, for tests and lessons.
///
///     let clock = ManualClock()
///     clock.schedule(after: .seconds(2)) { print("later") }
///     clock.advance(by: .seconds(1))  // nothing
///     clock.advance(by: .seconds(1))  // "later"
public final class ManualClock: Scheduler {
  private let state = Guarded(State())

  /// Not private: Guarded needs its layout.
  struct State {
    var now = Duration.zero
    var agenda = Agenda()
  }

  /// Creates a clock at time zero: `let clock = ManualClock()`.
  public init() {}

  /// The total time by which the clock has been advanced: `clock.now == .seconds(5)`.
  public var now: Duration { state.withLock { $0.now } }

  /// The number of pending work items: `clock.pendingCount == 0`.
  public var pendingCount: Int { state.withLock { $0.agenda.count } }

  /// Runs work once, after the clock has advanced by the delay; see ``Scheduler``.
  ///
  ///     clock.schedule(after: .seconds(2)) { print("later") }
  ///
  /// With a delay of zero or less, the work runs the next time the clock is advanced, even by zero.
  @discardableResult
  public func schedule(
    after delay: Duration, _ work: @escaping @Sendable () -> Void
  ) -> ScheduledWork {
    let scheduled = ScheduledWork(work)
    state.withLock { $0.agenda.enter(scheduled, at: $0.now + max(delay, .zero)) }
    return scheduled
  }

  /// Advances the clock and runs the work that falls due, on the calling thread.
  ///
  ///     clock.advance(by: .seconds(1))
  ///
  /// Work runs in order of due time, then of scheduling. While it runs, `now` is its due time. Work
  /// that it schedules in turn also runs if due by then. Only one thread should advance the clock.
  public func advance(by duration: Duration) {
    guard duration >= .zero else { return Misuse.turnedBack(self, by: duration).report() }
    let end = now + duration
    while let work = next(until: end) { work.run() }
    state.withLock { $0.now = max($0.now, end) }
  }

  /// Advances the clock to the next work due by `end`.
  private func next(until end: Duration) -> ScheduledWork? {
    state.withLock { state in
      guard let (time, work) = state.agenda.next(until: end) else { return nil }
      state.now = max(state.now, time)
      return work
    }
  }
}
