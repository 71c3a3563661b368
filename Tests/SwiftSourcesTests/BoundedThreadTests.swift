import Synchronization
import Testing

@testable import SwiftSources

@Suite("Bounded thread")
struct BoundedThreadTests {
  /// A number that a thread and a test share.
  private final class Counter: Sendable {
    let value = Atomic(0)
  }

  @Test("waits for work that ends")
  func waits() {
    let counter = Counter()

    BoundedThread.run(stackSize: 1 << 20, milliseconds: 10_000) {
      counter.value.store(1, ordering: .relaxed)
    }

    #expect(counter.value.load(ordering: .relaxed) == 1)
  }

  @Test("leaves work alone that uses up its time")
  func leaves() {
    let isOver = Counter()
    defer { isOver.value.store(1, ordering: .relaxed) }
    let ended = Counter()

    BoundedThread.run(stackSize: 1 << 20, milliseconds: 20) {
      while isOver.value.load(ordering: .relaxed) == 0 {}
      ended.value.store(1, ordering: .relaxed)
    }

    #expect(ended.value.load(ordering: .relaxed) == 0)
  }

  @Test("has a stack as deep as asked for")
  func isDeep() {
    let counter = Counter()

    BoundedThread.run(stackSize: 256 << 20, milliseconds: 10_000) {
      counter.value.store(Self.descend(1_000_000), ordering: .relaxed)
    }

    #expect(counter.value.load(ordering: .relaxed) == 1_000_000)
  }

  @Test("does nothing if there can be no such stack")
  func fails() {
    let counter = Counter()

    BoundedThread.run(stackSize: 1 << 46, milliseconds: 10_000) {
      counter.value.store(1, ordering: .relaxed)
    }

    #expect(counter.value.load(ordering: .relaxed) == 0)
  }

  @inline(never) private static func descend(_ depth: Int) -> Int {
    depth == 0 ? 0 : 1 + descend(depth - 1)
  }
}
