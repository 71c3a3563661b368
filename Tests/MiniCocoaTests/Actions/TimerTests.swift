import MiniCocoa
import Testing

private final class Clock {
  var ticks = 0
  func tick(_ timer: Timer) { ticks += 1 }
}

@Suite("Timer")
struct TimerTests {
  private let tick = Action("tick:", Clock.tick)

  @Test("keeps its target until it is invalidated, as the exception (3.3 row 10)")
  func keepsItsTarget() {
    var clock: Clock? = Clock()
    weak let remembered = clock
    let timer = clock.map { Timer(target: $0, action: tick) }

    clock = nil
    timer?.fire()
    #expect(remembered?.ticks == 1)

    timer?.invalidate()
    #expect(remembered == nil)
    #expect(timer?.isValid == false)
  }

  @Test("fires until it is invalidated, or once", arguments: [(true, 3), (false, 1)])
  func repeats(repeats: Bool, count: Int) {
    let clock = Clock()
    let timer = Timer(target: clock, action: tick, repeats: repeats)

    for _ in 1...3 { timer.fire() }
    timer.invalidate()
    timer.fire()

    #expect(clock.ticks == count)
  }
}
