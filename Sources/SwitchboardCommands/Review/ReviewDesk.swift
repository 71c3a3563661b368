import CourseModel
import Foundation
import Reviewing
import Workspaces

/// What a review needs of the world: what was passed, what of it is due, what to ask.
struct ReviewDesk {
  let exercises: [Exercise]
  let progress: Progress

  /// All that may be asked again: exercises that were passed and have known mistakes.
  func deck() throws -> ReviewDeck {
    let states = try progress.states()
    let reviews = try progress.reviews()
    return ReviewDeck(
      exercises.compactMap { exercise in
        guard let passedAt = states[exercise.name]?.passedAt, exercise.hasMistakes else {
          return nil
        }
        let subject = ReviewCard.Subject.exercise(exercise.name)
        guard let review = reviews[subject.id] else {
          return ReviewCard(subject, learnedAt: passedAt)
        }
        return ReviewCard(subject, in: LeitnerBox(number: review.box), due: review.due)
      })
  }

  /// What to ask of a card; nil if there is nothing.
  func question(of card: ReviewCard) throws -> MistakeQuestion? {
    guard case .exercise(let name) = card.subject,
      let exercise = exercises.first(where: { $0.name == name })
    else { return nil }
    let answers = try progress.answers(of: card.id)
    let round = answers.values.reduce(0) { $0 + $1.count }
    let solution = try exercise.solution()
    let questions = try exercise.mistakes().compactMap {
      MistakeQuestion(about: $0, of: exercise, solution: solution, round: round)
    }
    let next = answers.mapValues(QuestionHistory.init).next(of: questions.map(\.id))
    return questions.first { $0.id == next }
  }

  /// Keeps what came of a question.
  ///
  /// - Returns: The card as it is now.
  func keep(
    _ outcome: ReviewOutcome, of question: MistakeQuestion, on card: ReviewCard, at time: Date
  ) throws -> ReviewCard {
    let next = card.after(outcome, at: time)
    try progress.keep(
      outcome.rawValue, of: question.id, onCard: card.id,
      now: Progress.Review(box: next.box.number, due: next.due), at: time)
    return next
  }
}

extension QuestionHistory {
  fileprivate init(_ answers: Progress.Answers) {
    self.init(
      count: answers.count,
      lastOutcome: ReviewOutcome(rawValue: answers.lastOutcome) ?? .passedOver,
      lastTime: answers.lastTime)
  }
}
