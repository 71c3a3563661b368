import Testing

@testable import Words

@Suite struct WordsTests {
  @Test func one() { #expect(counts(in: "word") == ["word": 1]) }
  @Test func several() { #expect(counts(in: "one fish two fish") == ["one": 1, "fish": 2, "two": 1]) }
  @Test func signs() { #expect(counts(in: "car: carpet, as.java") == ["car": 1, "carpet": 1, "as": 1, "java": 1]) }
  @Test func cases() { #expect(counts(in: "go Go GO")["go"] == 3) }
}
