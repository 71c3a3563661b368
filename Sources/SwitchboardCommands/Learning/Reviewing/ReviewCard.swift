import Foundation

/// Something learned that is asked again; each question about it is a different one.
package struct ReviewCard: Hashable, Sendable {
  /// The subject of a card.
  package enum Subject: Hashable, Sendable {
    /// The exercise with this name: questions about its known mistakes.
    case exercise(String)
    /// The lesson with this name: its predictions.
    case lesson(String)
  }

  /// The subject of the questions.
  package let subject: Subject
  /// The box: how well the subject is known.
  package let box: LeitnerBox
  /// The time from which it may be asked.
  package let due: Date

  /// Creates a card in a box.
  package init(_ subject: Subject, in box: LeitnerBox, due: Date) {
    self.subject = subject
    self.box = box
    self.due = due
  }

  /// Creates a card in the first box, for something learned at this time.
  package init(_ subject: Subject, learnedAt time: Date) {
    self.init(subject, in: .first, due: LeitnerBox.first.due(after: .right, at: time))
  }

  /// The key under which it is stored.
  package var id: String { subject.id }

  /// Returns the card after a question.
  package func after(_ outcome: ReviewOutcome, at time: Date) -> ReviewCard {
    let box = box.after(outcome)
    return ReviewCard(subject, in: box, due: box.due(after: outcome, at: time))
  }
}

extension ReviewCard.Subject {
  /// The key under which its card is stored.
  package var id: String {
    switch self {
    case .exercise(let name): "exercise:\(name)"
    case .lesson(let name): "lesson:\(name)"
    }
  }
}
