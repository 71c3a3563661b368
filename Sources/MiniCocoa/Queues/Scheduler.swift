/// Something that knows the time, and does work when it has come: a clock that is handed on.
///
///     final class Batches {
///       init(interval: Duration, clock: any Scheduler) { … }
///     }
///
/// A program hands on a ``SystemClock``. A test hands on a ``ManualClock``, which it turns itself:
/// so nothing in a test has to wait, and nothing depends on how fast the machine is.
///
/// It is not Swift's `Clock`. That one lets tasks sleep: when its time has come a task goes on some
/// time *later*, so a test that moves such a clock would have to wait for the task after all.
public protocol Scheduler: Sendable {
  /// How much time has gone by since the clock began: `clock.now == .seconds(5)`.
  var now: Duration { get }

  /// Does work once, when so much more time has gone by; on the clock's thread.
  ///
  ///     let flush = clock.schedule(after: .seconds(1)) { … }
  ///     flush.cancel()
  ///
  /// What is due at the same time is done in the order in which it was scheduled.
  @discardableResult
  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> ScheduledWork
}
