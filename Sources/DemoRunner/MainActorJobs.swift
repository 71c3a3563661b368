internal import Glibc

/// The jobs of all tasks, which wait in Dispatch's main queue. A run loop runs them; a demo's main
/// thread waits for events instead.
enum MainActorJobs {
  /// Sends jobs that leave the main actor to the main queue, too. In Swift's thread pool, a busy
  /// machine would decide what an event still shows. (The hook is in Concurrency.h of Swift 6.3;
  /// `SerialTasks` of the suite runner does the same for checks.)
  static func begin() {
    guard let hook = dlsym(nil, "swift_task_enqueueGlobal_hook") else { return }
    let enqueue: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void = {
      job, _ in
      guard let main = dlsym(nil, "_dispatch_main_q") else { return }
      dispatchAsync(main, job) { job in
        guard let job else { return }
        unsafeBitCast(job, to: UnownedJob.self)
          .runSynchronously(on: MainActor.sharedUnownedExecutor)
      }
    }
    hook.storeBytes(
      of: unsafeBitCast(enqueue, to: UnsafeMutableRawPointer.self),
      as: UnsafeMutableRawPointer.self)
  }

  /// The time that a task may spend on another thread, in milliseconds.
  private static let patience: Int32 = 5
  /// The most turns for one event: a task that never waits must not hold it up.
  private static let turns = 200
  /// Whether there were any: other demos need not wait for tasks.
  nonisolated(unsafe) private static var areUsed = false
  private static let signal = handleOfMainQueue()

  /// Runs jobs until none wait, and returns whether there were any.
  @discardableResult
  static func run() -> Bool {
    var hasRun = false
    for _ in 0..<turns {
      var entry = pollfd(fd: signal, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, areUsed ? patience : 0) > 0 else { break }
      var count: UInt64 = 0
      _ = read(signal, &count, MemoryLayout<UInt64>.size)
      drainMainQueue(nil)
      (hasRun, areUsed) = (true, true)
    }
    return hasRun
  }
}

@_silgen_name("dispatch_async_f")
private func dispatchAsync(
  _ queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?,
  _ work: @convention(c) (UnsafeMutableRawPointer?) -> Void)

// The functions that CoreFoundation's run loop calls.

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func handleOfMainQueue() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)
