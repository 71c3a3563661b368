import Synchronization

/// One property that is attended to, until that ends.
final class Attendance: Sendable {
  let keyPath: String
  private let ended = Atomic(false)

  init(keyPath: String) { self.keyPath = keyPath }

  /// Whether it is over, for any thread to ask.
  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  func end() { ended.store(true, ordering: .releasing) }
}

/// The last of something.
final class Latest<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  func withLock<Result: Sendable>(_ body: (inout sending Value?) -> sending Result) -> Result {
    value.withLock(body)
  }
}
