import ArgumentParser
import CourseModel
import Foundation
import Terminal
import Workspaces

/// `switchboard progress`
struct ProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress",
    abstract: "Say what is done, what is open, and how many attempts each took.",
    discussion: "Example: switchboard progress --json")

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var options: CourseOptions

  func run() throws {
    let workspace = try options.openWorkspace()
    let course = try options.openCourse(of: workspace)
    let standing = try Standing(in: course, Progress(in: workspace))
    if json {
      let data = try Report.json(ProgressDocument(course, course.lessons(), standing))
      return Screen.write(String(decoding: data, as: UTF8.self) + "\n")
    }
    Screen.show(ProgressPage(course, standing, profile: Screen.table).lines)
    if let current = standing.current {
      Screen.next(.command("switchboard show \(current.name)"))
    } else {
      Screen.next(.command("switchboard list"), Span("  (you have passed them all)"))
    }
  }
}
