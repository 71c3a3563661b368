import Dispatch
import Glibc

/// Runs work that may need a deep stack, and may never end.
///
/// A thread can't be ended from outside. One that exceeds its time keeps running until the process
/// ends; the caller must keep any partial results where both can access them.
package enum BoundedThread {
  /// Runs work on a separate thread, and waits for it.
  ///
  /// - Parameters:
  ///   - stackSize: The size of its stack in bytes; the system only provides pages that are
  ///     touched.
  ///   - milliseconds: The processor time that it may use, however busy the machine is.
  package static func run(
    stackSize: Int, milliseconds: Int, _ work: @escaping @Sendable () -> Void
  ) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let job = Unmanaged.passRetained(Job(work))
    let end = job.takeUnretainedValue().end
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { job in
        if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run() }
        return nil
      }, job.toOpaque())
    guard status == 0 else { return job.release() }
    while end.wait(timeout: .now() + .milliseconds(10)) == .timedOut {
      guard processorMilliseconds(of: thread) < milliseconds else {
        pthread_detach(thread)
        return
      }
    }
    pthread_join(thread, nil)
  }

  /// The thread's work and the semaphore for its end: a class, because C needs a pointer to it.
  private final class Job: Sendable {
    let end = DispatchSemaphore(value: 0)
    private let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    func run() {
      work()
      end.signal()
    }
  }

  private static func processorMilliseconds(of thread: pthread_t) -> Int {
    var clock = clockid_t()
    var time = timespec()
    guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
