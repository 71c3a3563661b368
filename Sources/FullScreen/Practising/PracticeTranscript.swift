import Messages
import Terminal

/// The events of the loop as sentences, one after the other: for screen readers, and for output
/// that is not a terminal.
///
/// No line is overwritten: a layer that the screen would show in front is written once, in full.
package struct PracticeTranscript: LoopModel {
  /// The state of the loop.
  var model: PracticeModel
  /// The lines that were not taken.
  private var lines: [Line] = []

  /// Creates the transcript of a loop.
  package init(_ model: PracticeModel) { self.model = model }

  package var profile: TerminalProfile { model.profile }

  package func begin() -> [PracticeEffect] { model.begin() }

  package mutating func update(_ message: PracticeMessage) -> [PracticeEffect] {
    let old = model
    var effects = model.update(message)
    lines += sentences(about: message, since: old)
    lines += shown(since: old, &effects)
    lines += said(since: old)
    return effects
  }

  package mutating func takeLines() -> [Line] {
    defer { lines = [] }
    return lines
  }

  var place: TerminalProfile { model.profile(columns: model.size.columns) }

  private func sentences(
    about message: PracticeMessage, since old: PracticeModel
  ) -> [Line] {
    switch message {
    case .opened: opening
    case .checkStarted(let order, _):
      order == model.judging.check?.order
        ? text(Message("Checking \(order.exercise, "exercise").")) : []
    case .waited(let order, let seconds):
      order == model.judging.check?.order && seconds > 0 && seconds.isMultiple(of: 5)
        ? text(
          Message("Still checking \(order.exercise, "exercise"), \(seconds, "seconds") seconds."))
        : []
    case .announced(let sentence): model.judging.check == nil ? [] : text(sentence)
    case .found(let order, _, _):
      order == model.judging.check?.order ? found() : []
    case .judged(let order, _, _), .notJudged(let order, _):
      order == old.judging.check?.order ? verdict() : []
    case .key, .resized, .saved, .heard, .progressChanged, .hint, .ran, .notRun, .attempts,
      .whichEditor,
      .reviewDue, .showing, .page, .notice:
      []
    }
  }

  private var opening: [Line] {
    guard let exercise = model.exercise, let place = model.outline.place(of: exercise) else {
      return []
    }
    let all = model.outline.exercises
    let entry = all[place]
    let path = model.outline.path(at: exercise).map { text($0.position.sentence) } ?? []
    // Translators: An exercise is opened: its name, its title and its place in the course.
    return text(
      Message(
        """
        \(exercise, "name"), \(entry.title, "title"), exercise \(place + 1, "number") of \
        \(all.count, "count").
        """))
      + path + text(entry.summary)
      + (self.place.isTerminal ? text(Message("'t' says the task, '?' all keys.")) : []) + [Line()]
  }

  // MARK: - Requests

  /// Writes a layer that the screen would show in front, and closes it.
  private mutating func shown(
    since old: PracticeModel, _ effects: inout [PracticeEffect]
  ) -> [Line] {
    var lines: [Line] = []
    if let hint = model.hints.shown, hint != old.hints.shown {
      lines += model.verdictContent.hintLines(in: place, theme: model.theme)
    }
    if model.explainsAll, !old.explainsAll,
      let parts = model.verdictContent.parts(in: place, theme: model.theme)
    {
      lines += model.verdictContent.allRows(parts).all + [Line()]
    }
    if let heard = model.hearing.shown, heard != old.hearing.shown {
      lines += model.verdictContent.conversationLines(in: place, theme: model.theme)
    }
    switch model.layers.front {
    case .verdict: return lines
    case .list(let list): return lines + said(list, since: old)
    case .attempts(let list): return lines + said(list, since: old)
    case .checks(let list): return lines + said(list, since: old)
    case .side:
      lines += page(model.side == .lesson ? model.lesson?.page : model.task?.page, &effects)
    case .page(let view), .help(let view): lines += page(view.page, &effects)
    }
    model.putAway()
    return lines
  }

  /// Returns a whole page.
  private mutating func page(_ page: PracticePage?, _ effects: inout [PracticeEffect]) -> [Line] {
    guard let page else { return [] }
    effects += model.note(page)
    return text("\(page.title).", bold: true) + [Line()] + page.lines(place, model.theme) + [Line()]
  }

  /// Returns the whole list when it opens, then each chosen row.
  private func said(_ list: CourseList, since old: PracticeModel) -> [Line] {
    let rows = model.lines(of: list, columns: place.columns, marksChoice: false)
    guard case .list(let former) = old.layers.front else {
      return rows + text(Message("'j' and 'k' move, Enter opens, '/' filters, 'q' leaves.")) + [
        Line()
      ]
    }
    let chosen = list.rows.isEmpty ? rows : [rows[list.menu.chosen]]
    if former.filter != list.filter {
      let filter = list.filter.text
      // Translators: Above what is left of a list.
      return text(filter.isEmpty ? Message("No filter:") : Message("Filter '\(filter, "text")':"))
        + chosen
    }
    return former.menu.chosen == list.menu.chosen ? [] : chosen
  }

  /// Returns all attempts when the list opens, then each chosen one.
  private func said(_ list: AttemptList, since old: PracticeModel) -> [Line] {
    let (heading, rows) = model.lines(of: list, columns: place.columns, marksChoice: false)
    guard case .attempts(let former) = old.layers.front else {
      return [heading] + rows
        + text(
          Message(
            """
            'j' and 'k' move, Enter restores the attempt that was read last, 'q' leaves.
            """))
        + [Line()]
    }
    return former.menu.chosen == list.menu.chosen ? [] : [rows[list.menu.chosen]]
  }

  /// Returns all checks when the list opens, then each chosen one.
  private func said(_ list: CheckMenu, since old: PracticeModel) -> [Line] {
    let rows = model.lines(of: list, columns: place.columns, marksChoice: false)
    guard case .checks(let former) = old.layers.front else {
      return rows
        + text(
          Message(
            "'j' and 'k' choose a check, Enter reads its conversation, 'c' leaves the list."))
        + [Line()]
    }
    return former.menu.chosen == list.menu.chosen ? [] : [rows[list.menu.chosen]]
  }

  private func said(since old: PracticeModel) -> [Line] {
    if let question = model.question, question != old.question {
      return text("\(place.text(of: question.sentence)) \(question.spokenKeys(in: place))")
    }
    if let said = model.said, model.notice.sentences != old.notice.sentences { return text(said) }
    return []
  }

  func text(_ sentences: Message...) -> [Line] { text(place.text(ofSentences: sentences)) }

  func text(_ sentence: String, bold: Bool = false) -> [Line] {
    LineBreaker(width: place.columns).lines(of: [Span(sentence, style: Style(bold: bold))])
  }
}
