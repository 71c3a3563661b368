import Testing

@testable import Grading

@Suite("A format")
struct FormatTextTests {
  @Test(
    "puts in as many numbers as follow it",
    arguments: [
      ("", 0), ("100 %%", 0), ("%d", 1), ("%5.2f|%-8lld|%#x", 3), ("%*d", 2), ("%-*.*f", 3),
      ("%2$d %1$f", 2), ("%c%C", 2), ("%hhu%zd%jd%td%qd", 5), ("%+'d\n%e\n", 2),
      ("%d%d%d%d%d%d", 6), ("%f%f%f%f%f%f%f%f", 8),
    ])
  func isHarmless(_ text: String, _ count: Int) throws {
    let format = try #require(FormatText(text))

    #expect(format.count == count)
    #expect(format.isHarmless(with: count))
    #expect(count == 0 || !format.isHarmless(with: count - 1))
  }

  @Test(
    "is suspect",
    arguments: [
      "%s", "%S", "%@", "%n", "%p", "%K", "%", "%5", "%l", "a%\n@", "%\u{301}@", "%1$@", "%2$s",
      "%ls", "%-8.3s", "%Lf", "%*1$d", "%1$*d", "%0$d", "%1$d%1$d", "%d%d%d%d%d%d%d",
      "%f%f%f%f%f%f%f%f%f", "%2$d", "%d %2$d", "%99999999999999999999$d", "%#@a@", "%v", "%5%",
    ])
  func isSuspect(_ text: String) {
    #expect(FormatText(text)?.isHarmless(with: 100) != true)
  }
}
