import ArgumentParser
import CourseModel
import Foundation
import Reporting
import Terminal
import Workspaces

/// `switchboard attempts [EXERCISE] [NUMBER]`
struct AttemptsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attempts",
    abstract: "List what you have tried, or show what you had at one attempt.",
    discussion: """
      Every check is kept, with what was judged. With a number, what you had then is shown as a \
      difference against your files now. Without a name it is the current exercise's.

      Example: switchboard attempts ColorPicker 3
      """)

  @Argument(
    help: ArgumentHelp("The exercise's name, an attempt's number, or both.", valueName: "exercise"),
    completion: .exercises)
  var words: [String] = []

  @Flag(help: "Print JSON; with a number, with the files that were judged.")
  var json = false

  @OptionGroup var options: CourseOptions

  func validate() throws {
    let (names, numbers) = (words.filter { Int($0) == nil }, words.compactMap { Int($0) })
    guard names.count <= 1, numbers.count <= 1 else {
      throw ValidationError("Name one exercise and one attempt at most.")
    }
  }

  func run() throws {
    let workspace = try options.openWorkspace()
    let course = try options.openCourse(of: workspace)
    let exercise = try options.exercise(
      named: words.first { Int($0) == nil }, in: course, workspace)
    let record = try AttemptRecord(of: exercise, in: workspace)
    if let number = words.lazy.compactMap({ Int($0) }).first {
      try show(record.attempt(number), of: record)
    } else if json {
      Screen.write(try record.document)
    } else {
      list(record)
    }
  }

  private func list(_ record: AttemptRecord) {
    let name = record.exercise.name
    guard let last = record.entries.last else {
      Screen.show([Line("There is no attempt at \(name) yet."), Line()])
      return Screen.next(.command("switchboard check \(name)"), Span("  makes one."))
    }
    let table = AttemptTable(record.entries, timeZone: .current, profile: Screen.table)
    Screen.show([Line(name, style: Style(bold: true))] + table.lines + [Line()])
    Screen.next(
      .command("switchboard attempts \(name) \(last.number)"), Span("  shows what you had then."))
  }

  private func show(_ attempt: Progress.Attempt, of record: AttemptRecord) throws {
    if json { return Screen.write(try record.document(of: attempt)) }
    Screen.show(try record.page(of: attempt, profile: Screen.table))
    Screen.next(.command("switchboard check \(record.exercise.name)"))
  }
}
