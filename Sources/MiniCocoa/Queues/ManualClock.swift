/// A clock that stands still until somebody turns it: time for tests, and for lessons.
///
///     let clock = ManualClock()
///     clock.schedule(after: .seconds(2)) { print("later") }
///     clock.advance(by: .seconds(1))  // nothing
///     clock.advance(by: .seconds(1))  // "later"
public final class ManualClock: Scheduler {
  private let state = Guarded(State())

  /// Not private, since Guarded needs to know its layout.
  struct State {
    var now = Duration.zero
    var agenda = Agenda()
  }

  /// A clock that says zero: `let clock = ManualClock()`.
  public init() {}

  /// How far it has been turned: `clock.now == .seconds(5)`.
  public var now: Duration { state.withLock { $0.now } }

  /// How much work is still to come: `clock.pendingCount == 0`.
  public var pendingCount: Int { state.withLock { $0.agenda.count } }

  /// Does work once, when the clock has been turned so far; see ``Scheduler``.
  ///
  ///     clock.schedule(after: .seconds(2)) { print("later") }
  ///
  /// With a delay of zero or less it is done the next time that the clock is turned, if only by
  /// zero.
  @discardableResult
  public func schedule(
    after delay: Duration, _ work: @escaping @Sendable () -> Void
  ) -> ScheduledWork {
    let scheduled = ScheduledWork(work)
    state.withLock { $0.agenda.enter(scheduled, at: $0.now + max(delay, .zero)) }
    return scheduled
  }

  /// Turns the clock, and does what is due on the way, here and now.
  ///
  ///     clock.advance(by: .seconds(1))
  ///
  /// Work is done in order of time, then of scheduling; while it is done, the clock says its time.
  /// What it schedules in turn is done as well, if it is due by then. Let one thread turn it.
  public func advance(by duration: Duration) {
    guard duration >= .zero else { return Misuse.turnedBack(self, by: duration).report() }
    let end = now + duration
    while let work = next(until: end) { work.run() }
    state.withLock { $0.now = max($0.now, end) }
  }

  /// Turns the clock to the next work that is due by then.
  private func next(until end: Duration) -> ScheduledWork? {
    state.withLock { state in
      guard let (time, work) = state.agenda.next(until: end) else { return nil }
      state.now = max(state.now, time)
      return work
    }
  }
}
