import Glibc

/// Makes all tasks of this process run one at a time, on the main actor's queue.
///
/// No code that a submission may contain starts a thread. But an `async` function that is not
/// isolated, or is isolated to an actor of the submission, leaves the main actor and runs in
/// parallel with another task of the suite; and two threads in one object are enough to forge any
/// other object. So no job goes to Swift's thread pool: all of them go to the main actor's queue,
/// where each waits its turn and then runs alone.
///
/// All tasks share one set of open accesses. Swift's runtime keeps a set for each task, because it
/// can't compare accesses of tasks that run in parallel. So it allows one task to free an array while
/// another one waits with a reference to an element (`await change(&box.array[0])`).
///
/// Source: swift/include/swift/Runtime/Concurrency.h of 6.3, "hooks"; swift-concurrency-extras does
/// the same for tests (`withMainSerialExecutor`). swift/stdlib/public/runtime/Exclusivity.cpp.
enum SerialTasks {
  /// Installs the hooks; returns false if the runtime lacks them.
  static func begin() -> Bool {
    guard let main = address(of: "_dispatch_main_q"), async != nil, after != nil, time != nil,
      OpenAccesses.areKnown
    else { return false }
    mainQueue = main
    OpenAccesses.areShared = true
    let enqueue: @convention(c) (Job, Original) -> Void = { job, _ in SerialTasks.enqueue(job) }
    let enqueueLater: @convention(c) (UInt64, Job, Original) -> Void = { delay, job, _ in
      SerialTasks.enqueue(job, in: Int64(clamping: delay))
    }
    // The arguments are seconds and nanoseconds of the deadline and of the tolerance, and a clock.
    let enqueueAt: @convention(c) (Int64, Int64, Int64, Int64, Int32, Job, Original) -> Void = {
      seconds, nanoseconds, _, _, clock, job, _ in
      SerialTasks.enqueue(
        job, in: SerialTasks.nanoseconds(until: seconds, nanoseconds, clock: clock))
    }
    return set("swift_task_enqueueMainExecutor_hook", to: unsafeBitCast(enqueue, to: Job.self))
      && set("swift_task_enqueueGlobal_hook", to: unsafeBitCast(enqueue, to: Job.self))
      && set(
        "swift_task_enqueueGlobalWithDelay_hook", to: unsafeBitCast(enqueueLater, to: Job.self))
      && set(
        "swift_task_enqueueGlobalWithDeadline_hook", to: unsafeBitCast(enqueueAt, to: Job.self))
  }

  private typealias Job = UnsafeMutableRawPointer
  private typealias Original = UnsafeMutableRawPointer?
  private typealias Function = @convention(c) (Job?) -> Void

  /// Runs a job on the main actor's queue, until it suspends.
  private static let run: Function = { job in
    guard let job else { return }
    OpenAccesses.whileHeld {
      unsafeBitCast(job, to: UnownedJob.self)
        .runSynchronously(on: MainActor.sharedUnownedExecutor)
    }
  }

  private static func enqueue(_ job: Job) {
    guard let async, let mainQueue else { return }
    async(mainQueue, job, run)
  }

  private static func enqueue(_ job: Job, in nanoseconds: Int64) {
    guard let after, let time, let mainQueue else { return }
    after(time(0, max(0, nanoseconds)), mainQueue, job, run)
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

  private static let async = function(
    "dispatch_async_f", as: (@convention(c) (Job, Job?, Function) -> Void).self)
  private static let time = function(
    "dispatch_time", as: (@convention(c) (UInt64, Int64) -> UInt64).self)
  private static let after = function(
    "dispatch_after_f", as: (@convention(c) (UInt64, Job, Job?, Function) -> Void).self)
  nonisolated(unsafe) private static var mainQueue: Job?
}

/// The accesses to memory that have begun and not ended, in all tasks.
///
/// The runtime calls two functions when a task begins and stops to run on a thread: they move the
/// task's accesses into the thread's set and back. This program replaces them, so that a task leaves
/// its accesses in the set, and moves the set of all tasks from thread to thread itself.
private enum OpenAccesses {
  nonisolated(unsafe) static var areShared = false

  static var areKnown: Bool { begin != nil && end != nil }

  /// Runs `body` with the set of all tasks as the set of this thread.
  static func whileHeld(_ body: () -> Void) {
    guard !isHeld else { return body() }
    isHeld = true
    begin?(set)
    body()
    end?(set)
    isHeld = false
  }

  typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Void
  static let begin = original("swift_task_enterThreadLocalContext")
  static let end = original("swift_task_exitThreadLocalContext")

  /// The runtime's place for the set while no job runs: as much memory as a task has for it.
  nonisolated(unsafe) private static let set: UnsafeMutableRawPointer = {
    let bytes = 4 * MemoryLayout<UInt>.size
    let set = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    set.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    return set
  }()
  nonisolated(unsafe) private static var isHeld = false

  private static func original(_ symbol: String) -> Function? {
    let next = UnsafeMutableRawPointer(bitPattern: -1)  // RTLD_NEXT
    return dlsym(next, symbol).map { unsafeBitCast($0, to: Function.self) }
  }
}

/// Replaces the runtime's function of this name.
@_cdecl("swift_task_enterThreadLocalContext")
public func taskBegins(_ accesses: UnsafeMutableRawPointer) {
  if !OpenAccesses.areShared { OpenAccesses.begin?(accesses) }
}

/// Replaces the runtime's function of this name.
@_cdecl("swift_task_exitThreadLocalContext")
public func taskStops(_ accesses: UnsafeMutableRawPointer) {
  if !OpenAccesses.areShared { OpenAccesses.end?(accesses) }
}
