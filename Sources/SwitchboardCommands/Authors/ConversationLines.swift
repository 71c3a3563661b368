import ArgumentParser
import Authoring
import CourseModel
import Grading
import Terminal

/// Whether an author wants to see what the solution's objects say, as the lines of a page's block.
struct ConversationLines: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Print what the solution's objects say in this check, as the lines of a conversation.",
      valueName: "check"))
  var conversation: String?

  /// Whether it was asked for.
  var isWanted: Bool { conversation != nil }

  /// Refuses more or fewer than one exercise.
  func validate(for exercises: [String]) throws {
    guard isWanted, exercises.count != 1 else { return }
    throw ValidationError(.conversationOfOne)
  }

  /// Shows the lines; false if they were not asked for.
  func show(of exercises: [Exercise], in machine: Machine, on screen: Screen) throws -> Bool {
    guard let conversation else { return false }
    for exercise in exercises {
      // Before anything is prepared, which takes some seconds.
      if !conversation.hasSuffix(".swift") {
        _ = try ConversationAudit.check(conversation, of: exercise)
      }
      let lines = try ConversationAudit(of: exercise, in: machine).lines(of: conversation)
      screen.show(lines.map { Line($0) })
    }
    return true
  }
}
