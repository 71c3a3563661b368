internal import Glibc

/// Where a thread is: which queue's work it runs, and which queues' work waits for it.
///
/// A variable of the thread, not a task-local value: that would go along to other threads.
final class ThreadPlace {
  /// The queue whose work runs here.
  let queue: OperationQueue?
  /// The queues whose work, or whose main thread, waits until this thread has ended.
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

  /// The place of this thread, if it has been given one.
  static var current: ThreadPlace? {
    pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body`, for which this is the place of the thread.
  func whileCurrent(_ body: () -> Void) {
    let before = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    body()
    pthread_setspecific(Self.key, before)
    withExtendedLifetime(self) {}
  }

  /// The queues that go on only when this thread does.
  static var waitingForThisThread: [OperationQueue] {
    (current?.held ?? []) + [OperationQueue.current].compactMap(\.self)
  }
}
