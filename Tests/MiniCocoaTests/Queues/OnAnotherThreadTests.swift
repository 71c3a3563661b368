import MiniCocoa
import Testing

@Suite("onAnotherThread")
struct OnAnotherThreadTests {
  /// Not Sendable, like most classes.
  private final class Counter {
    var count = 0
  }

  private struct Slip: Error, Equatable {
    let number: Int
  }

  @Test("has run when it returns, and may use what is not Sendable")
  func waits() {
    let counter = Counter()

    let result = onAnotherThread {
      counter.count += 1
      return counter.count
    }

    #expect(counter.count == 1)
    #expect(result == 1)
  }

  @Test("throws what the closure throws, and keeps its type")
  func throwing() {
    do throws(Slip) {
      try onAnotherThread { () throws(Slip) in throw Slip(number: 3) }
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.number == 3)
    }
  }

  @Test("lets code of the main actor use what belongs to it")
  @MainActor func mainActor() {
    let panel = Panel()

    panel.change()

    #expect(panel.counter.count == 1)
  }

  @MainActor private final class Panel {
    let counter = Counter()
    func change() { onAnotherThread { counter.count += 1 } }
  }

  @Test("tells observers on that thread")
  func observers() {
    let (person, spy, queue) = (Person(), Spy(), serialQueue())
    let journal = Journal()
    spy.reaction = { _ in journal.note(OperationQueue.current?.name ?? "no queue") }

    person.observed(by: spy, "first") {
      onAnotherThread { person.first = "Eve" }
      nonisolated(unsafe) let person = person
      queue.addOperation { person.first = "Ada" }
      queue.waitUntilAllOperationsAreFinished()
    }

    #expect(journal.all == ["no queue", "screen"])
  }
}
