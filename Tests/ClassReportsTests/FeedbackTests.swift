import CourseModel
import Testing

@testable import ClassReports

@Suite("Feedback for one student")
struct FeedbackTests {
  private func page(_ report: Report, name: String = "Ada") throws -> FeedbackPage {
    FeedbackPage(name: name, title: "The flip side", report: report)
  }

  @Test("says verdict, points, message, checks and what the compiler said")
  func parts() throws {
    let exercise = try SampleClass.exercise()
    let report = SampleClass.report(
      exercise, .failed, failing: [0], mistake: "strong-delegate", message: "It keeps `main`.")
    for text in [try page(report).html(), try page(report).markdown] {
      #expect(text.contains("It keeps `main`."))
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
    let report = SampleClass.report(exercise, .failed, failing: [0], saying: [text])
    let html = try page(report, name: text).html()

    for tag in ["<script", "<img", "onclick='", "<b>alert"] { #expect(!html.contains(tag)) }
    let markdown = try page(report, name: text).markdown
    #expect(!markdown.contains("<script"))
    #expect(!markdown.contains("<img"))
  }

  @Test("has a picture of what was said, if there is one")
  func picture() throws {
    let report = SampleClass.report(try SampleClass.exercise(), .failed, failing: [0])
    let page = FeedbackPage(
      name: "Ada", title: "The flip side", report: report,
      picture: .init(check: "It is told", svg: "<svg></svg>"))

    #expect(try page.html().contains("<svg></svg>"))
    #expect(try page.html().contains("In “It is told”"))
  }
}
