import Synchronization

/// One attendance to a property, from `attend` to its end.
final class Attendance: Sendable {
  let keyPath: String
  let hasEnded = Flag()

  init(keyPath: String) { self.keyPath = keyPath }
}

/// A flag without a lock.
final class Flag: Sendable {
  private let isUp = Atomic(false)

  var value: Bool {
    get { isUp.load(ordering: .acquiring) }
    set { isUp.store(newValue, ordering: .releasing) }
  }
}
