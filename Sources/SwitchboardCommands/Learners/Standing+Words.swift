import CourseModel
import Learning
import Messages

// What learners type next, from where they stand.

extension Standing {
  /// What to type next, the page to read before the exercise that is open named first; nil if none is
  /// open.
  ///
  /// - Parameter exercise: The name of the exercise that it is about so far, or nil.
  func next(after exercise: String? = nil) -> Suggestion? { open(after: exercise).map(suggestion) }

  /// The page to read once no exercise is open; nil if all were read.
  ///
  /// - Parameter exercise: The name of the exercise that it is about so far; else the one passed last.
  func nextPage(after exercise: String? = nil) -> Suggestion? {
    let exercise = exercises.first { $0.name == exercise } ?? latest
    return lessonToRead(after: exercise).map { lesson in
      Suggestion(.nextUnread(), ["command": "switchboard lesson \(lesson.name)"])
    }
  }

  /// What to type next in one topic; nil if none of its exercises is open.
  func next(in topic: Course.Topic) -> Suggestion? { open(in: topic).map(suggestion) }

  /// The same, for a way through the course; nil if all of it is done.
  func next(on path: StudyPath) -> Suggestion? {
    guard let step = open(on: path) else { return nil }
    let isExercise = exercises.contains { $0.name == step }
    return Suggestion(
      .nextOnThisWay(),
      ["command": isExercise ? "switchboard show \(step)" : "switchboard lesson \(step)"])
  }

  private func suggestion(forOpen open: Exercise) -> Suggestion {
    let show = "switchboard show \(open.name)"
    guard let lesson = lessonToRead(before: open) else {
      return Suggestion(.nextExercise(), ["command": show])
    }
    return Suggestion(
      .readFirst(), ["lesson": "switchboard lesson \(lesson.name)", "exercise": show])
  }
}
