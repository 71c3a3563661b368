import CourseModel
import Foundation
import Learning
import Terminal

extension Standing {
  /// The course's title, and how much of it is done.
  func heading(of course: Course, in place: TerminalProfile) -> [Line] {
    [
      Line(course.title, style: Style(bold: true)),
      Line(place.spans(of: .passed(passedCount, of: exercises.count))),
    ]
  }

  /// The next exercise, its folder and its task, followed by a blank line.
  func place(in workspace: Workspace, _ context: Context) -> [Line] {
    let place = context.screen.output
    guard let current else { return [Line(place.spans(of: .allPassed))] }
    let indent = Span.decoration("  ")
    let indented = LineBreaker(width: place.columns, first: [indent], following: [indent])
    let name = Span(current.name, style: Style(bold: true))
    let folder = context.typed(workspace.sources(of: current.name))
    return [Line(place.spans(of: .youAreAt(current.title), with: ["exercise": [name]]))]
      + indented.lines(of: [Span(current.summary)]) + [
        Line([indent] + place.spans(of: .edit(folder))),
        Line([indent] + place.spans(of: .task("switchboard show \(current.name)"))), Line(),
      ]
  }
}
