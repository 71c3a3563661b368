internal import Synchronization

/// State protected by a lock, for one thread at a time.
///
/// User code (a getter, a callback, a deinit) never runs while the lock is held. The state need not
/// be Sendable: its owner is responsible for that.
struct Guarded<State>: ~Copyable, @unchecked Sendable {
  private let mutex: Mutex<Handed<State>>
  /// Hands the state from one thread to the next. The thread sanitizer understands atomics but not
  /// the wait inside a Mutex, which is in a library, and would otherwise report false races.
  private let baton = Atomic(false)

  init(_ state: State) { mutex = Mutex(Handed(value: state)) }

  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    mutex.withLock { state in
      _ = baton.load(ordering: .acquiring)
      defer { baton.store(true, ordering: .releasing) }
      return Handed(value: body(&state.value))
    }.value
  }
}

/// A value that passes into and out of one thread's hands.
///
/// Not private: other files need its layout. If it is private, Swift 6.3.1 loses the layout and
/// stops in LLVM's verifier.
struct Handed<Value>: @unchecked Sendable {
  var value: Value
}
