import FullScreen
import Terminal
import TestSupport
import Testing
import Typesetting

@testable import SwitchboardCommands

@Suite("A prediction, asked again")
struct PredictionQuestionTests {
  private static let page = """
    ```swift player.swift
    print("play")
    print("stop")
    ```

    ```predict order player.swift with "halt" for "stop"
    The word `stop` becomes `halt`. Which lines are printed?

    Why: The program prints its lines in order.
    ```
    """

  private func question() throws -> PredictionQuestion {
    let document = try MarkdownDocument(parsing: Self.page)
    let prediction = try #require(
      PagePredictions(in: document, of: "player").predictions.first)
    return PredictionQuestion(
      try PredictionAnswer(
        to: prediction, unedited: .printed(["play", "stop"]), edited: .printed(["play", "halt"])),
      title: "The player")
  }

  @Test("takes what the page takes, and blanks pass it over")
  func outcomes() throws {
    let question = try question()
    #expect(try question.outcome(of: "b a") == .right)
    #expect(try question.outcome(of: "c b") == .wrong)
    #expect(try question.outcome(of: " ") == .passedOver)
    #expect(throws: NoAnswer.self) { try question.outcome(of: "z") }
    #expect(question.id.hasPrefix("player#"))
  }

  @Test("shows the program without its page, and then what happened", arguments: [60, 100])
  func goldens(columns: Int) throws {
    let profile = TerminalProfile(isTerminal: true, columns: columns)
    let question = try question()
    let lines =
      question.lines(in: profile, .standard)
      + question.explanation(after: .wrong, to: "c b", in: profile, .standard)
      + question.explanation(after: .passedOver, to: "", in: profile, .standard)
    try expectGolden(profile.render(lines), "prediction-\(columns).txt")
  }
}
