import ArgumentParser
import Authoring
import CourseModel
import Foundation
import Grading
import Messages

/// `switchboard new exercise NAME --topic T`
struct NewExerciseCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercise",
    abstract: "Create an exercise.",
    discussion: """
      Creates Exercises/NAME at the end of its topic: a small conversation with a stub, a \
      solution, three checks, a mistake for each check, and three variants. A new topic is added \
      to Lessons/course.json.

      Example: switchboard new exercise NightWatch --topic delegation
      """)

  @Argument(help: "The exercise's name, also the name of a Swift module: NightWatch.")
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
          the name '\(name, "name")' cannot be used: Package.swift has a target with that name; \
          add a word to it
          """))
    }
    try module.verify(in: Machine(in: context, sandboxed: true))
    let (folder, topicIsNew) = try Drafting(in: course).makeExercise(named: module, ofTopic: topic)
    let sync = Suggestion(
      Message("\(span: "command")  so that editors know it."),
      ["command": "switchboard sync\(options.flag)"])
    let audit = Suggestion(
      Message("\(span: "command")  says at each save what is left to do."),
      ["command": "switchboard audit --watch \(name)\(options.flag)"])
    MadeNotice(
      place: folder, newTopic: topicIsNew ? topic : nil, what: what(in: course),
      steps: manifest == nil ? [audit] : [sync, audit]
    ).show(in: context)
  }

  /// Says so if the new exercise changes which exercises let a learner skip its topic.
  private func what(in course: Course) -> Message {
    guard course.topics.contains(where: { $0.name == topic && $0.testOut == nil }) else {
      return MadeNotice.example
    }
    return .sentences([
      MadeNotice.example,
      Message(
        """
        'test-out \(topic, "topic")' asks for the last two exercises of the topic, so for this one \
        now: if it should ask for others, name them as 'testOut' in Lessons/course.json.
        """),
    ])
  }
}

/// `switchboard new lesson SLUG --topic T`
struct NewLessonCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Create a lesson.",
    discussion: """
      Creates Lessons/TOPIC/NN-SLUG.md with the next number, at the end of its topic. A new topic \
      is added to Lessons/course.json.

      Example: switchboard new lesson who-owns-whom --topic delegation
      """)

  @Argument(help: "The lesson's name, in lower case with dashes: who-owns-whom.")
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
