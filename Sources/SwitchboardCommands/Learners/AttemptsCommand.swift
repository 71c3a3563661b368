import ArgumentParser
import CourseModel
import Foundation
import Learning
import Reporting
import Terminal
import Workspaces

/// `switchboard attempts [EXERCISE] [NUMBER]`
struct AttemptsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attempts",
    abstract: "List what you have tried, show what you had at one attempt, or put it back.",
    discussion: """
      Every text that was judged is kept. With a number, what you had then is shown as a \
      difference against your files now; with --restore, it becomes your files, and 'switchboard \
      undo' brings back what was there. Without a name it is the current exercise's.

      Examples: switchboard attempts ColorPicker 3
                switchboard attempts ColorPicker --restore 3
      """)

  @Argument(
    help: ArgumentHelp("The exercise's name, an attempt's number, or both.", valueName: "exercise"),
    completion: .exercises)
  var words: [String] = []

  @Option(
    help: ArgumentHelp("Put back what you had at this attempt.", valueName: "number"))
  var restore: Int?

  @Flag(help: "Print JSON; with a number, with the files that were judged.")
  var json = false

  @OptionGroup var options: CourseOptions

  func validate() throws {
    let (names, numbers) = (words.filter { Int($0) == nil }, words.compactMap { Int($0) })
    guard names.count <= 1, numbers.count <= 1 else {
      throw ValidationError("Name one exercise and one attempt at most.")
    }
    guard restore == nil || (numbers.isEmpty && !json) else {
      throw ValidationError("--restore takes one attempt, and prints no JSON.")
    }
  }

  func run() throws {
    let learner = try options.openLearner()
    let exercise = try options.exercise(named: words.first { Int($0) == nil }, of: learner)
    let record = try learner.attempts(at: exercise)
    if let restore {
      try putBack(restore, of: record)
    } else if let number = words.lazy.compactMap({ Int($0) }).first {
      try show(number, of: record)
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
      .command("switchboard attempts \(name) \(last.number)"),
      Span("  shows what you had then; '--restore \(last.number)' puts it back."))
  }

  private func putBack(_ number: Int, of record: AttemptRecord) throws {
    let name = record.exercise.name
    let restoration = try record.restore(record.attempt(number))
    guard !restoration.isEmpty else {
      Screen.show([Line("\(name) already is as it was at attempt \(number)."), Line()])
      return Screen.next(.command("switchboard check \(name)"))
    }
    Screen.show([Line("\(name) is as it was at attempt \(number).", style: Style(bold: true))])
    Screen.show(restoration.lines + [Line()])
    Screen.next(
      .command("switchboard check \(name)"),
      Span("  ('switchboard undo \(name)' brings back what was there)"))
  }

  private func show(_ number: Int, of record: AttemptRecord) throws {
    let attempt = try record.attempt(number)
    if json { return Screen.write(try record.document(of: attempt)) }
    Screen.show(try record.page(of: attempt, profile: Screen.table))
    let name = record.exercise.name
    Screen.next(
      .command("switchboard attempts \(name) --restore \(number)"), Span("  puts it back; or "),
      .command("switchboard check \(name)"))
  }
}
