import Conversations
import CourseModel
import Typesetting

// What objects said in a check: after the verdict, and beside it.

extension PracticeModel {
  /// Where nothing is drawn, a conversation is told to those who ask.
  private var showsByItself: Bool { profile.isTerminal && !profile.accessible }

  /// The checks of the verdict that were run, so that there is something to hear.
  private var heardChecks: [CheckResult] {
    guard let report = judging.verdict?.report, [.passed, .failed].contains(report.status),
      !report.isUntouched, let assignment
    else { return [] }
    return report.checks.filter { check in
      assignment.heardChecks.contains(check.id) && ![.pending, .notRun].contains(check.status)
    }
  }

  /// The check that the verdict explains, if one can hear what was said in it.
  var heardOpenCheck: CheckResult? {
    let open = judging.verdict?.report.firstOpenCheck
    return heardChecks.first { $0.id == open?.id }
  }

  /// Whether there are several checks to choose from.
  var canHearAnother: Bool { heardChecks.count > 1 }

  /// Once a verdict is shown, somebody may want to see what was said; nobody is to wait for it then.
  mutating func followVerdict() -> [PracticeEffect] {
    let cancelled = hearing.cancel()
    hearing.putAway()
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

  /// Shows what was said in the check that is explained; once it is shown, lists the others.
  mutating func hear() -> [PracticeEffect] {
    guard canShowAnswers() else { return [] }
    guard assignment?.heardChecks.isEmpty == false else {
      notice.say(.noConversations)
      return []
    }
    if let check = heardOpenCheck, hearing.isOpen(check.id) { return hear(check) }
    guard let list = CheckMenu(heardChecks) else {
      notice.say(.conversationsAfterVerdict)
      return []
    }
    layers.replace(with: .checks(list))
    return []
  }

  /// Shows what was said in this check.
  mutating func hear(_ check: CheckResult) -> [PracticeEffect] {
    guard let exercise, let verdict = judging.verdict else { return [] }
    if let shown = hearing.shown, shown.check == check.id {
      showVerdict()
      verdictView.revealConversation()
      return []
    }
    notice.say(.listening)
    let order = hearing.order(check, of: exercise, isAsked: true)
    return [.hear(order, files: verdict.files)]
  }

  /// Shows a conversation that has come: with the verdict if that explains its check, else as a page.
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

  /// Says why there is nothing to show, and that there are other checks.
  private mutating func say(_ reason: NoConversation) {
    let others = heardChecks.contains { $0.status.isWrong && hearing.isOpen($0.id) }
    notice.say([.noConversation(reason)] + (others ? [.otherConversations] : []))
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
        PracticePage(title: profile.text(of: .saidIn(check.name))) { profile, theme in
          TerminalTypesetter(profile: profile, theme: theme).lines(of: conversation)
        })
    }
  }
}
