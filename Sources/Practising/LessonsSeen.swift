/// The lessons that were in view.
struct LessonsSeen: Sendable {
  /// The results of running the programs of their predictions.
  private var predicted: [String: [PracticeMessage.Predicted]] = [:]
  /// Lessons whose end was seen.
  private(set) var finished: Set<String> = []

  /// Returns the known results for the predictions of a lesson.
  func predictions(of lesson: String) -> [PracticeMessage.Predicted] {
    predicted[lesson] ?? []
  }

  /// Whether a lesson's programs need to run: true the first time for each lesson.
  mutating func begins(with lesson: String) -> Bool {
    guard predicted[lesson] == nil else { return false }
    predicted[lesson] = []
    return true
  }

  mutating func note(_ answer: PracticeMessage.Predicted) {
    predicted[answer.lesson, default: []].append(answer)
  }

  /// Records that the end of a lesson was seen.
  ///
  /// - Returns: Whether that is the first time.
  mutating func finish(_ lesson: String) -> Bool { finished.insert(lesson).inserted }
}
