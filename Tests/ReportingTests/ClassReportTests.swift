import CourseModel
import Foundation
import SwiftSources
import TestSupport
import Testing

@testable import Reporting

@Suite("A class report")
struct ClassReportTests {
  @Test("says what its verdicts are worth, where that is less than usual")
  func guarantee() throws {
    let exercise = try SampleClass.exercise()
    var report = SampleClass.report(exercise, .passed)
    let plain = ClassReport(exercise: exercise, entries: [.init(name: "Ada", report: report)])
    report.guarantee = .internalAccess
    let weaker = ClassReport(exercise: exercise, entries: [.init(name: "Ada", report: report)])
    let sentence = "Weaker than for a course"
    #expect(try SampleClass.page(weaker).text().contains(sentence))
    #expect(try !SampleClass.page(plain).text().contains(sentence))
  }

  @Test("counts no failing checks of an untouched stub, whose learner reads that nothing is begun")
  func untouched() throws {
    let exercise = try SampleClass.exercise()
    var stub = SampleClass.report(exercise, .failed, failing: [0, 1], message: "Begin.")
    stub.isUntouched = true
    let failing = SampleClass.report(exercise, .failed, failing: [1])
    let report = ClassReport(
      exercise: exercise,
      entries: [.init(name: "Ada", report: stub), .init(name: "Bo", report: failing)])
    #expect(report.checks.map(\.failing) == [[1]])
    #expect(report.begun.map(\.name) == ["Bo"])

    let page = FeedbackPage(name: "Ada", title: "T", parts: [.init(title: "T", report: stub)])
    #expect(page.markdown.contains("not begun yet"))
    #expect(!page.markdown.contains("\n- "))
    #expect(try !page.html().contains("<h2>Checks</h2>"))
  }

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

  @Test("divides by those who were judged, and checks by those that ran")
  func shares() throws {
    let exercise = try SampleClass.exercise()
    let reports = [
      SampleClass.report(exercise, .passed), SampleClass.report(exercise, .failed, failing: [1]),
      SampleClass.report(exercise, .doesNotCompile), SampleClass.report(exercise, .errored),
      SampleClass.report(exercise, .missing),
    ]
    let report = ClassReport(
      exercise: exercise, entries: reports.map { .init(name: "Ada", report: $0) })
    #expect(report.run.count == 2)
    let page = try SampleClass.page(report).text()
    #expect(page.contains("passed (1 of 3 judged)"))
    #expect(page.contains("33 %"))
    #expect(page.contains("of the 2 submissions that could be run"))
    #expect(page.contains("50 %"))
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
    #expect(report.distribution.count <= 13)
    #expect(report.distribution.last?.points == report.maximum...report.maximum)
    #expect(report.distribution.reduce(0) { $0 + $1.count } == 40)
  }

  @Test("of nobody is a page, too")
  func empty() throws {
    let report = ClassReport(exercise: try SampleClass.exercise(), entries: [])

    #expect(report.median == nil)
    #expect(try SampleClass.page(report).text().contains("<b>0</b> submissions"))
  }

  @Test("has no grade of those who are missing or could not be judged")
  func missing() throws {
    let exercise = try SampleClass.exercise()
    let entries = [ReportStatus.missing, .errored, .passed].map {
      ClassReport.Entry(name: $0.rawValue, report: SampleClass.report(exercise, $0))
    }
    let report = ClassReport(exercise: exercise, entries: entries)

    #expect(report.judged.count == 1)
    #expect(report.distribution.reduce(0) { $0 + $1.count } == 1)
    let page = try SampleClass.page(report).text()
    #expect(page.contains("<b>2</b> submissions"))
    #expect(page.components(separatedBy: "data-value=\"-1\">?</td>").count == 3)
  }

  @Test("links to what each student reads, whatever they are called")
  func links() throws {
    let page = try SampleClass.page(
      SampleClass.report(), feedback: ["Ada": "./a%22b/Ada%20&.html"]
    ).text()
    #expect(page.contains("<a href=\"./a%22b/Ada%20&amp;.html\">Ada</a>"))
    #expect(!page.contains(">Bo</a>"))
  }

  @Test("shows who is alike side by side: what is shared marked, what was given pale")
  func alike() throws {
    let report = try SampleClass.twins()
    let pair = try #require(report.likeness.pairs.first)
    #expect(pair.share == 1)
    #expect(pair.first.alike[0]?.contains(1) != true)

    let page = try SampleClass.page(report).text()
    #expect(page.components(separatedBy: "<mark><u>").count >= 3)
    #expect(page.contains("<span class=\"soft\"><u> 1</u> import MiniCocoa\n"))
    #expect(page.contains("never a verdict"))
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
      report: SampleClass.report(exercise, .failed, failing: [0], saying: [.verbatim(text)]))
    let files = [SourceFile(name: text, content: .init((text + "\n" + SampleClass.answer(1)).utf8))]
    let prints = Fingerprints(of: files)
    let report = ClassReport(
      exercise: exercise, entries: [entry, entry],
      likeness: Likeness(of: [prints, prints], given: []) { _ in files })
    #expect(report.likeness.pairs.count == 1)
    let page = try SampleClass.page(report).text()
    let plain = try SampleClass.page(try SampleClass.report()).text()

    for tag in ["<script", "<img", "</style", "<style", "onclick='", "onload=alert(1) \""] {
      let isOurs = ["<script", "</style", "<style"].contains(tag)
      let count = page.components(separatedBy: tag).count
      #expect(count <= plain.components(separatedBy: tag).count, "\(tag)")
      if !isOurs { #expect(count == 1, "\(tag)") }
    }
    #expect(!page.contains("<b>b") && !page.contains("--><b>"))
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
