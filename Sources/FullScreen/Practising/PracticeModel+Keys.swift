import Messages
import Terminal

extension PracticeModel {
  /// Handles a key.
  mutating func press(_ key: Key) -> [PracticeEffect] {
    switch key {
    case .control("c"): return [.interrupt]
    case .control("z"): return [.suspend]
    case .control("l"): return [.redraw]
    default: break
    }
    notice.clear()
    if let question { return answer(question, with: key) }
    switch layers.front {
    case .list(let list): return press(key, in: list)
    case .attempts(let list): return press(key, in: list)
    case .checks(let list): return press(key, in: list)
    case .help(let view): return press(key, inHelp: view)
    case .verdict, .side, .page: return practise(key)
    }
  }

  private mutating func answer(_ question: Question, with key: Key) -> [PracticeEffect] {
    self.question = nil
    if case .character(let character) = key, let effect = question.effect(of: character) {
      return [effect]
    }
    if question.isOffer {
      let declines: [Key] = [.character("n"), .character("N"), .escape, .enter]
      guard declines.contains(key) else { return press(key) }
      notice.say(Message("Later, then: 'switchboard review' asks at any time."))
      return []
    }
    notice.say(question.declined)
    return []
  }

  /// Handles a key while an exercise is in front.
  private mutating func practise(_ key: Key) -> [PracticeEffect] {
    if let effects = pressInLesson(key) { return effects }
    switch key {
    case .character("q"): return leaveOrQuit()
    case .character("?"): showHelp()
    case .character("L"): openList()
    case .escape: leave()
    case .tab, .backTab: changeFocus()
    default: return assignment == nil ? [] : work(key)
    }
    return []
  }

  private mutating func work(_ key: Key) -> [PracticeEffect] {
    guard let exercise else { return [] }
    if let view = lessonAtHand,
      Self.costlyKeys.contains(key) || view.isAsking && Self.leavingKeys.contains(key)
    {
      notice.say(Message("That key is for the exercise: press Esc first to leave the page."))
      return []
    }
    switch key {
    case .enter: return orderCheck()
    case .character("n"): return goOn()
    case .character("p"): return goBack()
    case .character("t"): show(.task)
    case .character("l"): show(.lesson)
    case .character("h"): return showHint()
    case .character(let digit) where ("1"..."9").contains(digit):
      return chooseHints(forTODO: digit.wholeNumberValue ?? 1)
    case .character("H"): showEarlierHint()
    case .character("c"): return hear()
    case .character("v"): showAllChecks()
    case .character("e"): return [.edit(exercise: exercise, judging.shown?.place)]
    case .character("r"):
      notice.say(Message("Running what you have written …"))
      return [.run(exercise: exercise)]
    case .character("P"): return [.play(exercise: exercise)]
    case .character("R"):
      question = Question(
        sentence: Message("Replace what you have written with the stub? ('u' undoes it)"),
        effect: .reset(exercise: exercise))
    case .character("u"): return [.undo(exercise: exercise)]
    case .character("A"): return [.showAttempts(exercise: exercise)]
    case .character("s"): return showSolution()
    case .character("o"): return showAfterPass(.showOther(exercise: exercise))
    case .character("T"): return showAfterPass(.showTwin(exercise: exercise))
    case .character(Self.readingKey): return openReading()
    default: scroll(key)
    }
    return []
  }
}

// MARK: - From one to another

extension PracticeModel {
  private mutating func leaveOrQuit() -> [PracticeEffect] {
    switch layers.front {
    case .page: leave()
    case .side where !isWide: leave()
    default: return [.quit]
    }
    return []
  }

  /// Escape: returns to the verdict; there closes first the hint, then the list of all checks.
  private mutating func leave() {
    guard case .verdict = layers.front else { return putAway() }
    if hints.shown != nil { hints.putAway() } else { explainsAll = false }
    verdictView.scrollToTop()
  }

  /// Returns to the layer beneath.
  mutating func putAway() { layers.putAway() }

  mutating func showHelp() { layers.lay(.help(PageView(helpPage))) }

  private mutating func changeFocus() {
    if case .side = layers.front {
      layers.replace(with: .verdict)
    } else {
      layers.replace(with: .side)
    }
  }

  /// Shows task or lesson; the same key again closes it.
  private mutating func show(_ side: Side) {
    guard side == .task || lesson != nil else {
      notice.say(Message("This exercise has no lesson; 'L' lists all lessons."))
      return
    }
    if case .side = layers.front, self.side == side {
      layers.replace(with: .verdict)
    } else {
      layers.replace(with: .side)
      self.side = side
    }
  }

  private mutating func scroll(_ key: Key) {
    switch layers.front {
    case .verdict: verdictView.scroll(key)
    case .side:
      switch side {
      case .task: _ = task?.pane.scroll(key)
      case .lesson: _ = lesson?.pane.scroll(key)
      }
    case .page(var view):
      _ = view.pane.scroll(key)
      layers.replace(with: .page(view))
    case .list, .attempts, .checks, .help: break
    }
  }

  /// Goes on from a lesson to the step that its end names; elsewhere to the page to read next,
  /// otherwise from a page to the exercise, otherwise to the next exercise.
  mutating func goOn() -> [PracticeEffect] {
    guard let exercise else { return [] }
    if hasPassed, isOffPath, let path = outline.path, !isCourseDone {
      notice.say(
        Message(
          """
          \(exercise, "exercise") is not on your path: the path \(path.name, "path") goes on here.
          """))
    }
    let lesson = lessonAtHand?.page.lesson
    let step = outline.lesson(named: lesson)?.next
    if let lesson, lesson == pageAhead?.name {
      notice.say(Message("This is the page to read next: read it to its end."))
      return []
    }
    if let page = step == nil ? pageAhead : outline.lesson(named: step) {
      return [.showLesson(name: page.name)]
    }
    let isOnPage = if case .page = layers.front { true } else { lesson != nil }
    if isOnPage, !hasPassed, step == nil || step == exercise {
      showVerdict()
      return []
    }
    if !isCourseDone, let next = outline.exercise(named: step) ?? next {
      if hasPassed, judging.verdict?.report.passed == false {
        notice.say(
          Message(
            """
            \(exercise, "exercise") has passed before, but what is in its files now does not: 'L' \
            lists it.
            """))
      } else if !hasPassed {
        notice.say(
          isOffPath || step != nil
            ? Message("\(exercise, "exercise") has not passed yet: 'L' lists it.")
            : Message("\(exercise, "exercise") has not passed yet: 'p' goes back to it."))
      }
      return open(next.name)
    }
    notice.say(
      !isCourseDone
        ? Message(
          "\(exercise, "exercise") is the last exercise; 'p' goes back, 'L' lists them all.")
        : outline.path.map { .pathIsDone($0.name) }
          ?? Message("This was the last exercise, and you have passed them all."))
    return []
  }

  private mutating func goBack() -> [PracticeEffect] {
    guard let exercise else { return [] }
    if let previous = outline.exercise(-1, from: exercise) { return open(previous.name) }
    notice.say(Message("\(exercise, "exercise") is the first exercise."))
    return []
  }

  /// The unread page before the exercise that `n` opens; if no exercise is open, the first unread
  /// page.
  var lessonToRead: CourseOutline.Lesson? {
    outline.lesson(named: hasPassed ? entry?.ahead.page : next?.page)
  }

  /// Whether this exercise has passed and no other that the learner follows is open.
  var isCourseDone: Bool { hasPassed && entry.map { $0.ahead.exercise == nil } == true }

  /// The page to read before this exercise, if it was neither read nor begun without it.
  var pageBeforeThis: CourseOutline.Lesson? { outline.lesson(named: entry?.page) }

  /// The open exercise in the course's outline.
  private var entry: CourseOutline.Exercise? { outline.exercise(named: exercise) }

  /// The page that is the next step: after a pass the one before the next exercise, otherwise the one
  /// before this.
  var pageAhead: CourseOutline.Lesson? { hasPassed ? lessonToRead : pageBeforeThis }

  /// Keys of an exercise that count against the learner or change their files, and so do nothing
  /// while a page has the keys: on a page they may be a slip of an answer.
  private static let costlyKeys: Set<Key> = Set("hHcsRu123456789".map(Key.character))

  /// Whether the learner follows a path, and this exercise is not on it.
  var isOffPath: Bool { outline.path != nil && outline.path(at: exercise) == nil }

  /// Keys that lead away from a page, and so do nothing while it asks a question: after Esc, they may
  /// be an answer that the learner goes on typing.
  private static let leavingKeys: Set<Key> = Set("npevrAPoTw".map(Key.character))

  /// The exercise that `n` opens: the next; after a pass or off the path, the next open one,
  /// continuing at the beginning.
  var next: CourseOutline.Exercise? {
    guard let exercise else { return nil }
    let open = judging.hadPassed || isOffPath ? outline.exercise(named: entry?.ahead.exercise) : nil
    return open ?? outline.exercise(1, from: exercise)
  }

  /// Opens another exercise; cancels the check of this one.
  mutating func open(_ name: String) -> [PracticeEffect] {
    judging.cancel() + hearing.cancel() + [.open(exercise: name)]
  }
}
