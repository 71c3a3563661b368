import CourseModel
import Messages
import Terminal

extension PracticeModel {
  /// The last rows: a message or question, otherwise the keys.
  var footer: [Line] {
    if let question { return lines(of: question) }
    if let said = said ?? judging.check?.announcement.map(profile.text), !said.isEmpty {
      return Array(LineBreaker(width: size.columns).lines(of: [Span(said)]).prefix(footerRows))
    }
    if let view = lessonAtHand, view.isAsking, let asking = view.asking {
      return [
        asking.reply.line(
          columns: size.columns, isReady: asking.questions.openAnswer != nil, in: profile)
      ]
    }
    return [keysLine]
  }

  /// The maximum number of rows for the footer.
  private var footerRows: Int { max(1, min(3, size.rows - 5)) }

  /// Returns the lines of a question; the keys are shown even if the question does not fit.
  private func lines(of question: Question) -> [Line] {
    let keys = Span(question.keys(in: profile), style: Style(bold: true, foreground: .yellow))
    let sentence = Span(profile.text(of: question.sentence) + " ", style: Style(bold: true))
    let all = LineBreaker(width: size.columns).lines(of: [sentence, keys])
    guard all.count > footerRows else { return all }
    var shown = Array(all.prefix(footerRows))
    let room = size.columns - Line([keys]).width() - 1
    let last = shown[footerRows - 1].truncated(to: max(0, room))
    shown[footerRows - 1] = Line(last.spans + [.decoration(" "), keys])
    return shown
  }

  /// The most useful keys, as many as fit; the help key is always among them.
  private var keysLine: Line {
    let last = (isReading ? [] : [FooterKey.keys, .quit]).map(spans)
    let first = usefulKeys.map(spans)
    for count in (0...first.count).reversed() {
      let line = Self.line(of: first.prefix(count) + last)
      if line.width() <= size.columns { return line }
    }
    return Self.line(of: last.prefix(1))
  }

  private static func line(of keys: some Sequence<[Span]>) -> Line {
    Line(Array(keys.joined(separator: [.decoration("  ")])))
  }

  /// Returns a key and its effect, in the user's language.
  private func spans(of key: FooterKey) -> [Span] {
    profile.spans(of: key.sign, style: Style(bold: true))
      + [Span(" " + profile.text(of: key.meaning), style: Style(dim: true))]
  }

  /// Whether something other than the exercise has the screen.
  private var isReading: Bool {
    switch layers.front {
    case .list, .attempts, .checks, .help, .page: true
    case .verdict, .side: false
    }
  }

  private var usefulKeys: [FooterKey] {
    switch layers.front {
    case .list(let list):
      let escape = list.filter.text.isEmpty ? FooterKey.back : .clearFilter
      return list.isTyping
        ? [.move(arrows), .open, escape] : [.move(arrows), .open, .filter, escape, .keys]
    case .attempts: return [.move(arrows), .putBack, .back]
    case .checks: return [.move(arrows), .showConversation, .back]
    case .help: return [.anyOther, .scrollHelp]
    case .page: return [.back, .scroll] + programKeys + [.keys]
    case .side where !programKeys.isEmpty:
      return [.back, .scroll] + programKeys
        + workingKeys(but: [.task(isBeside: false), .task(isBeside: true), .run, .edit])
    case .side:
      return [.back, .scroll]
        + workingKeys(but: [.task(isBeside: false), .task(isBeside: true)])
    case .verdict: return workingKeys
    }
  }

  private var programKeys: [FooterKey] {
    lessonAtHand?.program == nil ? [] : [.runProgram, .editProgram]
  }

  private var arrows: Message {
    profile.drawing == .unicode ? .verbatim("↑↓") : .arrowKeys
  }

  /// Returns the keys for an exercise, except those used by others.
  private func workingKeys(but others: [FooterKey]) -> [FooterKey] {
    let signs = others.map(\.sign)
    return workingKeys.filter { !signs.contains($0.sign) }
  }

  /// The keys for an exercise in its present state, the likeliest first.
  private var workingKeys: [FooterKey] {
    let hint = hints.exist ? [hintKey] : []
    // A pane next to the verdict is already visible and only needs focus.
    let task = FooterKey.task(isBeside: isSplit && side == .task)
    let lesson = FooterKey.lesson(isBeside: isSplit && side == .lesson)
    let all = allSayMore ? [explainsAll ? FooterKey.fewerChecks : .allChecks] : []
    guard let verdict = judging.verdict else { return [task, lesson, .edit, .list] }
    switch verdict.report.status {
    case .passed:
      let other = assignment?.hasOther == true ? [FooterKey.other] : []
      let twin = assignment?.hasTwin == true ? [FooterKey.twin] : []
      return (lessonToRead == nil ? [] : [.readOn]) + (next == nil ? [] : [.next])
        + (assignment?.showsSolution == false ? [] : [.solution]) + other + twin + [
          .list, lesson, .run,
        ] + all
    case .doesNotCompile, .rejected: return [.edit, task] + hint + [lesson] + all + [.list]
    case .errored, .missing: return [.checkAgain, task, lesson, .list]
    case .failed:
      let why = verdict.report.firstOpenCheck?.read == nil ? [] : [FooterKey.why]
      return judging.isUntouched
        ? [task, lesson, .edit] + hint + [.list]
        : hint + conversation + why + all + [task, .edit, .run, lesson, .list]
    }
  }

  /// The key for conversations, if there are any.
  private var conversation: [FooterKey] {
    if let check = heardOpenCheck, hearing.isOpen(check.id) { return [.conversation] }
    return canHearAnother ? [.otherConversations] : []
  }

  private var hintKey: FooterKey {
    let todo = hints.todo ?? 1
    let left = hints.left(forTODO: todo)
    return hints.seenCount(forTODO: todo) == 0 ? .hint : left > 0 ? .hint(left: left) : .hints
  }
}
