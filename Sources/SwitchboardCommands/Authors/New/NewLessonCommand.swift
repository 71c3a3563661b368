import ArgumentParser
import Authoring
import Foundation
import Messages
import Terminal

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
