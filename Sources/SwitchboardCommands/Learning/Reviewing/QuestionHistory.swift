import Foundation

/// The results of a question so far.
struct QuestionHistory: Hashable, Sendable {
  /// The number of times that a review has asked it.
  let count: Int
  /// The latest result.
  let lastOutcome: ReviewOutcome
  /// The time of the latest result.
  let lastTime: Date
}

extension [String: QuestionHistory] {
  /// Returns the question to ask next: first one answered wrong or passed over, then one never
  /// asked, then the one asked longest ago.
  func next(of questions: [String]) -> String? {
    func rank(_ question: String) -> (Int, Date) {
      guard let history = self[question] else { return (1, .distantPast) }
      return (history.lastOutcome == .right ? 2 : 0, history.lastTime)
    }
    return questions.enumerated().min {
      let (first, second) = (rank($0.element), rank($1.element))
      return (first.0, first.1, $0.offset) < (second.0, second.1, $1.offset)
    }?.element
  }
}
