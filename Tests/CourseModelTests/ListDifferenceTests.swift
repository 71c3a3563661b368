import Testing

@testable import CourseModel

@Suite("The difference between two lists")
struct ListDifferenceTests {
  @Test(
    "has runs of equal and of different elements, in turns",
    arguments: [
      ("", "", ""), ("ab", "ab", "=ab"), ("", "ab", "/ab"), ("ab", "", "ab/"),
      ("abcd", "axyd", "=a bc/xy =d"), ("ab", "aab", "=a /a =b"), ("abab", "ab", "=ab ab/"),
    ])
  func hasRuns(old: String, new: String, expected: String) {
    #expect(described(Array(old), Array(new)) == expected)
  }

  @Test("beyond its limit is everything between the common beginning and end")
  func endsAtItsLimit() {
    #expect(described(Array("abcd"), Array("axcd"), limit: 1) == "=a b/x =cd")
    #expect(described(Array("abcbd"), Array("axcyd"), limit: 2) == "=a bcb/xcy =d")
    #expect(described(Array("abcbd"), Array("axcyd"), limit: 3) == "=a b/x =c b/y =d")
  }

  private func described(_ old: [Character], _ new: [Character], limit: Int = .max) -> String {
    ListDifference(from: old, to: new, limit: limit).runs.map { run in
      run.isEqual
        ? "=" + String(old[run.old]) : String(old[run.old]) + "/" + String(new[run.new])
    }.joined(separator: " ")
  }
}
