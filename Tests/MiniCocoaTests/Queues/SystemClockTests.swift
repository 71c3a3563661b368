import MiniCocoa
import Testing

@Suite("SystemClock")
struct SystemClockTests {
  @Test(
    "does work when it is due, not before, whatever was scheduled earlier, and not what was cancelled"
  )
  func time() {
    let (clock, journal, end) = (SystemClock(), Journal(), Door())

    let late = clock.schedule(after: .seconds(3600)) { journal.note("late") }
    let beginning = clock.now
    clock.schedule(after: .milliseconds(20)) {
      #expect(clock.now >= beginning + .milliseconds(20))
      journal.note("soon")
      // The clock's thread is busy, so it does nothing between these lines.
      clock.schedule(after: .zero) { journal.note("never") }.cancel()
      clock.schedule(after: .zero) { end.open() }
    }

    #expect(end.wait())
    late.cancel()
    #expect(journal.all == ["soon"])
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
    // Its thread may still be ending, but not for long.
    for _ in 0..<100_000 where remembered != nil { onAnotherThread {} }

    #expect(remembered == nil)
  }
}
