import CourseModel
import Testing

@testable import ClassReports

@Suite("A class report")
struct ClassReportTests {
  @Test("counts points and checks of those who could be judged")
  func counts() throws {
    let report = try SampleClass.report()

    #expect(report.judged.count == 5)
    #expect(report.distribution.reduce(0) { $0 + $1.count } == 5)
    #expect(report.distribution.last?.count == 1)
    #expect(report.checks.map(\.failing) == [[1, 2], [3, 4], [3, 4]])
    let maximum = try SampleClass.exercise().maxPoints
    let lost = try SampleClass.exercise().checks[0].points
    #expect(report.median == Double(maximum - lost))
  }

  @Test("groups those who make the same known mistake, and those who fail alike without one")
  func groups() throws {
    let report = try SampleClass.report()

    #expect(report.misconceptions.map(\.mistake) == ["strong-delegate"])
    #expect(report.misconceptions.map(\.members) == [[1, 2]])
    #expect(report.unknown.map(\.members) == [[3, 4]])
    #expect(report.unknown.first?.message == "It was not told.")
  }

  @Test("has bars for all points, also of many")
  func bars() throws {
    let report = try SampleClass.large(40)

    #expect(report.distribution.first?.points.lowerBound == 0)
    #expect(report.distribution.count <= 21)
    #expect(report.distribution.reduce(0) { $0 + $1.count } == 40)
  }

  @Test("of nobody is a page, too")
  func empty() throws {
    let report = ClassReport(exercise: try SampleClass.exercise(), entries: [])

    #expect(report.median == nil)
    #expect(try ClassReportPage(report).text().contains("<b>0</b> submissions"))
  }

  static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "\"\u{301} onload=alert(1) \"",
    "<\u{301}script>", "' onclick='x", "</style><script>", "{{title}}", "{{{script}}}", "&lt;b&gt;",
    "\u{202E}evil", "a\u{0}b", "]]>", "--><b>",
  ]

  @Test("escapes whatever learners write, in names and messages", arguments: hostile)
  func escapes(text: String) throws {
    let exercise = try SampleClass.exercise()
    let entry = ClassReport.Entry(
      name: text,
      report: SampleClass.report(exercise, .failed, failing: [0], saying: [text]),
      files: [SourceFile(name: text, content: .init(text.utf8))])
    let page = try ClassReportPage(ClassReport(exercise: exercise, entries: [entry, entry])).text()
    let plain = try ClassReportPage(try SampleClass.report()).text()

    for tag in ["<script", "<img", "<b>", "</style", "<style", "onclick='", "onload=alert(1) \""] {
      let isOurs = ["<script", "<b>", "</style", "<style"].contains(tag)
      let count = page.components(separatedBy: tag).count
      #expect(count <= plain.components(separatedBy: tag).count, "\(tag)")
      if !isOurs { #expect(count == 1, "\(tag)") }
    }
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
