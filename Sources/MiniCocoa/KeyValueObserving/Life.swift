internal import Synchronization

/// Whether an observer still lives, for those who do not keep it.
///
/// A weak reference is nil as soon as the first `deinit` begins, which may be about to remove the
/// observer. It has forgotten to only when the last one has ended.
final class Life: Sendable {
  private let over = Atomic(false)

  var isOver: Bool { over.load(ordering: .acquiring) }

  func end() { over.store(true, ordering: .releasing) }
}
