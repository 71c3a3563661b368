import CourseModel
import Grading
import Messages
import FullScreen
import Reporting
import SwiftSources
import Terminal
import Typesetting

/// Shows the conversation of a check, below its verdict.
struct ConversationPresenter {
  let learner: Learner
  let machine: Machine
  /// The named check; nil for the first that did not pass.
  let check: String?
  /// Whether only one exercise is judged.
  private let isOne: Bool
  let theme: Theme
  let screen: Screen

  /// - Parameter exercises: The exercises to judge.
  /// - Returns: nil if no conversation was requested.
  /// - Throws: If an exercise has no such check, before anything is judged.
  init?(
    _ options: ConversationOptions, in exercises: [Exercise], below verdicts: VerdictPresenter
  ) throws {
    guard options.isWanted || options.check != nil else { return nil }
    guard exercises.allSatisfy(\.showsAnswers) else {
      throw UsageError(
        Message(
          """
          a conversation is shown beside the model's, which is not in this handout; leave \
          --conversation out
          """))
    }
    learner = verdicts.learner
    machine = verdicts.machine
    theme = verdicts.theme
    screen = verdicts.screen
    check = options.check
    isOne = exercises.count == 1
    if let check { for exercise in exercises { _ = try Self.check(named: check, of: exercise) } }
  }

  /// The result for a check.
  struct Found: Sendable {
    let check: Check
    /// The conversation, or the reason why it is not shown.
    let result: Result<Conversation, NoConversation>
    /// If it is not shown, another check that did not pass, with its conversation.
    var other: (check: Check, conversation: Conversation)?
  }

  /// Records a check of this report again, and notes that the learner has seen its conversation.
  ///
  /// - Parameter looksFurther: Whether to try other failed checks if the first one has nothing to
  ///   show, and no check was named.
  /// - Returns: nil if there is no check to record.
  /// - Throws: If there is no such check.
  func conversation(
    after report: Report, of exercise: Exercise, with files: [SourceFile], looksFurther: Bool
  ) async throws -> Found? {
    guard let check = try chosenCheck(of: exercise, report) else { return nil }
    let looksFurther = looksFurther && self.check == nil
    return try await showingThatItWorks(on: .listening(to: exercise.name), screen) {
      await onThread {
        var ear = Ear(
          learner: learner, machine: machine, exercise: exercise, report: report, files: files)
        var found = Found(check: check, result: ear.hear(check))
        if looksFurther, case .failure = found.result { found.other = ear.hearAnother(than: check) }
        return found
      }.get()
    }
  }

  /// The named check, otherwise the first that did not pass; of one exercise that passed, the first.
  private func chosenCheck(of exercise: Exercise, _ report: Report) throws -> Check? {
    guard let name = check else {
      if report.passed, isOne { return exercise.checksByKind.tests.first }
      return exercise.checks.first { $0.id == report.firstOpenCheck?.id }
    }
    return try Self.check(named: name, of: exercise)
  }

  private static func check(named name: String, of exercise: Exercise) throws -> Check {
    let byNumber = Int(name).flatMap { number in
      exercise.checks.indices.contains(number - 1) ? exercise.checks[number - 1] : nil
    }
    guard let check = byNumber ?? exercise.checks.first(where: { $0.id == name }) else {
      throw UsageError(
        Message(
          """
          \(exercise.name, "exercise") has no check '\(name, "name")'; name one by its number, 1 \
          to \(exercise.checks.count, "count"), or by its id in 'switchboard check --json'
          """))
    }
    return check
  }

  /// Shows the result below the verdict.
  func show(_ found: Found?) {
    guard let found else { return screen.show([Line()]) }
    var rows = title(of: found.check)
    switch found.result {
    case .success(let conversation): rows += lines(of: conversation)
    case .failure(let reason):
      rows += LineBreaker(width: screen.output.columns)
        .lines(of: screen.output.spans(of: .noConversation(reason)))
    }
    if let other = found.other {
      rows += [Line()] + title(of: other.check) + lines(of: other.conversation)
    }
    screen.show(rows + [Line()])
  }

  private func title(of check: Check) -> [Line] {
    LineBreaker(width: screen.output.columns)
      .lines(of: screen.output.spans(of: .saidIn(check.name), style: Style(bold: true)))
  }

  private func lines(of conversation: Conversation) -> [Line] {
    TerminalTypesetter(profile: screen.output, theme: theme).lines(of: conversation)
  }
}

/// Records checks of one report. Builds the program only once.
private struct Ear {
  /// The most checks to try in the search for one with something to show.
  private static let otherLimit = 3

  let learner: Learner
  let machine: Machine
  let exercise: Exercise
  let report: Report
  let files: [SourceFile]
  private lazy var conversations = CheckConversations(of: exercise, in: machine)
  private lazy var program = conversations?.program(of: files)

  init(
    learner: Learner, machine: Machine, exercise: Exercise, report: Report, files: [SourceFile]
  ) {
    (self.learner, self.machine, self.exercise) = (learner, machine, exercise)
    (self.report, self.files) = (report, files)
  }

  /// The conversation of a check. Notes that it was seen if it is shown beside the model's. Blocks
  /// the calling thread.
  mutating func hear(_ check: Check) -> Result<Conversation, NoConversation> {
    guard check.kind == .test else { return .failure(.notRecorded(.runsNothing)) }
    let tried = report.checks.first { $0.id == check.id }
    guard let tried, ![.notRun, .pending].contains(tried.status) else {
      return .failure(.notRecorded(.notJudged))
    }
    guard let conversations, let program else { return .failure(.notRecorded(.recorder)) }
    let hasPassed = tried.status == .passed
    let heard = program.flatMap { conversations.heard(in: check, with: $0) }
    let picture = heard.flatMap { $0.picture(hasPassed: hasPassed) }
    guard case .success = picture else { return hasPassed ? heard.flatMap(\.whole) : picture }
    // Show the conversation even if this cannot be saved, as on a read-only disk.
    try? learner.seeConversation(of: check.id, in: exercise)
    return picture
  }

  /// The first of the other failed checks with something to show; nil if none of the first few has
  /// any. Blocks the calling thread.
  mutating func hearAnother(than check: Check) -> (check: Check, conversation: Conversation)? {
    let wrong = Set(report.checks.filter(\.status.isWrong).map(\.id))
    let others = exercise.checksByKind.tests.filter { wrong.contains($0.id) && $0.id != check.id }
    for other in others.prefix(Self.otherLimit) {
      if case .success(let conversation) = hear(other) { return (other, conversation) }
    }
    return nil
  }
}
