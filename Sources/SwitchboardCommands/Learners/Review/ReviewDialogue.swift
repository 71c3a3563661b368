import Foundation
import Messages
import Terminal
import Typesetting

/// A review as a sequence of questions and answers: on a terminal, in a pipe, and for screen
/// readers.
struct ReviewDialogue {
  let store: ReviewStore
  let host: PageProgramHost
  let theme: Theme
  let context: Context

  private var screen: Screen { context.screen }
  private var place: TerminalProfile { screen.output }

  /// Asks the questions that are due, at most `ReviewDeck.hand`.
  ///
  /// - Returns: Whether there were any.
  func ask() throws -> Bool {
    var due: [(ReviewCard, any ReviewQuestion)] = []
    for card in try store.deck().due(at: context.now()) where due.count < ReviewDeck.hand {
      if let question = try store.question(of: card, on: host) { due.append((card, question)) }
    }
    for (index, (card, question)) in due.enumerated() {
      screen.show(
        // Translators: The heading of a question that is asked alone.
        due.count == 1
          ? Message("One question")
          : Message("Question \(index + 1, "number") of \(due.count, "count")"),
        style: Style(bold: true))
      screen.show([Line()])
      screen.show(question.lines(in: place, theme))
      guard let (typed, outcome) = answer(to: question) else {
        screen.show([
          Line(),
          Line(
            place.spans(
              of: Message(
                "The input ended; the remaining questions come another time."))),
        ])
        return true
      }
      screen.show([Line()] + question.explanation(after: outcome, to: typed, in: place, theme))
      _ = try store.keep(outcome, of: question, on: card, at: context.now())
    }
    return !due.isEmpty
  }

  /// The typed answer and its outcome; nil at the end of input.
  private func answer(
    to question: any ReviewQuestion
  ) -> (typed: String, outcome: ReviewOutcome)? {
    while true {
      // Translators: How an answer is typed, such as “a letter, a to d”.
      screen.prompt(Message("Type \(question.howToAnswer, "how"), or only Enter to skip:"))
      guard let typed = screen.readLine() else { return nil }
      do throws(NoAnswer) {
        return (typed, try question.outcome(of: typed))
      } catch {
        say(error.message)
      }
    }
  }

  /// Shows when the next question is due.
  func sayNext() throws {
    guard let next = try store.deck().next else {
      return say(Message("There are no questions to repeat until you have passed an exercise."))
    }
    let hours = (next.timeIntervalSince(context.now()) / 3_600).rounded(.up)
    say(.nextQuestion(inHours: Int(hours)))
  }

  private func say(_ message: Message) {
    screen.show(LineBreaker(width: place.columns).lines(of: place.spans(of: message)))
  }
}

extension Message {
  /// When the next question comes, rounded up to hours, and from a day and a half on to days.
  static func nextQuestion(inHours hours: Int) -> Message {
    switch hours {
    case ...0: Message("The next question is ready when you are.")
    case 1: Message("The next question comes within an hour.")
    case ..<20:
      Message(
        one: "The next question comes in {count} hour.",
        other: "The next question comes in {count} hours.", count: hours)
    case ..<36: Message("The next question comes tomorrow.")
    default:
      Message(
        one: "The next question comes in {count} day.",
        other: "The next question comes in {count} days.", count: (hours + 12) / 24)
    }
  }
}
