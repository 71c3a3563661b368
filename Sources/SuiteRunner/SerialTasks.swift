import Glibc

/// Makes all tasks of this process run one at a time, on the main actor's queue.
///
/// No code that a submission may contain starts a thread. But an `async` function that is not
/// isolated, or is isolated to an actor of the submission, leaves the main actor and runs in
/// parallel with another task of the suite; and two threads in one object are enough to forge any
/// other object. So no job goes to Swift's thread pool: all of them go to the main actor's queue,
/// where each waits its turn and then runs alone.
///
/// Source: swift/include/swift/Runtime/Concurrency.h of 6.3, "hooks"; swift-concurrency-extras does
/// the same for tests (`withMainSerialExecutor`).
enum SerialTasks {
  /// Installs the hooks; returns false if the runtime lacks them.
  static func begin() -> Bool {
    guard let main = address(of: "_dispatch_main_q"), enqueueMain != nil, after != nil,
      time != nil
    else { return false }
    mainQueue = main
    let enqueue: @convention(c) (Job, Original) -> Void = { job, _ in
      SerialTasks.enqueueMain?(job)
    }
    let enqueueLater: @convention(c) (UInt64, Job, Original) -> Void = { delay, job, _ in
      SerialTasks.enqueue(job, in: Int64(clamping: delay))
    }
    // The arguments are seconds and nanoseconds of the deadline and of the tolerance, and a clock.
    let enqueueAt: @convention(c) (Int64, Int64, Int64, Int64, Int32, Job, Original) -> Void = {
      seconds, nanoseconds, _, _, clock, job, _ in
      SerialTasks.enqueue(
        job, in: SerialTasks.nanoseconds(until: seconds, nanoseconds, clock: clock))
    }
    return set("swift_task_enqueueGlobal_hook", to: unsafeBitCast(enqueue, to: Job.self))
      && set(
        "swift_task_enqueueGlobalWithDelay_hook", to: unsafeBitCast(enqueueLater, to: Job.self))
      && set(
        "swift_task_enqueueGlobalWithDeadline_hook", to: unsafeBitCast(enqueueAt, to: Job.self))
  }

  private typealias Job = UnsafeMutableRawPointer
  private typealias Original = UnsafeMutableRawPointer?

  private static func enqueue(_ job: Job, in nanoseconds: Int64) {
    guard let after, let time, let mainQueue else { return }
    after(time(0, max(0, nanoseconds)), mainQueue, job) { job in
      if let job { SerialTasks.enqueueMain?(job) }
    }
  }

  /// Returns the time left until a time on one of Swift's clocks (`swift_clock_id`: continuous,
  /// suspending, wall).
  private static func nanoseconds(until seconds: Int64, _ rest: Int64, clock: Int32) -> Int64 {
    var now = timespec()
    clock_gettime(
      clock == 1 ? CLOCK_BOOTTIME : clock == 2 ? CLOCK_MONOTONIC : CLOCK_REALTIME, &now)
    let (whole, overflow) = (seconds &- Int64(now.tv_sec)).multipliedReportingOverflow(
      by: 1_000_000_000)
    return overflow ? .max : whole &+ rest &- Int64(now.tv_nsec)
  }

  private static func set(_ hook: String, to function: UnsafeMutableRawPointer) -> Bool {
    guard let place = address(of: hook) else { return false }
    place.storeBytes(of: function, as: UnsafeMutableRawPointer.self)
    return true
  }

  private static func address(of symbol: String) -> UnsafeMutableRawPointer? {
    dlsym(nil, symbol)
  }

  private static func function<Function>(_ symbol: String, as type: Function.Type) -> Function? {
    address(of: symbol).map { unsafeBitCast($0, to: type) }
  }

  // Functions of C and of the runtime; the runtime's take a job in the C calling convention.
  private static let enqueueMain = function(
    "swift_task_enqueueMainExecutor", as: (@convention(c) (Job) -> Void).self)
  private static let time = function(
    "dispatch_time", as: (@convention(c) (UInt64, Int64) -> UInt64).self)
  private static let after = function(
    "dispatch_after_f",
    as: (@convention(c) (
      UInt64, UnsafeMutableRawPointer, Job?, @convention(c) (Job?) -> Void
    ) -> Void).self)
  nonisolated(unsafe) private static var mainQueue: UnsafeMutableRawPointer?
}
