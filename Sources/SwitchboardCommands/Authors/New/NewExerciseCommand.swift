import ArgumentParser
import Authoring
import CourseModel
import Foundation
import Terminal

/// `switchboard new exercise NAME --topic T`
struct NewExerciseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercise",
    abstract: "Begin an exercise.",
    discussion: """
      Makes Exercises/NAME, the last one of its topic: a small conversation with a stub, a solution, \
      three checks, a mistake for each, and three variants. A topic that does not exist is added to \
      Lessons/course.json.

      Example: switchboard new exercise NightWatch --topic delegation
      """)

  @Argument(help: "Its name, which is the name of a Swift module: NightWatch.")
  var name: String

  @Option(help: "The topic's name in Lessons/course.json.", completion: .topics)
  var topic: String

  @OptionGroup var options: AuthorsCourse

  func run() async throws {
    let course = try options.open()
    let module = try ModuleName(name)
    try verifyManifest(of: course)
    try module.verify(in: Workbench(sandboxed: true).laboratory)
    let (folder, topicIsNew) = try Drafting(in: course).makeExercise(named: module, ofTopic: topic)
    let hasManifest = manifest(of: course) != nil
    MadeNotice(
      place: folder, newTopic: topicIsNew ? topic : nil,
      steps: (hasManifest
        ? [[.command("switchboard sync\(options.flag)"), Span("  so that editors know it.")]] : [])
        + [
          [
            .command("switchboard audit --watch \(name)\(options.flag)"),
            Span("  says at each save what is still to be done."),
          ]
        ]
    ).show()
  }

  private func manifest(of course: Course) -> String? {
    try? String(contentsOf: course.folder.appending(path: "Package.swift"), encoding: .utf8)
  }

  /// Refuses the name of another target of the course's package, which would no longer build.
  private func verifyManifest(of course: Course) throws {
    guard let manifest = manifest(of: course),
      let others = ExerciseManifest(targets: []).updating(manifest)
    else { return }
    guard !others.contains("name: \"\(name)\"") else {
      throw UsageError(
        "'\(name)' cannot be its name: Package.swift has a target of that name; add a word to it")
    }
  }
}
