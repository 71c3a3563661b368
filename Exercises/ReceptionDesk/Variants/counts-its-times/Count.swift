import Synchronization

/// A number that only grows.
final class Count: Sendable {
  private let number = Atomic(0)

  var value: Int { number.load(ordering: .acquiring) }

  func next() { number.add(1, ordering: .acquiringAndReleasing) }
}
