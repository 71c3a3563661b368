import CourseModel
import Grading
import Messages
import Reporting
import SwiftSources
import Terminal
import Typesetting

/// The output of `solution` for an exercise.
struct SolutionPresenter {
  let exercise: Exercise
  let learner: Learner
  let standing: Standing
  /// The profile in which the comparison is typeset.
  let profile: TerminalProfile
  let theme: Theme
  let usesPager: Bool
  let context: Context

  private var screen: Screen { context.screen }
  private var isEarly: Bool { !standing.hasPassed(exercise) }

  /// The learner's answer beside the model answer with this name, or else the nearest.
  func comparison(with name: String?) throws -> [Line] {
    try learner.modelAnswer(name, of: exercise).lines(in: profile, theme)
  }

  /// The conversations of the first check, the learner's and the model's. Only after a pass,
  /// because they reveal the answer; empty where they cannot be recorded.
  func conversations() async throws -> [Line] {
    guard !isEarly, let check = exercise.checksByKind.tests.first,
      let files = try? learner.submission(for: exercise).files,
      let machine = try? Machine(in: context, sandboxed: true)
    else { return [] }
    let heard = try await showingThatItWorks(on: .listening(to: exercise.name), screen) {
      await onThread {
        CheckConversations(of: exercise, in: machine.quiet())?.heard(in: check, with: files)
      }.get()
    }
    guard case .success(let heard)? = heard else { return [] }
    switch heard.picture(hasPassed: true) {
    case .success(let picture): return lines(.saidIn(check.name), picture)
    case .failure(.sameAsModel):
      // What a passed check need not mark, such as an assignment that the model lacks, is a
      // difference here.
      if case .success(let picture) = heard.picture(hasPassed: false) {
        return lines(.saidIn(check.name), picture)
      }
      return lines(
        Message("What your objects said, like the model's: \(check.name, "check")"),
        heard.conversation?.shortened(to: Self.sameSteps))
    case .failure:
      return lines(.saidIn(check.name), heard.conversation)
        + lines(
          Message("What the model's objects said: \(check.name, "check")"),
          heard.modelConversation)
    }
  }

  /// The number of steps to show of a conversation that does not differ from the model's.
  private static let sameSteps = 8

  private func lines(_ title: Message, _ conversation: Conversation?) -> [Line] {
    guard let conversation else { return [] }
    let heading = LineBreaker(width: profile.columns)
      .lines(of: profile.spans(of: title, style: Style(bold: true)))
    return heading + TerminalTypesetter(profile: profile, theme: theme).lines(of: conversation)
      + [Line()]
  }

  /// Another right answer beside the model answer.
  func other() throws -> [Line] {
    try learner.otherAnswer(to: exercise).lines(in: profile, theme)
  }

  /// Asks a learner who has not passed yet whether to show it.
  func isWanted() throws -> Bool {
    guard isEarly else { return true }
    let question = SolutionQuestion(
      exercise: exercise, state: standing.state(of: exercise),
      todo: try learner.openTODO(of: exercise) ?? 1)
    return try question.isAnsweredYes(on: screen)
  }

  /// Suggests a hint to a learner who declined.
  func suggestHint() { screen.next(.command("switchboard hint \(exercise.name)")) }

  /// Shows the page, saves that it was seen, and shows the next step.
  func show(_ page: [Line]) async throws {
    // Show the page even if this cannot be saved, as on a read-only disk.
    let note = Result { try learner.seeSolution(of: exercise) }
    let text = profile.render(page)
    if usesPager {
      try await Pager(in: context).show { $0(text) }
    } else {
      screen.write(text)
    }
    try note.get()
    guard !isEarly else {
      return screen.next(
        Message("close it, write it in your own words, \(span: "command")"),
        ["command": "switchboard check \(exercise.name)"])
    }
    // Read the standing again, because this solution now counts as seen.
    NextStep(course: learner.course, standing: try learner.standing(), screen: screen)
      .show(after: exercise.name)
  }
}

extension Message {
  /// Above a conversation: the name of the check in which it was held.
  static func saidIn(_ check: String) -> Message {
    Message("What your objects said: \(check, "check")")
  }
}
