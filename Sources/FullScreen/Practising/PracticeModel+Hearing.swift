import CourseModel
import Messages
import Typesetting

// Conversations: recorded after the verdict, and shown next to it.

extension PracticeModel {
  /// Whether conversations are shown unasked. Without drawings they are only shown on request.
  private var showsByItself: Bool { profile.isTerminal && !profile.accessible }

  /// The checks of the verdict that ran, so that their conversations can be recorded.
  private var heardChecks: [CheckResult] {
    guard let report = judging.verdict?.report, [.passed, .failed].contains(report.status),
      !report.isUntouched, let assignment
    else { return [] }
    return report.checks.filter { check in
      assignment.heardChecks.contains(check.id) && ![.pending, .notRun].contains(check.status)
    }
  }

  /// The check that the verdict explains, if its conversation can be recorded.
  var heardOpenCheck: CheckResult? {
    let open = judging.verdict?.report.firstOpenCheck
    return heardChecks.first { $0.id == open?.id }
  }

  /// Whether there are several checks to choose from.
  var canHearAnother: Bool { heardChecks.count > 1 }

  /// Begins to record or prepare conversations after a verdict, so that the learner needn't wait
  /// later.
  mutating func followVerdict() -> [PracticeEffect] {
    var cancelled = hearing.cancel()
    let isAwaited = hearing.isAwaited
    hearing.putAway()
    layers.closeChecks()
    if isAwaited {
      cancelled += hear()
      if hearing.order != nil { return cancelled }
    }
    guard let assignment, let verdict = judging.verdict else { return cancelled }
    guard !assignment.heardChecks.isEmpty, ![.passed, .errored].contains(verdict.report.status)
    else {
      return cancelled + [.makeReady(exercise: assignment.exercise)]
    }
    guard showsByItself, let check = heardOpenCheck else {
      hearing.prepare()
      return cancelled + [.prepareConversations(exercise: assignment.exercise)]
    }
    let order = hearing.order(check, of: assignment.exercise, isAsked: false)
    return cancelled + [.hear(order, files: verdict.files)]
  }

  /// Shows the conversation of the explained check; if it is shown already, lists the others.
  mutating func hear() -> [PracticeEffect] {
    guard canShowAnswers() else { return [] }
    guard assignment?.heardChecks.isEmpty == false else {
      notice.say(Message("No check of this exercise runs your objects."))
      return []
    }
    if judging.check != nil {
      hearing.awaitVerdict()
      notice.say(.saidAfterCheck)
      return []
    }
    if let check = heardOpenCheck, hearing.isOpen(check.id) { return hear(check) }
    guard let list = CheckMenu(heardChecks) else {
      notice.say(Message("You see your objects' messages after a check has run them."))
      return []
    }
    layers.replace(with: .checks(list))
    return []
  }

  /// Shows the conversation of this check.
  mutating func hear(_ check: CheckResult) -> [PracticeEffect] {
    guard let exercise, let verdict = judging.verdict else { return [] }
    if let shown = hearing.shown, shown.check == check.id {
      showVerdict()
      verdictView.revealConversation()
      return []
    }
    notice.say(Message("Running it once more, to record your objects' messages …"))
    let order = hearing.order(check, of: exercise, isAsked: true)
    return [.hear(order, files: verdict.files)]
  }

  /// Shows a recorded conversation: with the verdict if that explains its check, otherwise as a
  /// page.
  mutating func take(
    _ result: Result<Conversation, NoConversation>, for order: ConversationOrder
  ) {
    guard order.exercise == exercise, hearing.take(result, for: order) else { return }
    let check = heardChecks.first { $0.id == order.check }
    if order.isAsked { notice.clear() }
    switch result {
    case .failure(let reason):
      if order.isAsked { say(reason) }
    case .success(let conversation):
      if let check { show(conversation, in: check, isAsked: order.isAsked) }
    }
  }

  /// Shows why there is no conversation, and whether there are other checks.
  private mutating func say(_ reason: NoConversation) {
    let others = heardChecks.contains { $0.status.isWrong && hearing.isOpen($0.id) }
    notice.say(
      [.noConversation(reason)]
        + (others ? [Message("Other checks did not pass either: 'c' lists them.")] : []))
  }

  private mutating func show(
    _ conversation: Conversation, in check: CheckResult, isAsked: Bool
  ) {
    if check.id == heardOpenCheck?.id {
      hearing.show(conversation, of: check.id)
      guard isAsked else { return }
      layers.replace(with: .verdict)
      verdictView.revealConversation()
    } else {
      show(
        // Translators: The name of a pane: the conversation in a check, by the check's name.
        PracticePage(
          title: profile.text(
            of: Message("What was said: \(check.name, "check")", context: "pane")),
          isOfVerdict: true
        ) { profile, theme in
          TerminalTypesetter(profile: profile, theme: theme).lines(of: conversation)
        })
    }
  }
}

extension Message {
  /// While a check runs that the learner does not want to wait for in vain.
  static let saidAfterCheck = Message("What your objects say is shown after this check.")

  /// In place of a conversation.
  package static func noConversation(_ reason: NoConversation) -> Message {
    switch reason {
    case .sameAsModel:
      Message(
        """
        In this check your objects send the same messages as the model's, in the same order: the \
        mistake is not in a message, so there is nothing to mark.
        """)
    case .tooDifferent:
      Message(
        """
        In this check your objects' messages differ from the model's in too many places to be \
        drawn.
        """)
    case .nothingSaid: Message("In this check no object sends a message to another one.")
    case .notRecorded(let obstacle): notRecorded(obstacle)
    }
  }

  fileprivate static func notRecorded(_ obstacle: NoConversation.Obstacle) -> Message {
    switch obstacle {
    case .runsNothing:
      Message("This check only compiles code: it runs no objects.")
    case .notJudged: Message("This check did not run, so it has no messages to show.")
    case .program:
      Message(
        """
        Your objects' messages could not be recorded: the recorder rewrites your program, and the \
        result does not compile. Your program is not at fault.
        """)
    case .endedEarly:
      Message("Your objects' messages could not be recorded: the run ended before the check began.")
    case .model:
      Message("The model's messages could not be recorded, so there is nothing to compare.")
    case .recorder:
      Message(
        """
        Your objects' messages could not be recorded: the recorder does not work here. \
        'switchboard doctor' looks for the cause.
        """)
    }
  }
}
