internal import Synchronization

/// Whether an observer has been deallocated, for code that does not retain it.
///
/// A weak reference becomes nil as soon as the first `deinit` begins, and that deinit may be about to
/// remove the observer. The observer was certainly never removed only if the last `deinit` has ended.
final class Life: Sendable {
  private let over = Atomic(false)

  var isOver: Bool { over.load(ordering: .acquiring) }

  func end() { over.store(true, ordering: .releasing) }
}
