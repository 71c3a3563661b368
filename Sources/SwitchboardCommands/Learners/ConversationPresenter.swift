import Conversations
import CourseModel
import Grading
import Learning
import Messages
import Reporting
import Terminal
import Threads
import Typesetting

/// Shows what objects said in a check, below its verdict.
struct ConversationPresenter {
  let learner: Learner
  let machine: Machine
  /// The check that was named; nil is the first that did not pass.
  let check: String?
  let theme: Theme
  let screen: Screen

  /// - Parameter exercises: Those that are judged.
  /// - Returns: nil if nobody wants to see it.
  /// - Throws: if one of them has no such check, before anything is judged.
  init?(
    _ options: ConversationOptions, in exercises: [Exercise], below verdicts: VerdictPresenter
  ) throws {
    guard options.isWanted || options.check != nil else { return nil }
    guard exercises.allSatisfy(\.showsAnswers) else { throw UsageError(.noConversationsHere) }
    learner = verdicts.learner
    machine = verdicts.machine
    theme = verdicts.theme
    screen = verdicts.screen
    check = options.check
    if let check { for exercise in exercises { _ = try Self.check(named: check, of: exercise) } }
  }

  /// Runs a check of this report once more, and notes that it was seen what was said in it.
  ///
  /// - Returns: What there is to show, and the check; nil in its place if there is nothing.
  /// - Throws: if there is no such check.
  func conversation(
    after report: Report, of exercise: Exercise, with files: [SourceFile]
  ) async throws -> (check: Check, conversation: Conversation?)? {
    guard let check = try chosenCheck(of: exercise, report) else { return nil }
    let tried = report.checks.first { $0.id == check.id }
    guard let tried, ![.notRun, .pending].contains(tried.status) else { return (check, nil) }
    let heard = try await showingThatItWorks(on: .listening(to: exercise.name), screen) {
      await onThread {
        CheckConversations(of: exercise, in: machine)?.heard(in: check, with: files)
      }.get()
    }
    let hasPassed = tried.status == .passed
    guard let picture = heard?.picture(hasPassed: hasPassed) else {
      return (check, hasPassed ? heard?.conversation : nil)
    }
    // Who cannot be noted, as on a read-only disk, may see it all the same.
    try? learner.seeConversation(of: check.id, in: exercise)
    return (check, picture)
  }

  /// The check that was named, else the first that did not pass.
  private func chosenCheck(of exercise: Exercise, _ report: Report) throws -> Check? {
    guard let name = check else {
      return exercise.checks.first { $0.id == report.firstOpenCheck?.id }
    }
    return try Self.check(named: name, of: exercise)
  }

  private static func check(named name: String, of exercise: Exercise) throws -> Check {
    let byNumber = Int(name).flatMap { number in
      exercise.checks.indices.contains(number - 1) ? exercise.checks[number - 1] : nil
    }
    guard let check = byNumber ?? exercise.checks.first(where: { $0.id == name }) else {
      throw UsageError(.noCheck(name, of: exercise.name, count: exercise.checks.count))
    }
    return check
  }

  /// Shows it below the verdict.
  func show(_ found: (check: Check, conversation: Conversation?)?) {
    guard let found else { return screen.show([Line()]) }
    let title = Message.saidIn(found.check.name)
    let rows =
      found.conversation.map {
        TerminalTypesetter(profile: screen.output, theme: theme).lines(of: $0)
      }
      ?? LineBreaker(width: screen.output.columns).lines(of: screen.output.spans(of: .nothingSaid))
    screen.show(
      LineBreaker(width: screen.output.columns)
        .lines(of: screen.output.spans(of: title, style: Style(bold: true)))
        + rows + [Line()])
  }
}
