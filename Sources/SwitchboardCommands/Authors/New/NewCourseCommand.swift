import ArgumentParser
import Authoring
import Foundation
import Messages

/// `switchboard new course DIR`
struct NewCourseCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: "course",
    abstract: "Create a course.",
    discussion: """
      Creates DIR/Lessons/course.json, which is all that a new course needs. The other 'new' \
      commands add lessons, exercises and topics.

      Example: switchboard new course knots --title Knots
      """)

  @Argument(
    help: "The folder, whose name is the course's: lower case with dashes, such as knots.",
    completion: .directory)
  var dir: String

  @Option(help: "The course's title (default: its name).")
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
    Message("\(span: "command")  says what is left to do.")
  }
}
