import MiniCocoa
import Testing

@Suite("SystemClock")
struct SystemClockTests {
  @Test("does work in its time, not before, in order, and not what was cancelled")
  func time() {
    let (clock, journal, end) = (SystemClock(), Journal(), Door())

    clock.schedule(after: .milliseconds(20)) {
      #expect(clock.now >= .milliseconds(20))
      journal.note("b")
      end.open()
    }
    clock.schedule(after: .milliseconds(10)) { journal.note("a") }
    let never = clock.schedule(after: .milliseconds(5)) { journal.note("never") }
    never.cancel()

    #expect(end.wait())
    #expect(journal.all == ["a", "b"])
  }

  @Test("begins again when it had nothing more to do, on a thread of no queue")
  func again() {
    let clock = SystemClock()

    for _ in 0..<3 {
      let end = Door()
      clock.schedule(after: .zero) {
        #expect(OperationQueue.current == nil)
        end.open()
      }
      #expect(end.wait())
    }
  }

  @Test("mistakes of its work are recorded where it was scheduled")
  func surroundings() {
    let (clock, end) = (SystemClock(), Door())

    let misuses = Misuse.recorded {
      clock.schedule(after: .zero) {
        Misuse(Misuse.Kind("late"), object: Token(), "a token was late", "hurry").report()
        end.open()
      }
      end.wait()
    }

    #expect(misuses.map(\.kind.description) == ["late"])
  }

  @Test("goes when its last work is cancelled and nobody keeps it, however late that was due")
  func gone() {
    var clock: SystemClock? = SystemClock()
    weak let remembered = clock
    let begun = Door()
    let work = clock?.schedule(after: .seconds(3600)) {}
    clock?.schedule(after: .zero) { begun.open() }
    #expect(begun.wait())

    clock = nil
    work?.cancel()
    // Its thread may still be about to end, but not for long.
    for _ in 0..<100_000 where remembered != nil { onAnotherThread {} }

    #expect(remembered == nil)
  }
}
