import CourseModel
import Foundation
import GradingTestSupport
import Messages
import FullScreen
import Testing
import Typesetting

@testable import SwitchboardCommands

@Suite("A review")
struct ReviewTests {
  private let tool: Tool
  private let workspace: URL
  private let progress: ProgressStore

  /// Creates a workspace in which two exercises were passed some days ago.
  init() throws {
    tool = try Tool()
    workspace = try tool.makeWorkspace()
    progress = try ProgressStore(in: Workspace(above: workspace))
    let course = try Course(at: Tool.repository)
    for (name, days) in [("FlipSide", 3.0)] {
      let exercise = try course.exercise(named: name)
      let report = Report(
        exercise: name, submission: "me", status: .passed,
        checks: exercise.checks.map { CheckResult($0, .passed) })
      try progress.record(report, of: exercise.solution(), at: Date() - days * 86_400)
    }
  }

  @Test("asks two questions, takes answers line by line, and asks the same cards days later")
  func asks() throws {
    let outcome = try tool.shell(
      "printf 'zz\\na\\n\\n' | \(Tool.executable) review", in: workspace)
    #expect(outcome.code == 0)
    let text = outcome.output
    #expect(text.contains("Question 1 of 2\n\n**FlipSide** · The flip side."), "\(text)")
    #expect(text.contains("'zz' is not a possible answer: type a letter, a to d."))
    #expect(text.contains("Right: ") != text.contains("Not quite: "))
    #expect(text.contains("Question 2 of 2\n\n**Telling without knowing**: player.swift."))
    #expect(text.contains("The right answer is"))
    #expect(text.hasSuffix("The next question comes tomorrow.\n"))
    let reviews = try progress.reviews()
    #expect(reviews.keys.sorted() == ["exercise:FlipSide", "lesson:telling-without-knowing"])
    #expect(reviews["lesson:telling-without-knowing"]?.box == 1)
    #expect(try tool.run("review", in: workspace).output.hasPrefix("Nothing is due now.\n"))
  }

  @Test("asks with another edit what was answered on its page")
  func varied() throws {
    let lesson = try #require(
      try Course(at: Tool.repository).lessons().first { $0.name == "telling-without-knowing" })
    let page = PagePredictions(in: try MarkdownDocument(parsing: lesson.body), of: lesson.name)
    for prediction in page.predictions {
      try progress.keep(
        ProgressStore.Answer(
          question: prediction.identity, page: lesson.name, typed: "a", isRight: true, time: Date())
      )
    }
    let text = try tool.shell("printf '\\n\\n' | \(Tool.executable) review", in: workspace).output
    #expect(text.contains("The reason is on its page,\n`switchboard lesson"), "\(text)")
  }

  @Test("ends where nothing more is typed, and keeps only what was answered")
  func ends() async throws {
    let outcome = try tool.shell("\(Tool.executable) review < /dev/null", in: workspace)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("the remaining questions come another time"))
    #expect(try progress.reviews() == [:])
    #expect(await tool.call("status", in: workspace).errorOutput.contains("Also: "))
  }

  @Test("is offered where a sitting begins; 'y' has it on the terminal, and it gives it back")
  func offered() throws {
    let teletype = try Teletype(
      running: "cd workspace && \"$SWITCHBOARD\"; echo code $?", in: tool)
    try teletype.wait(for: "Two questions from what you have passed are due")
    teletype.type("y")
    try teletype.wait(for: "Question 1 of 2")
    teletype.type("\n")
    try teletype.wait(for: "Question 2 of 2")
    teletype.type("\n")
    try teletype.wait(for: "Enter goes back to your exercise.")
    teletype.type("\n")
    try teletype.wait(for: "quit")
    teletype.type("q")
    try teletype.wait(for: "code 0")
    teletype.waitForEnd()
    #expect(try progress.reviews().count == 2)
  }

  @Test("is offered once, and one key declines it")
  func declined() throws {
    let teletype = try Teletype(
      running: "cd workspace && \"$SWITCHBOARD\"; echo code $?", in: tool)
    try teletype.wait(for: "Two questions from what you have passed are due")
    teletype.type("n")
    try teletype.wait(for: "Later, then")
    teletype.type("q")
    try teletype.wait(for: "code 0")
    teletype.waitForEnd()
    #expect(try progress.reviews() == [:])
  }

  @Test(
    "says in words when the next question comes",
    arguments: [
      (-1, "is ready when you are"), (1, "comes within an hour"),
      (5, "comes in 5 hours"), (24, "comes tomorrow"),
      (30, "comes tomorrow"), (48, "comes in 2 days"), (16 * 24, "comes in 16 days"),
    ])
  func words(hours: Int, words: String) {
    #expect(Message.nextQuestion(inHours: hours).english == "The next question \(words).")
  }
}
