import CourseModel
import Foundation
import Messages
import Terminal

extension Standing {
  /// The course's title, and how much of it or of the learner's path is done.
  func heading(of course: Course, in place: TerminalProfile) -> [Line] {
    [Line(course.title, style: Style(bold: true)), Line(place.spans(of: done(at: current)))]
  }

  /// How much of the course is done; of the learner's path, at an exercise on it.
  func done(at exercise: Exercise?) -> Message {
    let isOnPath = exercise.map { isOnWay($0.name) } ?? true
    return (isOnPath ? position?.sentence : nil)
      // Translators: The count is how many exercises a course has.
      ?? Message(
        one: "\(passedCount, "passed") of {count} exercises passed.",
        other: "{passed} of {count} exercises passed.", count: exercises.count)
  }

  /// The next exercise, its folder and its task, followed by a blank line.
  func place(in workspace: Workspace, _ context: Context) -> [Line] {
    let place = context.screen.output
    guard let current else {
      let words =
        path.map { .allPassed(on: $0.name) }
        ?? Message("You have passed all exercises. 'switchboard list' shows them.")
      return [Line(place.spans(of: words))]
    }
    let indent = Span.decoration("  ")
    let indented = LineBreaker(width: place.columns, first: [indent], following: [indent])
    let name = Span(current.name, style: Style(bold: true))
    let folder = context.typed(workspace.sources(of: current.name))
    // Translators: An exercise's name, and its title.
    return [
      Line(
        place.spans(
          of: Message("You are at \(span: "exercise") · \(current.title, "title")"),
          with: ["exercise": [name]]))
    ]
      + indented.lines(of: [Span(current.summary)]) + [
        // Translators: The folder in which an exercise is to be written.
        Line([indent] + place.spans(of: Message("Edit: \(folder, "path")"))),
        // Translators: The command shows an exercise's task.
        Line(
          [indent]
            + place.spans(of: Message("Task: \("switchboard show \(current.name)", "command")"))),
        Line(),
      ]
  }
}

extension Message {
  /// The name of a path.
  static func allPassed(on path: String) -> Message {
    Message("You have passed all exercises on the path \(path, "path").")
  }
}
