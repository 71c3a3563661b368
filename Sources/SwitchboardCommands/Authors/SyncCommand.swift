import ArgumentParser
import Authoring
import CourseModel
import Messages
import Terminal

/// `switchboard sync`
struct SyncCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Store answers as patches of the solution, and list the exercises in Package.swift.",
    discussion: """
      You edit wrong answers, variants and steps as whole Swift files. sync replaces these by \
      'change.patch', a unified diff against the solution. --open writes whole files again, even \
      if the patch no longer fits.

      In Package.swift, sync rewrites only the lines between '// exercises: begin' and '// \
      exercises: end', for editors.

      Example: switchboard sync --open Exercises/FlipSide/Mistakes/told-twice
      """)

  @Flag(help: "Write nothing; exit with 1 if a file is out of date.")
  var check = false

  @Option(
    name: .customLong("open"),
    help: ArgumentHelp(
      "Only write this answer's whole files, so that you can edit them.", valueName: "folder"),
    completion: .directory)
  var opened: String?

  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let course = try options.openCourse(in: context, orLast: false)
    if let opened { return try open(opened, of: course, in: context) }
    let folded = try course.foldAnswers(isTrial: check)
    if check {
      for folder in folded {
        context.screen.complain(
          Message("\(context.typed(folder), "path") is not stored as a patch of the solution"))
      }
    } else if !folded.isEmpty {
      context.screen.show(
        Message(
          one: "{count} answer is now stored as a patch of the solution.",
          other: "{count} answers are now stored as patches of the solution.", count: folded.count))
    }
    guard let manifest = ManifestFile(of: course) else {
      // A course need not have one.
      context.screen.show(
        Message(
          """
          There is no Package.swift, which only editors would need (docs/authoring.md, "A course of \
          your own").
          """))
      if check, !folded.isEmpty { throw ExitCode.notPassed }
      return
    }
    let text = try manifest.updated(for: course)
    if manifest.holds(text) {
      context.screen.show(Message("Package.swift lists all exercises."))
    } else if check {
      context.screen.complain(
        Message(
          "Package.swift does not list all exercises, or lists some that are gone"))
    } else {
      try manifest.write(text)
      context.screen.show(Message("Package.swift lists all exercises now."))
    }
    guard check, !(folded.isEmpty && manifest.holds(text)) else { return }
    context.screen.next(.command("switchboard sync"))
    throw ExitCode.notPassed
  }

  private func open(_ path: String, of course: Course, in context: Context) throws {
    guard let answer = try course.answer(at: context.url(path)) else {
      throw UsageError(
        Message(
          """
          '\(path, "path")' is not an answer to an exercise; name a folder in its Mistakes, \
          Variants or Steps with --open FOLDER
          """))
    }
    let (files, conflicts) = try answer.open()
    context.screen.show(
      Message(
        """
        \(path, "path") now has whole files that you can edit: \
        \(files.joined(separator: ", "), "files").
        """))
    if !conflicts.isEmpty {
      context.screen.note(
        Message(
          """
          The patch did not fit everywhere: choose between the two sides where \
          \(conflicts.joined(separator: ", "), "files") has conflict markers.
          """))
    }
    context.screen.next(.command("switchboard sync"))
  }
}
