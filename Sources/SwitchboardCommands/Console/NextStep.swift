import CourseModel
import Messages
import Terminal

/// A learner's next step, the same at the end of every command.
struct NextStep<Page: OrderedPage, Task: OrderedExercise> {
  let course: Course
  let standing: CourseStanding<Page, Task>
  let screen: Screen

  /// Shows the next step: an open exercise, otherwise an unread page, otherwise something to do
  /// after the course.
  ///
  /// - Parameters:
  ///   - exercise: The name of the exercise that the command was about, or nil.
  ///   - more: The end of the sentence, in place of its full stop.
  func show(after exercise: String? = nil, endingIn more: [Span]? = nil) {
    let next = standing.next(after: exercise)
    guard standing.firstOpen == nil else { return show(next, more) }
    if let path = standing.path { return show(next, on: path, more) }
    if next == nil {
      screen.show(Message("You have passed all exercises and read all pages: the course is done."))
      screen.show([Line()])
    }
    if let (exercise, others) = standing.answerToCompare, next == nil {
      screen.also(
        .hintsHelped(others: others), ["command": "switchboard solution \(exercise.name)"])
    }
    if let topic = course.topics.last(where: course.hasCard) {
      screen.also(
        Message("\(span: "command")  has “\(topic.title, "topic")” on one page, to pin up."),
        ["command": "switchboard card \(topic.name)"])
    }
    guard let next else { return show(.asksAgain, more) }
    screen.also(Suggestion.asksAgain)
    show(next, more)
  }

  /// Shows the next page of a path; after the last one, how to go on with the whole course.
  private func show(_ next: Suggestion?, on path: StudyPath, _ more: [Span]?) {
    if next == nil {
      screen.show(Message("You have finished the path \(path.name, "path")."))
      screen.show([Line()])
    }
    show(next ?? .followsCourse, more)
  }

  private func show(_ next: Suggestion?, _ more: [Span]?) {
    guard let next else { return }
    guard let more else { return screen.next(next) }
    screen.next(screen.spans(of: next.message, next.commands) + more)
  }
}

extension Suggestion {
  /// Suggests the rest of the course, after a path.
  fileprivate static var followsCourse: Suggestion {
    Suggestion(
      Message("\(span: "command")  goes on with the whole course"),
      ["command": "switchboard list --follow"])
  }

  /// Suggests the review.
  fileprivate static var asksAgain: Suggestion {
    Suggestion(
      Message("\(span: "command")  asks again about what you have passed"),
      ["command": "switchboard review"])
  }
}

extension Message {
  /// The command shows the model answer of an exercise; the count is of others like it.
  fileprivate static func hintsHelped(others: Int) -> Message {
    guard others > 0 else {
      return Message(
        "\(span: "command")  shows the model answer beside yours: hints helped you there.")
    }
    return Message(
      one: """
        \(span: "command")  shows the model answer beside yours: hints helped you there, and in \
        {count} other exercise.
        """,
      other: """
        {command}  shows the model answer beside yours: hints helped you there, and in {count} \
        other exercises.
        """,
      count: others)
  }
}
