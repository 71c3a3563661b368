import Testing

@testable import Roman

@Test func one() { #expect(roman(1) == "I") }

@Test("four is written by subtraction") func four() { #expect(roman(4) == "IV") }

@Test func fortyTwo() throws {
  let text = try #require(Optional(roman(42)))
  #expect(text == "XLII")
}

@Test func nothing() { #expect(roman(0).isEmpty) }
