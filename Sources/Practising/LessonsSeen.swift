/// What is known of the lessons that were in view.
struct LessonsSeen: Sendable {
  /// What running their predictions' programs has come to.
  private var predicted: [String: [PracticeMessage.Predicted]] = [:]
  /// Lessons whose end was seen.
  private(set) var finished: Set<String> = []

  /// What is known of the predictions of a lesson.
  func predictions(of lesson: String) -> [PracticeMessage.Predicted] {
    predicted[lesson] ?? []
  }

  /// Whether a lesson's programs are to be run: the first time that it is asked.
  mutating func begins(with lesson: String) -> Bool {
    guard predicted[lesson] == nil else { return false }
    predicted[lesson] = []
    return true
  }

  mutating func note(_ answer: PracticeMessage.Predicted) {
    predicted[answer.lesson, default: []].append(answer)
  }

  /// Takes note of a lesson whose end was seen.
  ///
  /// - Returns: Whether that is the first time.
  mutating func finish(_ lesson: String) -> Bool { finished.insert(lesson).inserted }
}
