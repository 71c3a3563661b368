import Predicting

/// The lessons that were in view.
struct LessonsSeen: Sendable {
  /// The results of running the programs of their predictions, which also count for the same lesson
  /// opened later.
  private var predicted: [String: [PageEvent]] = [:]
  /// Lessons whose end was seen.
  private(set) var finished: Set<String> = []

  /// Returns the known results for the predictions of a lesson.
  func predictions(of lesson: String) -> [PageEvent] { predicted[lesson] ?? [] }

  /// Whether a lesson's programs need to run: true the first time for each lesson.
  mutating func begins(with lesson: String) -> Bool {
    guard predicted[lesson] == nil else { return false }
    predicted[lesson] = []
    return true
  }

  mutating func note(_ event: PageEvent) {
    if case .predicted = event { predicted[event.page, default: []].append(event) }
  }

  /// Records that the end of a lesson was seen.
  ///
  /// - Returns: Whether that is the first time.
  mutating func finish(_ lesson: String) -> Bool { finished.insert(lesson).inserted }
}
