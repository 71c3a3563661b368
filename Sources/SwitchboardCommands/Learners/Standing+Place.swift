import CourseModel
import Foundation
import Learning
import Terminal
import Workspaces

extension Standing {
  /// Which course it is, and how much of it is done.
  func heading(of course: Course) -> [Line] {
    [
      Line(course.title, style: Style(bold: true)),
      Line("\(passedCount) of \(exercises.count) exercises passed."),
    ]
  }

  /// The exercise that comes next, and where it is; a blank line after it.
  func place(in workspace: Workspace, _ context: Context) -> [Line] {
    guard let current else {
      return [Line("You have passed all exercises. 'switchboard list' shows them.")]
    }
    let indented = LineBreaker(
      width: context.screen.output.columns, first: [.decoration("  ")],
      following: [.decoration("  ")])
    return [
      Line([
        Span("You are at "), Span(current.name, style: Style(bold: true)),
        Span(" · \(current.title)"),
      ])
    ] + indented.lines(of: [Span(current.summary)]) + [
      Line("  Edit: \(context.typed(workspace.sources(of: current.name)))"),
      Line("  Task: switchboard show \(current.name)"), Line(),
    ]
  }
}
