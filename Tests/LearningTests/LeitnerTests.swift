import Foundation
import Testing

@testable import SwitchboardCommands

@Suite("A due question")
struct LeitnerTests {
  private static let day: TimeInterval = 86_400
  private let start = Date(timeIntervalSince1970: 1_000_000)

  @Test("comes after 1, 2, 4, 8 and 16 days, as often as it is known")
  func intervals() {
    var card = ReviewCard(.exercise("FlipSide"), learnedAt: start)
    var time = start
    var days: [Double] = []
    for _ in 0..<6 {
      days.append(card.due.timeIntervalSince(time) / Self.day)
      time = card.due
      card = card.after(.right, at: time)
    }
    #expect(days == [1, 2, 4, 8, 16, 16])
    #expect(card.box == LeitnerBox(number: 5))
  }

  @Test("goes back to the first box when it is wrong, and stays where it is when it is passed over")
  func outcomes() {
    let card = ReviewCard(.lesson("who-owns-whom"), in: LeitnerBox(number: 4), due: start)
    let wrong = card.after(.wrong, at: start)
    #expect(wrong.box == .first)
    #expect(wrong.due == start + Self.day)
    let passed = card.after(.passedOver, at: start)
    #expect(passed.box.number == 4)
    #expect(passed.due == start + Self.day)
  }

  @Test("is in the nearest box", arguments: [(-3, 1), (0, 1), (5, 5), (99, 5)])
  func numbers(number: Int, box: Int) {
    #expect(LeitnerBox(number: number).number == box)
  }

  @Test("is what has been due longest, and least known")
  func order() {
    func card(_ name: String, _ box: Int, _ days: Double) -> ReviewCard {
      ReviewCard(.exercise(name), in: LeitnerBox(number: box), due: start + days * Self.day)
    }
    let deck = ReviewDeck([
      card("late", 5, -3), card("soon", 1, 1), card("known", 4, -1), card("new", 1, -1),
      card("now", 2, 0),
    ])
    #expect(
      deck.due(at: start).map(\.id)
        == ["exercise:late", "exercise:new", "exercise:known", "exercise:now"])
    #expect(deck.next == start - 3 * Self.day)
    #expect(ReviewDeck([]).next == nil)
  }

  @Test("of one card, first what went wrong, then what is new, then the oldest")
  func questions() {
    func history(_ outcome: ReviewOutcome, _ days: Double) -> QuestionHistory {
      QuestionHistory(count: 1, lastOutcome: outcome, lastTime: start + days * Self.day)
    }
    var known = ["a": history(.right, 2), "b": history(.right, 1), "d": history(.wrong, 5)]
    #expect(known.next(of: ["a", "b", "c", "d"]) == "d")
    #expect(known.next(of: ["a", "b", "c"]) == "c")
    #expect(known.next(of: ["a", "b"]) == "b")
    known["a"] = history(.passedOver, 9)
    #expect(known.next(of: ["a", "b", "c"]) == "a")
    #expect(known.next(of: []) == nil)
  }
}
