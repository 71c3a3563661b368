import ArgumentParser
import Authoring
import Foundation
import Messages

/// `switchboard new course DIR`
struct NewCourseCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "course",
    abstract: "Begin a course of your own.",
    discussion: """
      Makes DIR/Lessons/course.json, which is all that a course begins with; lessons, exercises and \
      topics come with the other 'new' commands.

      Example: switchboard new course knots --title Knots
      """)

  @Argument(
    help: "Its folder, called as the course, in lower case with dashes: knots.",
    completion: .directory)
  var dir: String

  @Option(help: "What people call it (default: its name).")
  var title: String?

  func run(in context: Context) async throws {
    let folder = context.url(dir).standardizedFileURL
    let file = try Drafting.makeCourse(in: folder, title: title)
    let course = " --course \(context.typed(folder))"
    MadeNotice(
      place: file, newTopic: nil,
      what: Message("It has no topics yet: 'new' adds one with its first lesson or exercise."),
      steps: [
        Suggestion(
          Message("\(span: "command")  makes its first exercise, and a topic."),
          ["command": "switchboard new exercise FirstOne --topic basics\(course)"]
        ),
        Suggestion(.saysWhatIsToBeDone(), ["command": "switchboard audit\(course)"]),
      ]
    ).show(in: context)
  }
}

extension Message {
  /// The command is 'switchboard audit'.
  static func saysWhatIsToBeDone() -> Message {
    Message("\(span: "command")  says what is still to be done.")
  }
}
