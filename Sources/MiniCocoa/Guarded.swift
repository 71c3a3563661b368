internal import Synchronization

/// State that one thread at a time has to itself.
///
/// Nothing that a user wrote runs inside: no getter, no callback, no deinit. What the state holds
/// need not be Sendable: that is for its owner to see to.
struct Guarded<State>: ~Copyable, @unchecked Sendable {
  private let mutex: Mutex<Handed<State>>
  /// Passed on from one thread to the next. The thread sanitizer sees how atomics are, but not how
  /// a Mutex waits, which happens in a library; it would report races that there are not.
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

/// Into the hands of one thread, and out of them.
///
/// Not private: other files need its layout, which Swift 6.3.1 forgets (it stops in LLVM's verifier).
struct Handed<Value>: @unchecked Sendable {
  var value: Value
}
