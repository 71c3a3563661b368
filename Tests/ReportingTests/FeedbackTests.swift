@testable import CourseModel
import Foundation
import TestSupport
import Testing

@testable import Reporting

@Suite("Feedback for one student")
struct FeedbackTests {
  private func page(
    _ report: Report, name: String = "Ada", picture: FeedbackPage.Picture? = nil
  ) throws -> FeedbackPage {
    FeedbackPage(
      name: name, title: "The flip side",
      parts: [.init(title: "The flip side", report: report, picture: picture)])
  }

  @Test("says verdict, points, message, checks and what the compiler said")
  func parts() throws {
    let exercise = try SampleClass.exercise()
    let report = SampleClass.report(
      exercise, .failed, failing: [0], mistake: "strong-delegate", message: "It keeps `main`.")
    for text in [try page(report).html(), try page(report).markdown] {
      #expect(text.contains("It keeps <code>main</code>.") || text.contains("It keeps `main`."))
      #expect(text.contains("It was not told."))
      #expect(text.contains("\(report.points) of \(report.maxPoints) points"))
      #expect(!text.contains("strong-delegate"), "the name of a mistake is for those who teach")
    }
  }

  @Test("invents no grade for what could not be judged")
  func errored() throws {
    let report = SampleClass.report(try SampleClass.exercise(), .errored, message: "Ask again.")
    for text in [try page(report).html(), try page(report).markdown] {
      #expect(text.contains("Ask again."))
      #expect(!text.contains("points"))
    }
  }

  @Test("shows what learners write as text", arguments: ClassReportTests.hostile)
  func hostile(text: String) throws {
    let exercise = try SampleClass.exercise()
    let report = SampleClass.report(exercise, .failed, failing: [0], saying: [.verbatim(text)])
    let html = try page(report, name: text).html()

    for tag in ["<script", "<img", "onclick='", "<b>alert", "href"] { #expect(!html.contains(tag)) }
    let markdown = try page(report, name: text).markdown
    #expect(!markdown.replacing("\\<", with: "").contains("<"))
  }

  @Test("has a picture of what was said, if there is one")
  func picture() throws {
    let report = SampleClass.report(try SampleClass.exercise(), .failed, failing: [0])
    let page = try page(report, picture: .init(check: "It is told", svg: "<svg></svg>"))

    #expect(try page.html().contains("<svg></svg>"))
    #expect(try page.html().contains("In “It is told”"))
  }

  @Test("leads nowhere that a learner likes, and shows no picture of theirs")
  func links() throws {
    let report = SampleClass.report(
      try SampleClass.exercise(), .failed, failing: [0], message: "[here](https://evil.example)",
      saying: ["![x](https://evil.example/a.png) <https://evil.example>", "```\n# Not mine\n```"])
    let (html, markdown) = (try page(report).html(), try page(report).markdown)

    #expect(!html.contains("href") && !html.contains("src="))
    #expect(!markdown.contains("](") && !markdown.contains("<https"))
    #expect(!markdown.contains("\n# Not"), "it stays in its item")
  }

  @Test("says what an assignment comes to, what was late, and which checks do not count")
  func assignment() throws {
    let exercise = try SampleClass.exercise()
    var report = SampleClass.report(exercise, .failed, failing: [0])
    report.delivery = Delivery(submittedAt: "2026-11-22T12:00:00Z")
    let assignment = ClassAssignment(
      title: "Week 3",
      parts: [.init(exercise: exercise.name, excluded: [exercise.checks[0].id])],
      points: 100, due: Date(iso8601: "2026-11-21T00:00:00Z"),
      late: .init(percentPerDay: 10))
    let page = FeedbackPage(
      name: "Ada", title: "Week 3",
      parts: [.init(title: "X", report: report, excluded: [exercise.checks[0].id])],
      grade: assignment.grade([report]))

    for text in [try page.html(), page.markdown] {
      #expect(text.contains("80"))
      #expect(text.contains("2 days"))
      #expect(text.contains("does not count"))
      #expect(text.contains("handed in 2026-11-22 12:00"))
    }
  }
}
