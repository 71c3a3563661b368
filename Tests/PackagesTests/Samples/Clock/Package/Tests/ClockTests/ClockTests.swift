import Testing

@testable import Clock

struct ClockTests {
  @Test func onTheHour() { #expect(Clock(hours: 8).description == "08:00") }
  @Test func rollsOver() { #expect(Clock(hours: 25, minutes: 160) == Clock(hours: 3, minutes: 40)) }
  @Test func negative() { #expect("\(Clock(hours: -1))" == "23:00") }
  @Test func hand() {
    let hand: Clock.Hand = Clock(hours: 3).hour
    #expect(hand.angle == 90)
  }
}
