import Messages
import Reporting
import Terminal

extension PracticeModel {
  mutating func openList() {
    let list = CourseList(outline, at: exercise) { [profile, columns = size.columns] row in
      let text = { profile.text(of: $0) }
      return switch row {
      case .path(let path): [text(path.heading)]
      case .part(let part): [part.title]
      // A summary may be longer than the row.
      case .topic(let topic): [Self.line(of: topic).truncated(to: columns).text]
      case .lesson(let lesson): [text(.lessonMark), lesson.title]
      case .card: [text(.cardMark), text(.topicOnOnePage)]
      case .exercise(let entry): [entry.name, entry.title]
      }
    }
    layers.lay(.list(list))
  }

  /// Shows the present state of the course.
  mutating func show(_ outline: CourseOutline) {
    if let part = outline.path?.partDone(since: self.outline.path) {
      notice.add(.partIsDone(part.title))
    }
    self.outline = outline
    guard case .list(var list) = layers.front else { return }
    list.show(outline, choosing: list.chosen)
    layers.replace(with: .list(list))
  }

  /// Handles a key in the list.
  mutating func press(_ key: Key, in list: CourseList) -> [PracticeEffect] {
    var list = list
    switch key {
    case .escape where list.isTyping || !list.filter.text.isEmpty: list.clear(in: outline)
    case .enter:
      // Back from a page, letters are keys again.
      if list.chosen != nil { list.endTyping() }
      layers.replace(with: .list(list))
      return open(list)
    case .character, .control, .backspace, .delete, .left, .right, .home, .end:
      guard list.isTyping else { return command(key, in: list) }
      list.type(key, in: outline)
    case .escape:
      layers.replace(with: .verdict)
      return []
    default: list.move(key)
    }
    layers.replace(with: .list(list))
    return []
  }

  /// Handles a character while no filter is typed.
  private mutating func command(_ key: Key, in list: CourseList) -> [PracticeEffect] {
    var list = list
    switch key {
    case .character("/"): list.startTyping()
    case .character("?"):
      showHelp()
      return []
    case .character("q"), .character("L"):
      layers.replace(with: .verdict)
      return []
    default: list.move(key)
    }
    layers.replace(with: .list(list))
    return []
  }

  /// Opens the chosen entry; for a topic, its first page; for a part of a path, its first step that
  /// is not done.
  private mutating func open(_ list: CourseList) -> [PracticeEffect] {
    switch list.chosen {
    case .exercise(let entry): return open(entry)
    case .lesson(let lesson): return [.showLesson(name: lesson.name)]
    case .card(let topic): return [.showCard(topic: topic)]
    case .path:
      layers.replace(with: .verdict)
      return goOn()
    case .part(let part):
      let steps = part.steps.compactMap { name in
        outline.lesson(named: name).map { (name, isDone: $0.isRead) }
          ?? outline.exercise(named: name).map { (name, isDone: $0.isPassed) }
      }
      guard let step = steps.first(where: { !$0.isDone }) ?? steps.first else { return [] }
      return outline.exercise(named: step.0).map { open($0) } ?? [.showLesson(name: step.0)]
    case .topic(let topic):
      if let lesson = topic.lessons.first { return [.showLesson(name: lesson.name)] }
      return topic.exercises.first.map { open($0) } ?? []
    case nil: return []
    }
  }

  private mutating func open(_ entry: CourseOutline.Exercise) -> [PracticeEffect] {
    layers.replace(with: .verdict)
    return entry.name == exercise ? [] : open(entry.name)
  }

  // MARK: - View

  /// Returns all rows of the list.
  func lines(of list: CourseList, columns: Int, marksChoice: Bool = true) -> [Line] {
    guard !list.rows.isEmpty else {
      let nothing = profile.spans(
        of: Message("No row contains '\(list.filter.text, "filter")'."),
        style: Style(dim: true))
      return [Line(nothing)]
    }
    let entries = list.rows.map { row in
      if case .exercise(let entry) = row { cells(of: entry) } else { [Line]() }
    }
    // Empty rows keep the table's rows aligned with the list's.
    let table = Table(columns: [.left, .left, .left, .right, .right], rows: entries)
      .lines(width: columns)
    return zip(list.rows, table).enumerated().map { index, pair in
      let line = line(of: pair.0) ?? pair.1
      return marksChoice && index == list.menu.chosen ? line.chosen(columns: columns) : line
    }
  }

  private func line(of row: CourseList.Row) -> Line? {
    switch row {
    case .path(let path):
      Line(profile.spans(of: path.heading, style: Style(bold: true)))
    case .part(let part):
      // Translators: Behind the title of a part of a path, such as an evening.
      Line(
        [Span(part.title, style: Style(bold: true))]
          + (part.isDone
            ? [Span(" · ", style: Style(dim: true))]
              + profile.spans(of: Message("done", context: "part"), style: Style(dim: true)) : []))
    case .topic(let topic): Self.line(of: topic)
    case .lesson(let lesson):
      Line([
        .decoration("  "), .lessonMark(isRead: lesson.isRead, in: profile),
        listMark(.lessonMark, after: "  "), Span(lesson.title),
      ])
    case .card:
      Line([listMark(.cardMark, after: "     ")] + profile.spans(of: .topicOnOnePage))
    case .exercise: nil
    }
  }

  private static func line(of topic: CourseOutline.Topic) -> Line {
    Line([
      Span(topic.title, style: Style(bold: true)),
      Span(topic.summary.map { " · \($0)" } ?? "", style: Style(dim: true)),
    ])
  }

  /// Returns the kind of a page, padded so that the texts after it are aligned.
  private func listMark(_ mark: Message, after blanks: String) -> Span {
    let words = [Message.lessonMark, .cardMark].map { profile.text(of: $0) }
    let width = words.map { Line($0).width() }.max() ?? 0
    let word = profile.text(of: mark)
    let padding = String(repeating: " ", count: width - Line(word).width() + 2)
    return .decoration(blanks + word + padding, style: Style(dim: true))
  }

  private func cells(of entry: CourseOutline.Exercise) -> [Line] {
    let isHere = entry.name == exercise
    let mark = ExerciseMark(isPassed: entry.isPassed, isHere: isHere, attempts: entry.attempts)
    let tries = profile.text(
      of: Message(one: "{count} attempt", other: "{count} attempts", count: entry.attempts))
    return [
      Line([.decoration("  "), mark.span(in: profile)]),
      Line(entry.name, style: isHere ? Style(bold: true) : .plain),
      Line(entry.title),
      Line(entry.attempts > 0 ? tries : "", style: Style(dim: true)),
      Line(
        ExerciseMark.points(
          entry.bestPoints, of: entry.maxPoints, attempts: entry.attempts,
          isTestedOut: entry.isTestedOut, in: profile)),
    ]
  }
}

extension Line {
  /// Returns this row reversed over the whole width.
  func chosen(columns: Int) -> Line {
    let shown = truncated(to: columns)
    let padding = String(repeating: " ", count: max(0, columns - shown.width()))
    return Line(
      (shown.spans + [.decoration(padding)]).map { span in
        Span(
          span.text, style: span.style.overlaid(with: Style(reverse: true)), role: span.role,
          link: span.link)
      })
  }
}

extension CourseOutline.Path {
  /// Above its pages and exercises.
  fileprivate var heading: Message {
    // Translators: The path is a name; behind it how many of its steps are done.
    Message("Your path, in order: \(position.words, "steps")")
  }
}

extension Message {
  /// The title of a topic's card.
  fileprivate static let topicOnOnePage = Message("The topic on one page")

  /// In front of a page's title.
  fileprivate static let lessonMark = Message("lesson", context: "list")

  /// In front of a card's title.
  fileprivate static let cardMark = Message("card", context: "list")
}
