import Synchronization

/// One property that is attended to, until that ends.
final class Attendance: Sendable {
  let keyPath: String
  private let ended = Mutex(false)

  init(keyPath: String) { self.keyPath = keyPath }

  var hasEnded: Bool { ended.withLock { $0 } }

  func end() { ended.withLock { $0 = true } }
}
