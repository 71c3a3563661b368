import ArgumentParser
import CourseModel
import Foundation
import Grading
import Handouts
import Messages
import Terminal

/// `switchboard handout [EXERCISE…] --output FILE`
struct HandoutCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "handout",
    abstract: "Pack what students get of a course (default: all of it), without its secrets.",
    discussion: """
      Pages, tasks, hints, stubs and given modules: no suite, no solution, no mistake. Checks are in \
      it that exercise.json calls public. 'switchboard init FILE' makes a workspace of it.

      With --sealed, students are judged by all checks, and told of known mistakes, and nobody reads \
      them by a glance. Who takes this program apart gets at them: grade with 'switchboard grade'.

      Examples: switchboard handout --course knots --output knots.tar.gz
                switchboard handout --topic delegation --sealed --output week-1.tar.gz
      """)

  @Argument(
    help: ArgumentHelp("Names of exercises.", valueName: "exercise"), completion: .exercises)
  var exercises: [String] = []

  @Option(
    help: ArgumentHelp(
      "All exercises of this topic; may be given several times.", valueName: "name"),
    completion: .topics)
  var topic: [String] = []

  @Flag(help: "Hand out all checks as well, sealed.")
  var sealed = false

  @Option(
    help: ArgumentHelp("The file to write, a .tar.gz that is not there yet.", valueName: "file"),
    completion: .file(extensions: ["gz"]))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The course's folder (default: the one around the current folder).", valueName: "dir"),
    completion: .directory)
  var course: String?

  func run(in context: Context) async throws {
    let course = try openCourse(in: context)
    let file = context.url(output)
    // Before anything is tried, which takes its time.
    try HandoutFile.verify(file)
    let chosen = try HandedOutCourse(
      of: course, exercises: exercises, topics: topic.map(course.topic(named:)))
    let handout = try chosen.handout(sealed: sealed)
    if !sealed, chosen.hasPublicChecks {
      let machine = try Machine(in: context, sandboxed: true)
      try await showingThatItWorks(on: .tryingPublicChecks, context.screen) {
        try await HandoutTrial(on: machine).verify(handout, of: chosen.exercises)
      }
    }
    try handout.write(to: file)
    show(chosen, in: context)
  }

  private func openCourse(in context: Context) throws -> Course {
    if let course { return try Course(at: context.url(course)) }
    if let folder = Course.folder(above: context.folder) { return try Course(at: folder) }
    return try Course(at: Installation(in: context).folder)
  }

  private func show(_ chosen: HandedOutCourse, in context: Context) {
    let screen = context.screen
    screen.show(.handedOut(output), style: Style(bold: true))
    let what: [Message] = [
      .exercisesAndPages(exercises: chosen.exercises.count, pages: chosen.lessons.count),
      sealed
        ? .checksAreSealed : .checksAreKept(chosen.checkCount - chosen.publicCheckCount),
    ]
    let open =
      sealed || chosen.publicCheckCount == 0 ? [] : [Message.publicChecks(chosen.publicCheckCount)]
    screen.show(what + open, indentedBy: "  ")
    screen.show([Line()])
    screen.next(
      screen.output.spans(
        of: .studentsType("switchboard init \(context.url(output).lastPathComponent)")))
  }
}
