import Foundation

/// Something that was learned and is asked again: what is asked of it is another thing each time.
package struct ReviewCard: Hashable, Sendable {
  /// What it is of.
  package enum Subject: Hashable, Sendable {
    /// The exercise of this name: its known mistakes.
    case exercise(String)
    /// The lesson of this name: its predictions.
    case lesson(String)
  }

  /// What is asked about.
  package let subject: Subject
  /// How well it is known.
  package let box: LeitnerBox
  /// From when on it is asked.
  package let due: Date

  /// A card in a box.
  package init(_ subject: Subject, in box: LeitnerBox, due: Date) {
    self.subject = subject
    self.box = box
    self.due = due
  }

  /// A card of something that was learned at a time: in the first box.
  package init(_ subject: Subject, learnedAt time: Date) {
    self.init(subject, in: .first, due: LeitnerBox.first.due(after: .right, at: time))
  }

  /// What it is kept by.
  package var id: String { subject.id }

  /// The same card after a question was asked.
  package func after(_ outcome: ReviewOutcome, at time: Date) -> ReviewCard {
    let box = box.after(outcome)
    return ReviewCard(subject, in: box, due: box.due(after: outcome, at: time))
  }
}

extension ReviewCard.Subject {
  /// What its card is kept by.
  package var id: String {
    switch self {
    case .exercise(let name): "exercise:\(name)"
    case .lesson(let name): "lesson:\(name)"
    }
  }
}
