internal import Glibc

/// A clock for running programs: the machine's time, which only moves forward.
///
///     let receptionist = Batches(interval: .milliseconds(100), clock: SystemClock())
///
/// It has a thread while work is pending.
public final class SystemClock: Scheduler {
  private let beginning = SystemClock.time
  private let state = Monitor(State())

  /// Not private: Monitor needs its layout.
  struct State {
    var agenda = Agenda()
    var hasThread = false
  }

  /// Creates a clock that starts at zero: `let clock = SystemClock()`.
  public init() {}

  /// The time since the clock was created: `clock.now`.
  public var now: Duration { Self.time - beginning }

  /// Runs work once, on the clock's thread, after a delay; see ``Scheduler``.
  ///
  ///     clock.schedule(after: .milliseconds(100)) { print("later") }
  @discardableResult
  public func schedule(
    after delay: Duration, _ work: @escaping @Sendable () -> Void
  ) -> ScheduledWork {
    let scheduled = ScheduledWork(Work(work)) { [weak self] in
      // Wakes the clock's thread, which may now have less to wait for.
      self?.state.withLock { _ in }
    }
    let time = Self.time + max(delay, .zero)
    let needsThread = state.withLock { state in
      state.agenda.enter(scheduled, at: time)
      defer { state.hasThread = true }
      return !state.hasThread
    }
    if needsThread, Threads.start(named: "a SystemClock", { self.runAll() }) == nil {
      Misuse.noThread(for: "a SystemClock").stop()
    }
    return scheduled
  }

  /// Runs pending work as it falls due, until there is none left.
  private func runAll() {
    while true {
      let (work, next) = state.withLock { state in
        let work = state.agenda.next(until: Self.time)?.work
        let next = work == nil ? state.agenda.nextTime : nil
        if work == nil, next == nil { state.hasThread = false }
        return (work, next)
      }
      work?.run()
      if work != nil { continue }
      guard let next else { return }
      state.waitForChange(until: next) { $0.agenda.nextTime == next }
    }
  }

  /// The monotonic time of the machine.
  private static var time: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
