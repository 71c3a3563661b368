import Testing

@testable import Watching

@Suite("Calm")
struct CalmTests {
  private let start = ContinuousClock.now

  /// Whether it ends then.
  private func ends(_ calm: inout Calm, at now: ContinuousClock.Instant) -> Bool {
    calm.ends(at: now)
  }

  private func time(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test("waits for nothing if nothing has happened")
  func nothing() {
    var calm = Calm()
    #expect(calm.milliseconds(at: start) == nil)
    #expect(!ends(&calm, at: start))
  }

  @Test("ends 50 ms after the last event, once")
  func last() {
    var calm = Calm()
    calm.note(at: time(0))
    calm.note(at: time(30))
    #expect(calm.milliseconds(at: time(30)) == 50)
    #expect(calm.milliseconds(at: time(79)) == 1)
    #expect(!ends(&calm, at: time(79)))
    #expect(calm.milliseconds(at: time(80)) == 0)
    #expect(ends(&calm, at: time(80)))
    #expect(calm == Calm())
  }

  @Test("never waits less than what is left: a part of a millisecond is one")
  func roundsUp() {
    var calm = Calm()
    calm.note(at: start)
    #expect(calm.milliseconds(at: start + .microseconds(49_100)) == 1)
  }

  @Test("ends 500 ms after the first event, even if there is no end of them")
  func endless() {
    var calm = Calm()
    let ends = stride(from: 0, through: 1_100, by: 20).filter { now in
      calm.note(at: time(now))
      return calm.ends(at: time(now))
    }
    #expect(ends == [500, 1_020])
  }

  @Test("ends at once when somebody asks too late")
  func late() {
    var calm = Calm()
    calm.note(at: time(0))
    #expect(calm.milliseconds(at: time(10_000)) == 0)
  }
}
