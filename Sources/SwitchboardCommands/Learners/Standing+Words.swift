import CourseModel
import Messages

// The command to type next, depending on the learner's standing.

extension CourseStanding {
  /// The command for the next step; nil if all is done.
  ///
  /// - Parameter name: The name of the exercise that the command was about, or nil.
  func next(after name: String? = nil) -> Suggestion? {
    let ahead = ahead(of: name)
    return ahead.step.map { step in
      if let open = ahead.exercise { return suggestion(for: step, before: open) }
      return Suggestion(
        Message("\(span: "command")  shows a page that you have not read yet"),
        ["command": "switchboard lesson \(step.name)"])
    }
  }

  /// The commands for the next open exercise of a topic; nil if there is none.
  func next(in topic: Course.Topic) -> Suggestion? { open(in: topic).map(suggestion(forOpen:)) }

  private func suggestion(forOpen open: Task) -> Suggestion {
    suggestion(
      for: lessonToRead(before: open).map(Step.page) ?? .exercise(open), before: open)
  }

  private func suggestion(for step: Step, before open: Task) -> Suggestion {
    let show = "switchboard show \(open.name)"
    guard case .page(let lesson) = step else {
      return Suggestion(Message("\(span: "command")  shows the next exercise"), ["command": show])
    }
    return Suggestion(
      Message(
        "read \(span: "lesson")  first; then \(span: "exercise")  shows the next exercise"),
      ["lesson": "switchboard lesson \(lesson.name)", "exercise": show])
  }
}
