import CourseModel
import Learning
import Terminal

// What learners type next, from where they stand.

extension Standing {
  /// What to type next, the page to read before the exercise that is open named first; nil if none is
  /// open.
  ///
  /// - Parameter exercise: The name of the exercise that it is about so far, or nil.
  func next(after exercise: String? = nil) -> [Span]? { open(after: exercise).map(words) }

  /// The same, for one topic; nil if none of its exercises is open.
  func next(in topic: Course.Topic) -> [Span]? { open(in: topic).map(words) }

  /// The same, for a way through the course; nil if all of it is done.
  func next(on path: StudyPath) -> [Span]? {
    guard let step = open(on: path) else { return nil }
    let isExercise = exercises.contains { $0.name == step }
    return [
      .command(isExercise ? "switchboard show \(step)" : "switchboard lesson \(step)"),
      Span("  is next on this way"),
    ]
  }

  private func words(forOpen open: Exercise) -> [Span] {
    let show = Span.command("switchboard show \(open.name)")
    guard let lesson = lessonToRead(before: open) else {
      return [show, Span("  is the next exercise")]
    }
    return [
      .command("switchboard lesson \(lesson.name)"), Span("  is to be read first; then "), show,
      Span("  is the next exercise"),
    ]
  }
}
