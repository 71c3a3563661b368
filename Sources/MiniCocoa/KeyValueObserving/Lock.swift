internal import Synchronization

/// One thread at a time, for state that is nobody else's.
///
/// Nothing that a user wrote runs inside: no getter, no callback, no deinit.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex<Void>(())

  func around<Result>(_ body: () -> Result) -> Result {
    mutex.withLock { _ in Handed(value: body()) }.value
  }

  /// Out of the lock and into the hands of the one who locked.
  private struct Handed<Value>: @unchecked Sendable {
    let value: Value
  }
}
