import Foundation

/// A learned subject that reviews ask about again, each time with a different question.
struct ReviewCard: Hashable, Sendable {
  enum Subject: Hashable, Sendable {
    /// The exercise with this name: questions about its known mistakes.
    case exercise(String)
    /// The lesson with this name: its predictions.
    case lesson(String)
  }

  /// The subject of the questions.
  let subject: Subject
  /// The box: how well the subject is known.
  let box: LeitnerBox
  /// The time from which a review may ask it.
  let due: Date

  init(_ subject: Subject, in box: LeitnerBox, due: Date) {
    self.subject = subject
    self.box = box
    self.due = due
  }

  /// Creates a card in the first box, for something learned at this time.
  init(_ subject: Subject, learnedAt time: Date) {
    self.init(subject, in: .first, due: LeitnerBox.first.due(after: .right, at: time))
  }

  /// The key under which it is stored.
  var id: String { subject.id }

  /// Returns the card after a question.
  func after(_ outcome: ReviewOutcome, at time: Date) -> ReviewCard {
    let box = box.after(outcome)
    return ReviewCard(subject, in: box, due: box.due(after: outcome, at: time))
  }
}

extension ReviewCard.Subject {
  /// The key under which its card is stored.
  var id: String {
    switch self {
    case .exercise(let name): "exercise:\(name)"
    case .lesson(let name): "lesson:\(name)"
    }
  }
}
