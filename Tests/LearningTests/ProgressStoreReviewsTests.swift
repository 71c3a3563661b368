import Foundation
import Testing

@testable import SwitchboardCommands

@Suite("A card")
struct ProgressReviewsTests {
  private let fixture: Fixture
  private let progress: ProgressStore

  init() throws {
    fixture = try Fixture()
    progress = try ProgressStore(in: fixture.make().workspace)
  }

  private func time(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  private func keep(_ outcome: String, _ question: String, _ card: String, at seconds: Double)
    throws
  {
    try progress.keep(
      outcome, of: question, onCard: card,
      now: ProgressStore.Review(box: Int(seconds), due: time(seconds + 100)), at: time(seconds))
  }

  @Test("is where the last answer put it, and each question has its own answers")
  func answers() throws {
    try keep("wrong", "a", "One", at: 1)
    try keep("right", "a", "One", at: 3)
    try keep("passedOver", "b", "One", at: 2)
    try keep("wrong", "a", "Two", at: 4)
    #expect(
      try progress.reviews() == [
        "One": ProgressStore.Review(box: 2, due: time(102)),
        "Two": ProgressStore.Review(box: 4, due: time(104)),
      ])
    let answers = try progress.answers(of: "One")
    #expect(answers.keys.sorted() == ["a", "b"])
    #expect(
      answers["a"] == ProgressStore.Answers(count: 2, lastOutcome: "right", lastTime: time(3)))
    #expect(answers["b"]?.count == 1)
    #expect(try progress.answers(of: "Three") == [:])
  }
}
