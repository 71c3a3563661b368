internal import Glibc

/// State protected by a lock, with waiting for changes.
///
/// As in ``Guarded``, user code never runs while the lock is held.
struct Monitor<State>: ~Copyable, @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

  init(_ initial: State) {
    pthread_mutex_init(mutex, nil)
    // Use the monotonic clock, which cannot be set, for `waitForChange(until:if:)`.
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(changed, &attributes)
    pthread_condattr_destroy(&attributes)
    state.initialize(to: initial)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(changed)
    state.deinitialize(count: 1)
    mutex.deallocate()
    changed.deallocate()
    state.deallocate()
  }

  /// Reads or changes the state, then wakes all waiting threads to look again.
  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return body(&state.pointee)
  }

  /// Evaluates `body` now and after each change until it returns an answer.
  func wait<Answer>(for body: (inout State) -> Answer?) -> Answer {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let answer = body(&state.pointee) { return answer }
      pthread_cond_wait(changed, mutex)
    }
  }

  /// Waits for the next change, at most until a time of `CLOCK_MONOTONIC`.
  ///
  /// It may return early: check the state again.
  func waitForChange(until deadline: Duration, if condition: (State) -> Bool) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard condition(state.pointee) else { return }
    let (seconds, attoseconds) = deadline.components
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    pthread_cond_timedwait(changed, mutex, &time)
  }
}
