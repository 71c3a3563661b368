import MiniCocoa
import Synchronization
import Testing

/// Many threads at once; `make prove` runs it under the thread sanitizer, more often.
@Suite("Stress: queues")
struct QueueStressTests {
  @Test("several threads add, suspend and cancel: nothing is lost but what was cancelled")
  func everything() {
    let (serial, parallel) = (OperationQueue(), OperationQueue())
    serial.maxConcurrentOperationCount = 1
    let (done, added) = (Tally(), Tally())

    let misuses = together([
      { for _ in 0..<rounds { serial.addOperation { done.add(1) } } },
      {
        for _ in 0..<rounds {
          parallel.addOperation {
            serial.addOperation { done.add(1) }
            added.add(1)
          }
        }
      },
      {
        for _ in 0..<rounds {
          serial.isSuspended.toggle()
          serial.isSuspended = false
          _ = serial.operationCount
        }
      },
    ])
    parallel.waitUntilAllOperationsAreFinished()
    serial.waitUntilAllOperationsAreFinished()

    #expect(added.count == rounds)
    #expect(done.count == 2 * rounds)
    #expect(misuses.isEmpty)
  }

  @Test("queues come and go with work in them")
  func comingAndGoing() {
    let done = Tally()
    let all = OperationQueue()

    let misuses = together(
      (0..<3).map { _ in
        {
          for _ in 0..<rounds / 10 {
            let queue = OperationQueue()
            queue.addOperation { all.addOperation { done.add(1) } }
            let dropped = OperationQueue()
            dropped.isSuspended = true
            dropped.addOperation { done.add(1000) }
            queue.waitUntilAllOperationsAreFinished()
          }
        }
      })
    all.waitUntilAllOperationsAreFinished()

    #expect(done.count == 3 * (rounds / 10))
    #expect(misuses.isEmpty)
  }

  @Test("clocks are turned and cancelled by several threads: each work is done or cancelled")
  func clocks() {
    let (clock, real) = (ManualClock(), SystemClock())
    let (done, cancelled) = (Tally(), Tally())

    let misuses = together([
      {
        for round in 0..<rounds {
          let work = clock.schedule(after: .seconds(round % 3)) { done.add(1) }
          if round % 5 == 0, work.isPending {
            work.cancel()
            cancelled.add(1)
          }
          real.schedule(after: .seconds(3600)) {}.cancel()
        }
      },
      { for _ in 0..<rounds { clock.advance(by: .seconds(1)) } },
    ])
    clock.advance(by: .seconds(3))

    #expect(clock.pendingCount == 0)
    #expect(done.count + cancelled.count >= rounds)
    #expect(misuses.isEmpty)
  }

  @Test("a locked value is changed by one thread at a time")
  func locked() {
    let (numbers, queue) = (Locked<[Int]>([]), OperationQueue())

    for round in 0..<rounds { queue.addOperation { numbers.withLock { $0.append(round) } } }
    queue.waitUntilAllOperationsAreFinished()

    #expect(numbers.value.sorted() == Array(0..<rounds))
  }

  /// Counts on several threads.
  private final class Tally: Sendable {
    private let sum = Atomic(0)
    var count: Int { sum.load(ordering: .acquiring) }
    func add(_ number: Int) { sum.add(number, ordering: .acquiringAndReleasing) }
  }
}
