internal import Glibc

/// A clock that shows the time of the machine, which only goes forward: for programs that run.
///
///     let receptionist = Batches(interval: .milliseconds(100), clock: SystemClock())
///
/// It has a thread of its own while work is to come.
public final class SystemClock: Scheduler {
  private let beginning = SystemClock.time
  private let state = Monitor(State())

  /// Not private, since Monitor needs to know its layout.
  struct State {
    var agenda = Agenda()
    var hasThread = false
  }

  /// A clock that says zero now: `let clock = SystemClock()`.
  public init() {}

  /// How much time has gone by since the clock was made: `clock.now`.
  public var now: Duration { Self.time - beginning }

  /// Does work once, when so much time has gone by, on the clock's thread; see ``Scheduler``.
  ///
  ///     clock.schedule(after: .milliseconds(100)) { print("later") }
  @discardableResult
  public func schedule(
    after delay: Duration, _ work: @escaping @Sendable () -> Void
  ) -> ScheduledWork {
    let scheduled = ScheduledWork(Work(work)) { [weak self] in
      // Its thread may have to wait no longer.
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

  /// Does what is to come, each when it is due, until there is nothing more.
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

  /// The time of the machine since it was started.
  private static var time: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
