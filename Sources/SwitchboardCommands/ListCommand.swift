import ArgumentParser
import CourseModel
import Foundation
import Terminal
import Workspaces

/// `switchboard list`
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List topics, lessons and exercises, and how far you are.",
    discussion: "Example: switchboard list --json")

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var options: CourseOptions

  /// One exercise as JSON.
  private struct Entry: Encodable {
    let name: String
    let title: String
    let topic: String
    let passed: Bool
    let attempts: Int
    let points: Int
    let maxPoints: Int
  }

  func run() throws {
    let course = try options.openCourse()
    let workspace = try options.findWorkspace()
    let standing = try Standing(in: course, workspace.map(Progress.init(in:)))
    if json {
      let data = try Report.json(standing.exercises.map { entry($0, standing) })
      return Screen.write(String(decoding: data, as: UTF8.self) + "\n")
    }
    let lessons = try course.lessons()
    for topic in course.topics {
      Screen.show([
        Line([
          Span(topic.title, style: Style(bold: true)),
          Span(topic.summary.map { " · \($0)" } ?? "", style: Style(dim: true)),
        ])
      ])
      for lesson in lessons where lesson.topic == topic.name {
        Screen.show([Line("  lesson  \(lesson.name) · \(lesson.title)")])
      }
      let rows = standing.exercises.filter { $0.topic == topic.name }.map { row($0, standing) }
      let table = Table(columns: [.left, .left, .left, .right, .left], rows: rows)
      Screen.show(table.lines(width: Screen.table.columns) + [Line()])
    }
    if let current = standing.current, workspace != nil {
      Screen.next(.command("switchboard show \(current.name)"))
    } else if workspace == nil {
      Screen.next(.command("switchboard init DIR"), Span("  makes a workspace to do them in."))
    }
  }

  private func entry(_ exercise: Exercise, _ standing: Standing) -> Entry {
    let state = standing.states[exercise.name]
    return Entry(
      name: exercise.name, title: exercise.title, topic: exercise.topic,
      passed: state?.passedAt != nil, attempts: state?.attempts ?? 0,
      points: state?.bestPoints ?? 0, maxPoints: exercise.maxPoints)
  }

  private func row(_ exercise: Exercise, _ standing: Standing) -> [Line] {
    let state = standing.states[exercise.name]
    let isCurrent = standing.current?.name == exercise.name
    let mark =
      state?.passedAt != nil
      ? Line("  ✓", style: Style(foreground: .green))
      : Line(isCurrent ? "  →" : state == nil ? "  ·" : "  ✗", style: Style(foreground: .yellow))
    let points = state.map { "\($0.bestPoints)/\(exercise.maxPoints)" } ?? ""
    return [
      mark, Line(exercise.name, style: isCurrent ? Style(bold: true) : .plain),
      Line(exercise.title), Line(points), Line(exercise.summary, style: Style(dim: true)),
    ]
  }
}
