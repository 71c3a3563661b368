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
