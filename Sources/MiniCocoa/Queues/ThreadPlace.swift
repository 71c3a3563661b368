internal import Glibc

/// The context of a thread: the queue whose work it runs, and the queues that wait for it.
///
/// Stored in a thread-specific variable: a task-local value would propagate to other threads.
final class ThreadPlace {
  /// The queue whose work runs on this thread.
  let queue: OperationQueue?
  /// The queues whose work, or whose main thread, waits until this thread ends.
  let held: [OperationQueue]

  init(queue: OperationQueue?, held: [OperationQueue] = []) {
    self.queue = queue
    self.held = held
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The context of the current thread, if it has one.
  static var current: ThreadPlace? {
    pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body` with this as the context of the thread.
  func whileCurrent(_ body: () -> Void) {
    let before = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    body()
    pthread_setspecific(Self.key, before)
    withExtendedLifetime(self) {}
  }

  /// The queues that cannot continue until this thread does.
  static var waitingForThisThread: [OperationQueue] {
    (current?.held ?? []) + [OperationQueue.current].compactMap(\.self)
  }
}
