import Foundation

/// What came of a question when it was asked.
package struct QuestionHistory: Hashable, Sendable {
  /// How often it was asked.
  package let count: Int
  /// What came of it the last time.
  package let lastOutcome: ReviewOutcome
  /// When that was.
  package let lastTime: Date

  /// A question that was asked so often.
  package init(count: Int, lastOutcome: ReviewOutcome, lastTime: Date) {
    self.count = count
    self.lastOutcome = lastOutcome
    self.lastTime = lastTime
  }
}

extension [String: QuestionHistory] {
  /// Of several questions, by their names, the one to be asked next: first what was answered wrong or
  /// passed over, then what was never asked, then what was asked longest ago.
  package func next(of questions: [String]) -> String? {
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
