import Dispatch
import Glibc

/// Runs what may need a deep stack, and may never end.
///
/// A thread can't be ended from outside. One that has used up its time is left alone until the
/// process ends; what it did by then is the caller's to keep where both can see it.
package enum BoundedThread {
  /// Runs a piece of work on a thread of its own, and waits for it.
  ///
  /// - Parameters:
  ///   - stackSize: The bytes of its stack; the system provides only those that are touched.
  ///   - milliseconds: How much of a processor's time it may use, however busy the machine is.
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

  /// What the thread does, and how it tells the end: a class, as C wants a pointer to it.
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
