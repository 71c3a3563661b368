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
      return [asking.reply.line(columns: size.columns, for: asking.questions, in: profile)]
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
    let last = (isReading ? [] : leavesBySide ? [.keys] : [FooterKey.keys, .quit]).map(spans)
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

  /// Whether task or lesson has a narrow screen, so that 'q' leaves it.
  private var leavesBySide: Bool { if case .side = layers.front { !isWide } else { false } }

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
    case .page(let view):
      let next = view.page.lesson == nil || !view.showsEnd ? [] : [FooterKey.next]
      return next + [.back, .scroll] + programKeys + [.keys]
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
    // Translators: The keys ↑ and ↓, where these cannot be shown.
    profile.drawing == .unicode ? .verbatim("↑↓") : Message("arrows", context: "keys")
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
    let readOn = pageAhead == nil ? [] : [FooterKey.readOn]
    let play = assignment?.hasDemo == true ? [FooterKey.play] : []
    guard let verdict = judging.verdict else { return readOn + [task, lesson, .edit, .list] }
    switch verdict.report.status {
    case .passed:
      let other = assignment?.hasOther == true ? [FooterKey.other] : []
      let twin = assignment?.hasTwin == true ? [FooterKey.twin] : []
      return (pageAhead != nil ? readOn : next == nil ? [] : [.next])
        + (assignment?.showsSolution == false ? [] : [.solution]) + play + other + twin + [
          .list, lesson, .run,
        ] + all
    case .doesNotCompile, .rejected: return [.edit, task] + hint + [lesson] + all + [.list]
    case .errored, .missing: return [.checkAgain, task, lesson, .list]
    case .failed:
      let why = verdict.report.firstOpenCheck?.read == nil ? [] : [FooterKey.why]
      return judging.isUntouched
        ? readOn + [task, lesson, .edit] + hint + play + [.list]
        : hint + conversation + play + why + all + [task, .edit, .run, lesson, .list]
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

extension FooterKey {
  /// A key: it shows all keys.
  static let keys = FooterKey("?", Message("keys", context: "key"))

  /// The action of a key.
  static let quit = FooterKey("q", Message("quit", context: "key"))

  /// A key: it puts away what is in front.
  static let back = FooterKey(.escapeKey, Message("back", context: "key"))

  /// The action of a key on a text.
  static let scroll = FooterKey(
    Message("j k Space", context: "keys"), Message("scroll", context: "key"))

  /// Any key but those that scroll puts the help away.
  static let anyOther = FooterKey(
    Message("any other key", context: "keys"), Message("closes", context: "key"))

  /// The action of keys on the help.
  static let scrollHelp = FooterKey("j k", Message("scroll", context: "key"))

  /// The action of the arrows in a list.
  static func move(_ arrows: Message) -> FooterKey {
    FooterKey(arrows, Message("move", context: "key"))
  }

  /// The action of a key on what is chosen.
  static let open = FooterKey(.enterKey, Message("opens", context: "key"))

  /// The action of a key on the attempt that is chosen.
  static let putBack = FooterKey(.enterKey, Message("puts it back", context: "key"))

  /// A key: it leaves a part of the list.
  static let filter = FooterKey("/", Message("filter", context: "key"))

  /// The action of a key.
  static let clearFilter = FooterKey(.escapeKey, Message("clears the filter", context: "key"))

  /// A key shows: what objects said in the check that is explained.
  static let conversation = FooterKey("c", Message("conversation", context: "key"))

  /// A key shows: what objects said in a check that is chosen.
  static let otherConversations = FooterKey("c", Message("other conversations", context: "key"))

  /// The action of a key on the check that is chosen.
  static let showConversation = FooterKey(.enterKey, Message("shows it", context: "key"))

  /// The target of a key.
  ///
  /// - Parameter isBeside: Whether it is visible beside the verdict, so that the key only moves there.
  static func task(isBeside: Bool) -> FooterKey {
    FooterKey(isBeside ? .tabKey : .verbatim("t"), Message("task", context: "key"))
  }

  /// The target of a key.
  ///
  /// - Parameter isBeside: Whether it is visible beside the verdict, so that the key only moves there.
  static func lesson(isBeside: Bool) -> FooterKey {
    FooterKey(isBeside ? .tabKey : .verbatim("l"), Message("lesson", context: "key"))
  }

  /// A key: it shows the first hint.
  static let hint = FooterKey("h", Message("hint", context: "key"))

  /// A key shows: one of so many hints that were not seen.
  static func hint(left: Int) -> FooterKey {
    FooterKey("h", Message("hint (\(left, "left") left)", context: "key"))
  }

  /// A key shows: hints that were seen.
  static let hints = FooterKey("h", Message("hints", context: "key"))

  /// The target of a key.
  static let allChecks = FooterKey("v", Message("all checks", context: "key"))

  /// A key shows: no longer all checks.
  static let fewerChecks = FooterKey("v", Message("fewer", context: "key"))

  /// A key: it opens an editor.
  static let edit = FooterKey("e", Message("edit", context: "key"))

  /// The action of a key on the learner's code.
  static let run = FooterKey("r", Message("run", context: "key"))

  /// A key shows: the whole course.
  static let list = FooterKey("L", Message("list", context: "key"))

  /// The action of a key on a lesson's program.
  static let runProgram = FooterKey("r", Message("run the program", context: "key"))

  /// The action of a key on a lesson's program.
  static let editProgram = FooterKey("e", Message("edit it", context: "key"))

  /// The action of a key after a check that failed to give a verdict.
  static let checkAgain = FooterKey(.enterKey, Message("check again", context: "key"))

  /// A key shows: where the lesson explains the first open check.
  static let why = FooterKey(
    .verbatim("\(PracticeModel.readingKey)"), Message("why", context: "key"))

  /// A key opens: the page to read next.
  static let readOn = FooterKey("n", Message("read on", context: "key"))

  /// A key opens: the next page or exercise.
  static let next = FooterKey("n", Message("next", context: "key"))

  /// A key shows: the model answer.
  static let solution = FooterKey("s", Message("solution", context: "key"))

  /// A key shows: another right answer.
  static let other = FooterKey("o", Message("another answer", context: "key"))

  /// A key shows: the same conversation in today's Apple code.
  static let twin = FooterKey("T", Message("twin", context: "key"))

  /// A key opens: a screen on which the learner's objects can be used.
  static let play = FooterKey("P", Message("play", context: "key"))
}

extension Message {
  /// The name of a key.
  fileprivate static let escapeKey = Message("Esc", context: "keys")

  /// The name of a key.
  fileprivate static let enterKey = Message("Enter", context: "keys")

  /// The name of a key.
  fileprivate static let tabKey = Message("Tab", context: "keys")
}
