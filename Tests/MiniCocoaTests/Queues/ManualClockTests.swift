import MiniCocoa
import Testing

@Suite("ManualClock")
struct ManualClockTests {
  private let clock = ManualClock()
  private let journal = Journal()

  private func schedule(_ line: String, after seconds: Int) -> ScheduledWork {
    clock.schedule(after: .seconds(seconds)) { [clock, journal] in
      journal.note("\(line) at \(clock.now.components.seconds)")
    }
  }

  @Test("stands still until it is turned, and then says so")
  func now() {
    #expect(clock.now == .zero)

    clock.advance(by: .seconds(2))
    clock.advance(by: .milliseconds(500))

    #expect(clock.now == .milliseconds(2500))
  }

  @Test("does what is due in order of time, then of scheduling, each at its time")
  func order() {
    for (line, seconds) in [("c", 3), ("a", 1), ("d", 3), ("b", 1)] {
      _ = schedule(line, after: seconds)
    }

    clock.advance(by: .seconds(5))

    #expect(journal.all == ["a at 1", "b at 1", "c at 3", "d at 3"])
    #expect(clock.now == .seconds(5))
  }

  @Test("does nothing before its time, and nothing twice")
  func before() {
    _ = schedule("a", after: 2)

    clock.advance(by: .seconds(1))
    #expect(journal.all.isEmpty)
    #expect(clock.pendingCount == 1)
    clock.advance(by: .seconds(1))
    clock.advance(by: .seconds(9))

    #expect(journal.all == ["a at 2"])
    #expect(clock.pendingCount == 0)
  }

  @Test("does what is scheduled on the way, if it is due by then")
  func onTheWay() {
    clock.schedule(after: .seconds(1)) { [clock, journal] in
      for seconds in [1, 9] {
        clock.schedule(after: .seconds(seconds)) { journal.note("after \(seconds)") }
      }
    }
    _ = schedule("b", after: 3)

    clock.advance(by: .seconds(5))

    #expect(journal.all == ["after 1", "b at 3"])
    #expect(clock.pendingCount == 1)
  }

  @Test("does what is due at once when it is turned, if only by zero", arguments: [0, -1])
  func atOnce(seconds: Int) {
    _ = schedule("a", after: seconds)
    #expect(journal.all.isEmpty)

    clock.advance(by: .zero)

    #expect(journal.all == ["a at 0"])
  }

  @Test("does not do what was cancelled, and lets go of it at once")
  func cancelled() {
    var token: Token? = Token()
    weak let remembered = token
    let work = clock.schedule(after: .seconds(1)) { [token] in withExtendedLifetime(token) {} }
    token = nil
    #expect(work.isPending)

    work.cancel()
    work.cancel()

    #expect(remembered == nil)
    #expect(!work.isPending)
    #expect(clock.pendingCount == 0)
    clock.advance(by: .seconds(1))
  }

  @Test("cancels among work that is due at the same time")
  func cancelledOnTheWay() {
    let second = Journal()
    let work = schedule("b", after: 2)
    clock.schedule(after: .seconds(1)) {
      work.cancel()
      second.note("cancelled")
    }

    clock.advance(by: .seconds(2))

    #expect(second.all == ["cancelled"])
    #expect(journal.all.isEmpty)
  }

  @Test("lets go of work that was done, and of all when it goes itself", arguments: [true, false])
  func keeps(isDone: Bool) {
    var clock: ManualClock? = ManualClock()
    var token: Token? = Token()
    weak let remembered = token
    let work = clock?.schedule(after: .seconds(1)) { [token] in withExtendedLifetime(token) {} }
    token = nil

    if isDone { clock?.advance(by: .seconds(1)) } else { clock = nil }

    withExtendedLifetime(clock) {
      if isDone { #expect(remembered == nil) }
    }
    #expect(work?.isPending == !isDone)
    work?.cancel()
    #expect(remembered == nil)
  }

  @Test("belongs to what turns it: mistakes of its work are recorded there")
  func surroundings() {
    clock.schedule(after: .seconds(1)) {
      Misuse(Misuse.Kind("late"), object: Token(), "a token was late", "hurry").report()
    }

    let misuses = Misuse.recorded { clock.advance(by: .seconds(1)) }

    #expect(misuses.map(\.kind.description) == ["late"])
  }

  @Test("cannot be turned back: a misuse, after which it stands where it stood")
  func turnedBack() {
    clock.advance(by: .seconds(2))

    let misuses = Misuse.recorded { clock.advance(by: .seconds(-1)) }

    #expect(misuses.map(\.kind) == [.turnedBack])
    #expect(clock.now == .seconds(2))
  }

  @Test("may be used by several threads")
  func threads() {
    let (queue, clock, journal) = (OperationQueue(), ManualClock(), Journal())

    for _ in 0..<100 {
      queue.addOperation {
        clock.schedule(after: .seconds(1)) { journal.note("done") }
        clock.advance(by: .seconds(1))
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    clock.advance(by: .seconds(1))

    #expect(journal.all.count == 100)
    #expect(clock.pendingCount == 0)
  }
}
