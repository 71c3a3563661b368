import Messages
import Terminal

extension PracticeModel {
  /// The names of the panes, with the scroll position.
  var ruleLine: Line {
    switch layers.front {
    case .list(let list):
      let position =
        list.rows.count > bodyRows
        ? Message.place(list.menu.chosen + 1, of: list.rows.count) : nil
      // Translators: The list of all topics, pages and exercises.
      return rule(
        profile.text(of: Message("Course", context: "pane")), position, columns: size.columns,
        isFocused: true)
    case .attempts(let list):
      let position = Message.place(list.menu.chosen + 1, of: list.entries.count)
      return rule(
        profile.text(of: Message("What you had before", context: "pane")), position,
        columns: size.columns, isFocused: true)
    case .checks(let list):
      let position = Message.place(list.menu.chosen + 1, of: list.checks.count)
      return rule(
        profile.text(of: Message("What was said in which check?", context: "pane")), position,
        columns: size.columns, isFocused: true)
    case .page(let view), .help(let view):
      return rule(view.page.title, view.position, columns: size.columns, isFocused: true)
    case .side where !isSplit:
      return rule(sideTitle, sidePosition, columns: size.columns, isFocused: true)
    case .verdict where !isSplit:
      return rule(verdictTitle, verdictView.pane.position, columns: size.columns, isFocused: true)
    case .verdict, .side: return splitRule
    }
  }

  private var sidePosition: Message? { (side == .lesson ? lesson : task)?.position }

  private var splitRule: Line {
    let isSide = if case .side = layers.front { true } else { false }
    let left = rule(
      verdictTitle, verdictView.pane.position, columns: verdictColumns + 1, isFocused: !isSide,
      isOneOfTwo: true)
    let right = rule(
      sideTitle, sidePosition, columns: sideColumns + 1, isFocused: isSide, isOneOfTwo: true)
    let joint = Span.decoration(profile.drawing == .unicode ? "┬" : "+", style: Style(dim: true))
    return Line(left.spans + [joint] + right.spans)
  }

  /// - Parameter isOneOfTwo: Whether it has to show without colors whether the keys are for it.
  private func rule(
    _ title: String, _ position: Message?, columns: Int, isFocused: Bool, isOneOfTwo: Bool = false
  ) -> Line {
    let sign = profile.drawing == .unicode ? "▶ " : "> "
    let dim = Style(dim: true)
    let dash = profile.drawing == .unicode ? "─" : "-"
    let end = position.map { " \(profile.text(of: $0)) \(dash)" } ?? ""
    let mark = isOneOfTwo && isFocused ? [Span.decoration(sign, style: Style(bold: true))] : []
    let start =
      [Span.decoration(dash + " ", style: dim)] + mark
      + [Span(title, style: isFocused ? Style(bold: true) : dim), .decoration(" ")]
    let name = Line(start).truncated(to: columns)
    let fits = name.width() + Line(end).width() <= columns
    let rest = columns - name.width() - (fits ? Line(end).width() : 0)
    return Line(
      name.spans + [.decoration(String(repeating: dash, count: max(0, rest)), style: dim)]
        + (fits ? [.decoration(end, style: dim)] : []))
  }

  /// The text to which the verdict belongs.
  enum JudgedText { case older, untouched, saved }

  /// The title of the verdict's pane, which names the judged text.
  private var verdictTitle: String {
    guard let verdict = judging.shown, verdict.report.status != .errored else {
      // Translators: An exercise that has no verdict.
      return profile.text(of: Message("Exercise", context: "pane"))
    }
    let text: JudgedText =
      judging.soFar != nil
      ? .saved : judging.isVerdictOld ? .older : judging.isUntouched ? .untouched : .saved
    return profile.text(of: explainsAll ? .allChecks(of: text) : .verdict(of: text))
  }
}

extension Message {
  /// The verdict, by the text that was judged; the stub is the code that an exercise gives.
  fileprivate static func verdict(of text: PracticeModel.JudgedText) -> Message {
    switch text {
    case .older: Message("Verdict for your code before the last save", context: "pane")
    case .untouched: Message("Verdict for the untouched stub", context: "pane")
    case .saved: Message("Verdict for your last save", context: "pane")
    }
  }

  /// The verdict in which each check says all it has to say, by the text that was judged.
  fileprivate static func allChecks(of text: PracticeModel.JudgedText) -> Message {
    switch text {
    case .older: Message("All checks for your code before the last save", context: "pane")
    case .untouched: Message("All checks for the untouched stub", context: "pane")
    case .saved: Message("All checks for your last save", context: "pane")
    }
  }
}
