import Foundation
import Reviewing
import Terminal
import Typesetting

/// A review as questions and answers, one below the other: on a terminal, in a pipe, for a reader who
/// listens.
struct ReviewDialogue {
  let store: ReviewStore
  let host: PageProgramHost
  let theme: Theme
  let context: Context

  private var screen: Screen { context.screen }
  private var place: TerminalProfile { screen.output }

  /// Asks what is due, a hand of it at most.
  ///
  /// - Returns: Whether anything was asked.
  func ask() throws -> Bool {
    var due: [(ReviewCard, any ReviewQuestion)] = []
    for card in try store.deck().due(at: context.now()) where due.count < ReviewDeck.hand {
      if let question = try store.question(of: card, on: host) { due.append((card, question)) }
    }
    for (index, (card, question)) in due.enumerated() {
      let count = due.count == 1 ? "One question" : "Question \(index + 1) of \(due.count)"
      screen.show([Line(count, style: Style(bold: true)), Line()])
      screen.show(question.lines(in: place, theme))
      guard let (typed, outcome) = answer(to: question) else {
        screen.show([Line(), Line("Nothing more was typed; what is left is asked another time.")])
        return true
      }
      screen.show([Line()] + question.explanation(after: outcome, to: typed, in: place, theme))
      _ = try store.keep(outcome, of: question, on: card, at: context.now())
    }
    return !due.isEmpty
  }

  /// What was typed, and what came of it; nil if nobody types any more.
  private func answer(
    to question: any ReviewQuestion
  ) -> (typed: String, outcome: ReviewOutcome)? {
    while true {
      screen.prompt("Type \(question.howToAnswer); Enter alone passes:")
      guard let typed = screen.readLine() else { return nil }
      do throws(NoAnswer) {
        return (typed, try question.outcome(of: typed))
      } catch {
        say(error.sentence)
      }
    }
  }

  /// When the next question comes, in a sentence.
  func sayNext() throws {
    guard let next = try store.deck().next else {
      return say("There is nothing to be asked again until you have passed an exercise.")
    }
    say("The next question comes \(Self.words(for: next, from: context.now())).")
  }

  private func say(_ sentence: String) {
    screen.show(LineBreaker(width: place.columns).lines(of: [Span(sentence)]))
  }

  /// How far off a time is, in words.
  static func words(for time: Date, from now: Date) -> String {
    let hours = Int((time.timeIntervalSince(now) / 3_600).rounded(.up))
    switch hours {
    case ...0: return "as soon as you like"
    case 1: return "within an hour"
    case ..<20: return "in \(hours) hours"
    case ..<36: return "tomorrow"
    default: return "in \((hours + 12) / 24) days"
    }
  }
}
