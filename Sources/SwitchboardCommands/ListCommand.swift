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
    Screen.show(ListPage(course, try course.lessons(), standing, profile: Screen.table).lines)
    if workspace != nil, let next = standing.next() {
      Screen.next(next + [Span(".")])
    } else if workspace == nil {
      Screen.next(.command("switchboard init DIR"), Span("  makes a workspace to do them in."))
    }
  }

  private func entry(_ exercise: Exercise, _ standing: Standing) -> Entry {
    let state = standing.state(of: exercise)
    return Entry(
      name: exercise.name, title: exercise.title, topic: exercise.topic,
      passed: state.passedAt != nil, attempts: state.attempts, points: state.bestPoints,
      maxPoints: exercise.maxPoints)
  }
}
