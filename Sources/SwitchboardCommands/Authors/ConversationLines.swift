import ArgumentParser
import Authoring
import CourseModel
import Grading
import Messages
import Terminal

/// The option to print the conversation of the solution's objects, as lines for a page's block.
struct ConversationLines: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Print what the solution's objects say in this check, as lines for a conversation block.",
      valueName: "check"))
  var conversation: String?

  /// Whether the option was given.
  var isWanted: Bool { conversation != nil }

  /// Throws unless there is exactly one exercise.
  func validate(for exercises: [String]) throws {
    guard isWanted, exercises.count != 1 else { return }
    throw ValidationError(Message("--conversation takes one exercise; name it"))
  }

  /// Shows the lines. Returns false if the option was not given.
  func show(of exercises: [Exercise], in machine: Machine, on screen: Screen) throws -> Bool {
    guard let conversation else { return false }
    for exercise in exercises {
      // Check the name first, because preparing takes some seconds.
      if !conversation.hasSuffix(".swift") {
        _ = try ConversationAudit.check(conversation, of: exercise)
      }
      let lines = try ConversationAudit(of: exercise, in: machine).lines(of: conversation)
      screen.show(lines.map { Line($0) })
    }
    return true
  }
}
