/// A source of time that runs work when it is due: an injected clock.
///
///     final class Batches {
///       init(interval: Duration, clock: any Scheduler) { … }
///     }
///
/// A program injects a ``SystemClock``. A test injects a ``ManualClock`` and advances it, so the
/// test never waits and does not depend on the speed of the machine.
///
/// This is not Swift's `Clock`, which lets tasks sleep: a task resumes some time *after* its
/// deadline, so a test that advanced such a clock would still have to wait for the task.
public protocol Scheduler: Sendable {
  /// The time since the clock started: `clock.now == .seconds(5)`.
  var now: Duration { get }

  /// Runs work once, on the clock's thread, after a delay.
  ///
  ///     let flush = clock.schedule(after: .seconds(1)) { … }
  ///     flush.cancel()
  ///
  /// Work due at the same time runs in the order in which it was scheduled.
  @discardableResult
  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> ScheduledWork
}
