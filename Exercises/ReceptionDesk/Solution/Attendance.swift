import MiniCocoa

/// One attendance to a property, from `attend` to its end.
final class Attendance: Sendable {
  let keyPath: String

  /// Whether it is over. A waiting task asks this, on any thread.
  let hasEnded = Locked(false)

  init(keyPath: String) { self.keyPath = keyPath }
}
