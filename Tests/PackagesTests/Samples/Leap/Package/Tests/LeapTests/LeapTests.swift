import Leap
import Testing

@Suite("A year")
struct LeapTests {
  @Test("is a leap year", arguments: [1996, 2000, 2400]) func leap(number: Int) {
    #expect(Year(number).isLeap)
  }

  @Test("is none", arguments: [1997, 1900, 2100]) func common(_ number: Int) {
    #expect(!Year(number).isLeap)
  }

  @Test(arguments: zip([1, 4], [false, true])) func pairs(number: Int, isLeap: Bool) {
    #expect(Year(number).isLeap == isLeap, "year \(number)")
  }

  @Test(arguments: [Int]()) func none(number: Int) { #expect(Bool(false)) }
}
