import Foundation
import Testing

@testable import Isogram

let RUNALL = Bool(ProcessInfo.processInfo.environment["RUNALL", default: "false"]) ?? false

@Suite struct IsogramTests {
  @Test("empty string") func testEmptyString() { #expect(isIsogram("")) }

  @Test("one duplicated character", .enabled(if: RUNALL)) func testDuplicate() {
    #expect(!isIsogram("eleven"))
  }

  @Test("mixed case", .enabled(if: RUNALL)) func testMixedCase() { #expect(!isIsogram("Alphabet")) }

  @Test("hyphen", .enabled(if: RUNALL)) func testHyphen() { #expect(isIsogram("six-year-old")) }

  @Test("vowels", .enabled(if: RUNALL)) func testVowels() { #expect(vowels.count == 5) }
}
