import Conversations
import CourseModel
import Grading
import Learning
import Messages
import Reporting
import Terminal
import Threads
import Typesetting

/// What `solution` shows of an exercise.
struct SolutionPresenter {
  let exercise: Exercise
  let learner: Learner
  let standing: Standing
  /// What the comparison is set for.
  let profile: TerminalProfile
  let theme: Theme
  let usesPager: Bool
  let context: Context

  private var screen: Screen { context.screen }
  private var isEarly: Bool { !standing.hasPassed(exercise) }

  /// The learner's answer beside the model's, as rows.
  func comparison() throws -> [Line] {
    ComparisonPage(
      try learner.comparisonWithSolution(of: exercise),
      title: exercise.name + " · " + exercise.title + " · "
        + profile.text(of: .yourAnswerAndTheModels),
      about: try exercise.reasons().map(MarkdownDocument.init(parsing:)), profile: profile,
      theme: theme
    ).lines
  }

  /// What objects said in the first check, the learner's and the model's: after a pass, since it shows
  /// the answer; nothing where it cannot be seen.
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
    if case .success(let picture) = heard.picture(hasPassed: true) {
      return lines(.saidIn(check.name), picture)
    }
    let isModels = heard.conversation == heard.modelConversation
    return lines(.saidIn(check.name), heard.conversation)
      + (isModels ? [] : lines(.modelSaidIn(check.name), heard.modelConversation))
  }

  private func lines(_ title: Message, _ conversation: Conversation?) -> [Line] {
    guard let conversation else { return [] }
    let heading = LineBreaker(width: profile.columns)
      .lines(of: profile.spans(of: title, style: Style(bold: true)))
    return heading + TerminalTypesetter(profile: profile, theme: theme).lines(of: conversation)
      + [Line()]
  }

  /// Another right answer beside the model's, as rows.
  func other() throws -> [Line] { try OtherAnswer(of: exercise).lines(in: profile, theme) }

  /// Whether a learner who has not passed yet is sure.
  func isWanted() throws -> Bool {
    guard isEarly else { return true }
    let question = SolutionQuestion(
      exercise: exercise, state: standing.state(of: exercise),
      todo: try learner.openTODO(of: exercise) ?? 1)
    return try question.isAnsweredYes(on: screen)
  }

  /// Says what helps a learner who was not sure.
  func suggestHint() { screen.next(.command("switchboard hint \(exercise.name)")) }

  /// Shows it, notes that it was seen, and says what comes next.
  func show(_ page: [Line]) async throws {
    // Who cannot be noted, as on a read-only disk, may see it all the same.
    let note = Result { try learner.seeSolution(of: exercise) }
    let text = profile.render(page)
    if usesPager {
      try await Pager(in: context).show { $0(text) }
    } else {
      screen.write(text)
    }
    try note.get()
    guard !isEarly else {
      return screen.next(.writeYourOwn(), ["command": "switchboard check \(exercise.name)"])
    }
    // This one is seen now.
    NextStep(course: learner.course, standing: try learner.standing(), screen: screen)
      .show(after: exercise.name)
  }
}
