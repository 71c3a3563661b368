import ArgumentParser
import Authoring
import CourseModel
import Foundation
import Grading
import Messages

/// `switchboard handout [EXERCISE…] --output FILE`
struct HandoutCommand: SwitchboardCommand {
  @Argument(
    help: ArgumentHelp("Names of exercises.", valueName: "exercise"), completion: .exercises)
  var exercises: [String] = []

  @Option(
    help: ArgumentHelp(
      "All exercises of this topic; may be repeated.", valueName: "name"),
    completion: .topics)
  var topic: [String] = []

  @Flag(help: "Include all checks, sealed.")
  var sealed = false

  @Option(
    help: ArgumentHelp("The .tar.gz file to write, which must not exist yet.", valueName: "file"),
    completion: .file(extensions: ["gz"]))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The course's folder (default: the one around the current folder).", valueName: "dir"),
    completion: .directory)
  var course: String?

  func run(in context: Context) async throws {
    let course = try Course.around(context, named: course)
    let file = context.url(output)
    // Check the path first, because the trial takes a while.
    try HandoutFile.verify(file)
    let chosen = try HandedOutCourse(
      of: course, exercises: exercises, topics: topic.map(course.topic(named:)))
    let handout = try chosen.handout(sealed: sealed)
    if !sealed, chosen.hasPublicChecks {
      let machine = try Machine(in: context, sandboxed: true)
      try await showingThatItWorks(on: Message("trying the public checks alone"), context.screen) {
        try await HandoutTrial(on: machine).verify(handout, of: chosen.exercises)
      }
    }
    try handout.write(to: file)
    show(chosen, in: context)
  }
}
