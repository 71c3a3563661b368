import Testing

@testable import Counter

final class CounterTests {
  let counter = Counter(step: 5)

  @Test func advances() {
    counter.advance()
    #expect(counter.count == 5)
  }

  @Test func remembers() {
    counter.advance()
    counter.advance()
    #expect(counter.history == [0, 5])
  }

  @Test func isLow() { #expect(counter.level == .low) }

  @Test func isHigh() {
    counter.count = 10
    #expect(counter.level == .high)
  }

  @Test func subclass() {
    let double = Double()
    double.advance()
    #expect(double.count == 2)
  }
}

private class Double: Counter {
  override func advance() { count += 2 * step }
}
