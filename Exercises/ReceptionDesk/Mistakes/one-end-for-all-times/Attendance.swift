import MiniCocoa

/// One property that is attended to, until that ends.
final class Attendance: Sendable {
  let keyPath: Locked<String>

  /// Whether it is over. A task that waits asks, on any thread.
  let hasEnded = Locked(false)

  init(keyPath: String) { self.keyPath = Locked(keyPath) }
}
