import Glibc

/// Makes all tasks of this process take turns on the main actor, as they do in exercises without
/// `"concurrency"`. So a suite that counts turns sees the same in each run.
///
/// `AsyncStream` leaves the main actor to wait for its next value, and comes back. By the runtime's
/// hook for jobs of no actor, these jobs go to the main actor's queue as well.
enum Turns {
  /// Whether tasks take turns; the first question makes them.
  static let areTaken: Bool = {
    guard let hook = dlsym(nil, "swift_task_enqueueGlobal_hook"),
      dlsym(nil, "swift_task_enqueueMainExecutor") != nil
    else { return false }
    let enqueue: @convention(c) (Job, Job?) -> Void = { job, _ in
      guard let main = dlsym(nil, "swift_task_enqueueMainExecutor") else { return }
      unsafeBitCast(main, to: (@convention(c) (Job) -> Void).self)(job)
    }
    hook.storeBytes(of: unsafeBitCast(enqueue, to: Job.self), as: Job.self)
    return true
  }()

  private typealias Job = UnsafeMutableRawPointer
}
