import ArgumentParser
import Authoring
import Foundation
import Grading
import Messages

/// `switchboard new exercise NAME --topic T`
struct NewExerciseCommand: SwitchboardCommand {
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

  func run(in context: Context) async throws {
    let course = try options.open(in: context)
    let module = try ModuleName(name)
    let manifest = ManifestFile(of: course)
    guard manifest?.hasOtherTarget(named: name) != true else {
      throw UsageError(
        Message(
          """
          '\(name, "name")' cannot be its name: Package.swift has a target of that name; add a \
          word to it
          """))
    }
    try module.verify(in: Machine(in: context, sandboxed: true))
    let (folder, topicIsNew) = try Drafting(in: course).makeExercise(named: module, ofTopic: topic)
    let sync = Suggestion(
      Message("\(span: "command")  so that editors know it."),
      ["command": "switchboard sync\(options.flag)"])
    let audit = Suggestion(
      Message("\(span: "command")  says at each save what is still to be done."),
      ["command": "switchboard audit --watch \(name)\(options.flag)"])
    MadeNotice(
      place: folder, newTopic: topicIsNew ? topic : nil,
      steps: manifest == nil ? [audit] : [sync, audit]
    ).show(in: context)
  }
}

/// `switchboard new lesson SLUG --topic T`
struct NewLessonCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Begin a lesson.",
    discussion: """
      Makes Lessons/TOPIC/NN-SLUG.md, the last one of its topic, with the next number. A topic that \
      does not exist is added to Lessons/course.json.

      Example: switchboard new lesson who-owns-whom --topic delegation
      """)

  @Argument(help: "Its name, in lower case with dashes: who-owns-whom.")
  var slug: String

  @Option(help: "The topic's name in Lessons/course.json.", completion: .topics)
  var topic: String

  @OptionGroup var options: AuthorsCourse

  func run(in context: Context) async throws {
    let (page, topicIsNew) = try Drafting(in: options.open(in: context))
      .makeLesson(named: slug, ofTopic: topic)
    MadeNotice(
      place: page, newTopic: topicIsNew ? topic : nil,
      steps: [
        Suggestion(
          Message("\(span: "command")  shows it as learners see it."),
          ["command": "switchboard lesson --file \(page.path)"]),
        Suggestion(.saysWhatIsToBeDone(), ["command": "switchboard audit\(options.flag)"]),
      ]
    ).show(in: context)
  }
}
