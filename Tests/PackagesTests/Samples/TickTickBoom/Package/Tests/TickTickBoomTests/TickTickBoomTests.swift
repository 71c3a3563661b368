import Testing

@testable import TickTickBoom

struct TickTickBoomTests {
  @Test func ticks() { #expect(TickTickBoom.says(at: 1) == "Tick") }
  @Test func booms() { #expect(TickTickBoom.says(at: 2) == "Boom") }
  @Test func counts() { #expect([1, 2, 3].booms == 2) }
  @Test func isEmpty() { #expect(BoomTick().count == 0) }
}
