import Foundation
import SwiftSources
import Synchronization
import Testing

@Suite("Work that blocks")
struct BlockingTests {
  private struct Trouble: Error, Equatable {
    let number: Int
  }

  @Test("runs on its own thread, deep enough, and comes back as it ended")
  func onItsOwn() async {
    @Sendable func depth(_ levels: Int) -> Int { levels == 0 ? 0 : 1 + depth(levels - 1) }
    let done: Result<Int, Never> = await onThread { depth(20_000) }
    #expect(done.get() == 20_000)
    let failed: Result<Int, Trouble> = await onThread { () throws(Trouble) in
      throw Trouble(number: 3)
    }
    #expect(failed == .failure(Trouble(number: 3)))
  }

  private final class Counter: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock(\.self) }
    func increase() { number.withLock { $0 += 1 } }
  }

  @Test("that is waited for by many is many threads at a time")
  func many() async {
    // All of them wait for the last, so a smaller pool would deadlock.
    let (begun, count) = (Counter(), 100)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<count {
        group.addTask {
          let _: Result<Void, Never> = await onThread {
            begun.increase()
            while begun.value < count { usleep(1_000) }
          }
        }
      }
    }
    #expect(begun.value == count)
  }

  @Test("side by side is done once for each number, never more of it at a time than asked for")
  func sideBySide() throws {
    let done = Mutex<[Int]>([])
    let now = Mutex(0)
    let most = Mutex(0)
    inParallel(40, threads: 3) { number in
      let busy = now.withLock { now in
        now += 1
        return now
      }
      most.withLock { $0 = max($0, busy) }
      done.withLock { $0.append(number) }
      now.withLock { $0 -= 1 }
    }
    #expect(done.withLock { $0.sorted() } == Array(0..<40))
    #expect(most.withLock(\.self) <= 3)
    inParallel(0, threads: 2) { _ in Issue.record("there is nothing to do") }
  }

  @Test("side by side throws what comes first, whenever it came")
  func firstFailure() {
    #expect(throws: Trouble(number: 1)) {
      try inParallel(4, threads: 4) { number throws(Trouble) in
        if number == 1 { usleep(20_000) }
        if number > 0 { throw Trouble(number: number) }
      }
    }
  }

  @Test("that was begun answers all who wait, as often as they ask")
  func later() throws {
    let later = Later<Int, Trouble> {
      usleep(10_000)
      return 5
    }
    let sum = Mutex(0)
    inParallel(4, threads: 4) { _ in
      let value = (try? later.value()) ?? 0
      sum.withLock { $0 += value }
    }
    #expect(sum.withLock(\.self) == 20)
    #expect(try later.value() == 5)
    let failing = Later<Int, Trouble> { () throws(Trouble) in throw Trouble(number: 9) }
    #expect(throws: Trouble(number: 9)) { try failing.value() }
  }
}
