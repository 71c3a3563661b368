import ArgumentParser
import Authoring
import Terminal

/// `switchboard sync`
struct SyncCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Write the course's exercises into its Package.swift.",
    discussion: """
      So that editors complete what stubs import. Only the lines between '// exercises: begin' and \
      '// exercises: end' are written.

      Example: switchboard sync --check
      """)

  @Flag(help: "Write nothing; exit with 1 if the file is stale.")
  var check = false

  @OptionGroup var options: CourseOptions

  func run(in context: Context) async throws {
    let course = try options.openCourse(in: context)
    let manifest = try ManifestFile(existingOf: course)
    let text = try manifest.updated(for: course)
    guard !manifest.holds(text) else {
      return context.screen.show(.listsAllExercises)
    }
    guard !check else {
      context.screen.complain(.doesNotListExercises)
      context.screen.next(.command("switchboard sync"))
      throw Failure.notPassed
    }
    try manifest.write(text)
    context.screen.show(.listsAllExercisesNow)
  }
}
