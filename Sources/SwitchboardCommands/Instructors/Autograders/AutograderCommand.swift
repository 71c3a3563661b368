import ArgumentParser
import Authoring
import CourseModel
import Messages

/// `switchboard autograder PLATFORM --exercise NAME`
struct AutograderCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "autograder",
    abstract: "Make a grader that a platform runs on its own machines.",
    discussion: """
      autograder writes a folder with this program, what it needs, and the course with that \
      exercise. README.md in it says what to upload where. docs/autograders.md lists the files for \
      each platform.

      Example: switchboard autograder gradescope --exercise ColorPicker
      """)

  @Argument(
    help: ArgumentHelp(
      "One of \(AutograderPlatform.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "platform"))
  var platform: AutograderPlatform

  @Option(help: ArgumentHelp("The exercise's name.", valueName: "name"), completion: .exercises)
  var exercise: String

  @Option(
    help: ArgumentHelp(
      "The folder to write, which must not exist yet (default: NAME-PLATFORM).", valueName: "dir"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The name under which you publish the image (for classroom, classroom50).", valueName: "image"
    ))
  var image: String?

  @Option(
    help: ArgumentHelp(
      "The course's folder (default: the one around the current folder).", valueName: "dir"),
    completion: .directory)
  var course: String?

  func run(in context: Context) async throws {
    try context.verifyMayStart("bsdtar")
    let course = try Course.around(context, named: course)
    try course.verifyIsWhole()
    let exercise = try course.exercise(named: exercise)
    let folder = context.url(output ?? "\(exercise.name)-\(platform.rawValue)").standardizedFileURL
    let layout = platform.layout(for: Autograder(exercise: exercise.name, image: image))
    try await showingThatItWorks(on: Message("packing"), context.screen) {
      try AutograderFolder(
        layout: layout, course: course, exercise: exercise,
        installation: Installation(in: context), program: context.program
      ).write(to: folder)
    }
    MadeNotice(
      place: folder, newTopic: nil,
      what: Message("It contains the suite and the model answer: keep it from students."),
      steps: [
        Suggestion(
          Message("\(span: "command")  says what to do with it."),
          ["command": "switchboard lesson --file \(context.typed(folder))/README.md"])
      ]
    ).show(in: context)
  }
}

extension AutograderPlatform: ExpressibleByArgument {}

extension Course {
  /// The named course, otherwise the one around the current folder, otherwise the installed one.
  static func around(_ context: Context, named path: String?) throws -> Course {
    if let path { return try Course(at: context.url(path)) }
    if let folder = folder(above: context.folder) { return try Course(at: folder) }
    return try Course(at: Installation(in: context).folder)
  }
}
