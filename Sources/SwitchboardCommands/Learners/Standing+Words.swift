import CourseModel
import Learning
import Messages

// The command to type next, depending on the learner's standing.

extension Standing {
  /// The commands for the next open exercise, and for the page to read before it; nil if no
  /// exercise is open.
  ///
  /// - Parameter exercise: The name of the exercise that the command was about, or nil.
  func next(after exercise: String? = nil) -> Suggestion? { open(after: exercise).map(suggestion) }

  /// The next page to read when no exercise is open; nil if all were read.
  ///
  /// - Parameter exercise: The name of the exercise that the command was about; nil for the one
  ///   passed last.
  func nextPage(after exercise: String? = nil) -> Suggestion? {
    let exercise = exercises.first { $0.name == exercise } ?? latest
    return lessonToRead(after: exercise).map { lesson in
      Suggestion(
        Message("\(span: "command")  is a page that you have not read yet"),
        ["command": "switchboard lesson \(lesson.name)"])
    }
  }

  /// The commands for the next open exercise of a topic; nil if there is none.
  func next(in topic: Course.Topic) -> Suggestion? { open(in: topic).map(suggestion) }

  /// The command for the next step of a path; nil if all of it is done.
  func next(on path: StudyPath) -> Suggestion? {
    guard let step = open(on: path) else { return nil }
    let isExercise = exercises.contains { $0.name == step }
    return Suggestion(
      Message("\(span: "command")  is next on this way"),
      ["command": isExercise ? "switchboard show \(step)" : "switchboard lesson \(step)"])
  }

  private func suggestion(forOpen open: Exercise) -> Suggestion {
    let show = "switchboard show \(open.name)"
    guard let lesson = lessonToRead(before: open) else {
      return Suggestion(Message("\(span: "command")  is the next exercise"), ["command": show])
    }
    return Suggestion(
      Message(
        "read \(span: "lesson")  first; then \(span: "exercise")  is the next exercise"),
      ["lesson": "switchboard lesson \(lesson.name)", "exercise": show])
  }
}
