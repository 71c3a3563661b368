import Synchronization

/// One time of attending to a property, until it ends.
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
