import ArgumentParser
import Authoring
import CourseModel
import Foundation
import Messages

/// `switchboard new mistake SLUG`
struct NewMistakeCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "mistake",
    abstract: "Begin a known mistake of an exercise.",
    discussion: """
      Makes Mistakes/SLUG in the exercise's folder: the solution's files that the mistake changes, \
      and a message. Make the mistake in them; 'switchboard audit' says which checks it fails.

      Example: switchboard new mistake told-twice --exercise NightWatch --file Kettle.swift
      """)

  @Argument(help: "The name of the wrong idea, in lower case with dashes: told-twice.")
  var slug: String

  @Option(
    help: ArgumentHelp(
      "The exercise's name.", discussion: "Default: the one in whose folder you are.",
      valueName: "name"),
    completion: .exercises)
  var exercise: String?

  @Option(
    name: .customLong("file"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Files of the solution that it changes.", discussion: "Default: its only one.",
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
