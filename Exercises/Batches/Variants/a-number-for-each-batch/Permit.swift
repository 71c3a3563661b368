import Synchronization

/// Something that can be withdrawn once.
final class Permit: Sendable {
  private let isWithdrawn = Atomic(false)

  var isThere: Bool { !isWithdrawn.load(ordering: .acquiring) }

  func withdraw() { isWithdrawn.store(true, ordering: .releasing) }
}
