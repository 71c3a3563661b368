internal import Glibc

/// State that one thread at a time has to itself, and on whose changes others can wait.
///
/// As in ``Guarded``, nothing that a user wrote runs inside.
struct Monitor<State>: ~Copyable, @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

  init(_ initial: State) {
    pthread_mutex_init(mutex, nil)
    // The time that nobody can set, for `wait(until:_:)`.
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

  /// Reads or changes the state; all who wait look at it again.
  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return body(&state.pointee)
  }

  /// Looks at the state, and again after each change, until there is an answer.
  func wait<Answer>(for body: (inout State) -> Answer?) -> Answer {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let answer = body(&state.pointee) { return answer }
      pthread_cond_wait(changed, mutex)
    }
  }

  /// Waits for the next change, though not longer than until a time of `CLOCK_MONOTONIC`.
  ///
  /// It may return sooner: look again.
  func waitForChange(until deadline: Duration, if condition: (State) -> Bool) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard condition(state.pointee) else { return }
    let (seconds, attoseconds) = deadline.components
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    pthread_cond_timedwait(changed, mutex, &time)
  }
}
