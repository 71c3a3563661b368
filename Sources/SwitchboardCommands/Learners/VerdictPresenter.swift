import ArgumentParser
import CourseModel
import Grading
import Messages
import Reporting
import Terminal
import Typesetting

/// Verdicts on a learner's exercises: judged one after the other, shown, and kept.
struct VerdictPresenter {
  let learner: Learner
  let machine: Machine
  /// Whether every check that did not pass is explained, not only the first.
  let explainsAll: Bool
  let theme: Theme
  let screen: Screen
  /// Shows conversations; nil if they were not requested.
  var hearing: ConversationPresenter?
  private(set) var reports: [Report] = []
  /// The conversations in a check of each exercise; nil if they were not requested.
  private(set) var conversations: [ConversationDocument?]?
  /// The exercise that was judged last.
  private var last: Exercise?
  /// The reason why a verdict could not be kept.
  private var failure: (any Error)?

  init(
    learner: Learner, machine: Machine, explainsAll: Bool, theme: Theme, screen: Screen
  ) {
    self.learner = learner
    self.machine = machine
    self.explainsAll = explainsAll
    self.theme = theme
    self.screen = screen
  }

  /// Judges the present files, and keeps the verdict; shows it even if it cannot be kept.
  ///
  /// - Parameter isShown: Whether to show requested conversations, too.
  mutating func judge(
    _ exercise: Exercise, isShown: Bool = true, show: (Report, VerdictPage) -> Void
  ) async throws {
    let (report, files) = try await showing(.judging(exercise.name), screen) { activity in
      let grader = try Grader(for: exercise, in: machine).telling { report in
        guard let check = report.firstOpenCheck else { return }
        // Translators: Shown while the other checks still run, with seconds behind it: this one did
        // not pass.
        activity.change(
          to: Message(
            """
            ✗ \(check.name, "check") (\(StatusMark(check.status).word, "status")); judging the \
            others
            """))
      }
      return try await learner.judge(exercise, with: grader)
    }
    reports.append(report)
    last = exercise
    if let remark = try learner.remark(onModulesOf: exercise) { screen.note(remark) }
    if let remark = try learner.remark(onFilesOf: exercise, missedBy: report) {
      screen.note(remark)
    }
    if let remark = learner.remark(onHandoutOf: exercise, judgedTo: report) {
      screen.note(remark)
    }
    let page = VerdictPage(
      report, title: exercise.title, files: files, explainsAll: explainsAll,
      profile: screen.output, theme: theme)
    show(report, page)
    do {
      try learner.keep(report, of: files)
    } catch {
      failure = failure ?? error
    }
    guard let hearing else { return }
    let heard = try await hearing.conversation(
      after: report, of: exercise, with: files, looksFurther: isShown)
    if isShown { hearing.show(heard) }
    let document = heard.flatMap { heard in
      (try? heard.result.get()).map { ConversationDocument($0, of: heard.check.id) }
    }
    conversations = (conversations ?? []) + [document]
  }

  /// The exit code of a command that judged these.
  ///
  /// - Throws: if one of them could not be kept.
  func exitCode() throws -> ExitCode {
    if let failure { throw failure }
    return reports.exitCode
  }

  // MARK: - The next step

  /// Shows the next step after the last exercise.
  func showNext() throws {
    guard let report = reports.last, let last, failure == nil else { return }
    if report.passed { try showNext(afterPassing: last) } else { showRetry(after: report) }
  }

  private func showNext(afterPassing exercise: Exercise) throws {
    let standing = try learner.standing(keepingContentsIn: machine.cache)
    offer(after: exercise)
    if reports.last?.isOnlyBegun == true {
      return NextStep(course: learner.course, standing: standing, screen: screen).show(
        after: exercise.name)
    }
    if let part = standing.partDone(with: exercise.name) {
      screen.show(.partIsDone(part.title))
    }
    if standing.firstOpen == nil, standing.lessonToRead != nil {
      screen.show(
        standing.path.map { .allPassed(on: $0.name) }
          ?? Message("That was the last exercise: you have passed them all."))
    }
    NextStep(course: learner.course, standing: standing, screen: screen).show(
      after: exercise.name,
      endingIn: !exercise.showsAnswers
        ? nil
        : screen.spans(
          of: Message("; \(span: "command")  shows the model answer beside yours."),
          ["command": "switchboard solution \(exercise.name)"]))
  }

  /// Offers further pages after a pass, besides the model answer.
  private func offer(after exercise: Exercise) {
    if exercise.hasShownVariant {
      screen.also(
        Message("\(span: "command")  shows another right answer."),
        ["command": "switchboard solution \(exercise.name) --other"])
    }
    if exercise.hasTwin {
      screen.also(
        Message("\(span: "command")  shows the same conversation in today's Apple code."),
        ["command": "switchboard twin \(exercise.name)"])
    }
  }

  private func showRetry(after report: Report) {
    let open = report.checks.count { $0.status.isWrong }
    screen.next(
      open > 1 && !explainsAll
        ? Message(
          """
          change it, save, \(span: "command")  ('hint' helps; 'run' shows what your code prints; \
          '--verbose' explains them all)
          """)
        : Message(
          "change it, save, \(span: "command")  ('hint' helps; 'run' shows what your code prints)"),
      ["command": "switchboard check \(report.exercise)"])
  }
}
