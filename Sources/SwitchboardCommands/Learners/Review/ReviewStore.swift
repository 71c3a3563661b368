import CourseModel
import Foundation
import FullScreen
import Typesetting

/// The services of a review: the passed exercises, the due ones, and their questions.
struct ReviewStore {
  let exercises: [Exercise]
  let lessons: [Lesson]
  let progress: ProgressStore

  /// All cards: exercises that were passed and have known mistakes, and lessons with predictions
  /// whose exercises were passed.
  func deck() throws -> ReviewDeck {
    let passed = try progress.states().compactMapValues(\.passedAt)
    let reviews = try progress.reviews()
    func card(_ subject: ReviewCard.Subject, learnedAt time: Date) -> ReviewCard {
      guard let review = reviews[subject.id] else { return ReviewCard(subject, learnedAt: time) }
      return ReviewCard(subject, in: LeitnerBox(number: review.box), due: review.due)
    }
    let ofExercises = exercises.compactMap { exercise -> ReviewCard? in
      guard let time = passed[exercise.name], exercise.hasMistakes else { return nil }
      return card(.exercise(exercise.name), learnedAt: time)
    }
    let ofLessons = lessons.filter(\.asksForPredictions).compactMap { lesson -> ReviewCard? in
      let times = lesson.exercises.compactMap { passed[$0] }
      guard let last = times.max(), times.count == lesson.exercises.count else { return nil }
      return card(.lesson(lesson.name), learnedAt: last)
    }
    return ReviewDeck(ofExercises + ofLessons)
  }

  /// The question of a card; nil if there is none.
  ///
  /// - Parameter host: Runs the programs of predictions.
  func question(of card: ReviewCard, on host: PageProgramHost) throws -> (any ReviewQuestion)? {
    let answers = try progress.answers(of: card.id)
    let history = answers.mapValues(QuestionHistory.init)
    switch card.subject {
    case .exercise(let name):
      guard let exercise = exercises.first(where: { $0.name == name }) else { return nil }
      let round = answers.values.reduce(0) { $0 + $1.count }
      return try mistake(of: exercise, history, round: round)
    case .lesson(let name):
      guard let lesson = lessons.first(where: { $0.name == name }) else { return nil }
      return try prediction(of: lesson, history, on: host)
    }
  }

  private func mistake(
    of exercise: Exercise, _ history: [String: QuestionHistory], round: Int
  ) throws -> MistakeQuestion? {
    let solution = try exercise.solution()
    let questions = try exercise.mistakes().compactMap { mistake in
      MistakeQuestion(
        about: mistake, of: exercise, files: try exercise.files(of: mistake), solution: solution,
        round: round)
    }
    let next = history.next(of: questions.map(\.id))
    return questions.first { $0.id == next }
  }

  /// A question of the page, or one of them with another edit, which comes first if the page's own
  /// were answered: an answer on the page itself counts, until the review asks for it.
  private func prediction(
    of lesson: Lesson, _ history: [String: QuestionHistory], on host: PageProgramHost
  ) throws -> PredictionQuestion? {
    var history = history
    let answers = try progress.answers().filter { $0.page == lesson.name }
    for (question, answers) in Dictionary(grouping: answers, by: \.question) {
      guard history[question] == nil, let last = answers.last else { continue }
      history[question] = QuestionHistory(
        count: answers.count, lastOutcome: last.isRight ? .right : .wrong, lastTime: last.time)
    }
    let page = PagePredictions(in: try MarkdownDocument(parsing: lesson.body), of: lesson.name)
    // A line is written beside its page, which says how.
    var left =
      page.predictions.filter { $0.kind != .write } + page.variations(in: .english)
    while let next = history.next(of: left.map(\.identity)),
      let index = left.firstIndex(where: { $0.identity == next })
    {
      // One that cannot be run here is passed by, and so is one in which there is nothing to find out.
      if case .success(let answer) = host.answer(to: left[index]), answer.findings.isEmpty {
        return PredictionQuestion(answer, title: lesson.title)
      }
      left.remove(at: index)
    }
    return nil
  }

  /// Keeps the result of a question.
  ///
  /// - Returns: The card with the result.
  func keep(
    _ outcome: ReviewOutcome, of question: any ReviewQuestion, on card: ReviewCard, at time: Date
  ) throws -> ReviewCard {
    let next = card.after(outcome, at: time)
    try progress.keep(
      outcome.rawValue, of: question.id, onCard: card.id,
      now: ProgressStore.Review(box: next.box.number, due: next.due), at: time)
    return next
  }
}

extension QuestionHistory {
  fileprivate init(_ answers: ProgressStore.Answers) {
    self.init(
      count: answers.count,
      lastOutcome: ReviewOutcome(rawValue: answers.lastOutcome) ?? .passedOver,
      lastTime: answers.lastTime)
  }
}

extension Lesson {
  /// Whether its page has a prediction, as far as can be seen without reading it.
  fileprivate var asksForPredictions: Bool {
    !exercises.isEmpty && body.contains("```predict ")
  }
}
