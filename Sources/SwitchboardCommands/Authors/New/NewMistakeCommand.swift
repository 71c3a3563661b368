import ArgumentParser
import Authoring
import CourseModel
import Foundation
import Messages

/// `switchboard new mistake SLUG`
struct NewMistakeCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "mistake",
    abstract: "Create a known mistake of an exercise.",
    discussion: """
      Creates Mistakes/SLUG in the exercise's folder, with a message and copies of the solution's \
      files. Put the mistake into these copies; 'switchboard audit' then says which checks it \
      fails.

      Example: switchboard new mistake told-twice --exercise NightWatch --file Kettle.swift
      """)

  @Argument(help: "A name for the wrong idea, in lower case with dashes: told-twice.")
  var slug: String

  @Option(
    help: ArgumentHelp(
      "The exercise's name.", discussion: "Default: the one whose folder you are in.",
      valueName: "name"),
    completion: .exercises)
  var exercise: String?

  @Option(
    name: .customLong("file"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "The solution's files that the mistake changes.",
      discussion: "Default: the solution's only file.",
      valueName: "file"))
  var files: [String] = []

  @OptionGroup var options: AuthorsCourse

  func run(in context: Context) async throws {
    let course = try options.open(in: context)
    guard let name = exercise ?? course.exerciseName(around: context.folder) else {
      throw UsageError(Message("which exercise? Go to its folder, or name it with --exercise NAME"))
    }
    let exercise = try course.exercise(named: name)
    let folder = try Drafting(in: course).makeMistake(
      named: slug, of: exercise, changing: files)
    MadeNotice(
      place: folder, newTopic: nil,
      what: Message(
        """
        Its files are the solution's, still right. Lines that begin with WRITE: say what to put \
        there.
        """),
      steps: [
        Suggestion(
          Message("\(span: "command")  says which checks it fails."),
          ["command": "switchboard audit --watch \(exercise.name)\(options.flag)"])
      ]
    ).show(in: context)
  }
}
