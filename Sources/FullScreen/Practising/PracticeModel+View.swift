import Messages
import Terminal

extension PracticeModel {
  package var view: [Line]? { rows }

  /// The screen: as many lines as it has rows, none wider than it is.
  var rows: [Line] {
    let isSaying = question != nil || said?.isEmpty == false
    // Without room for the keys, a message replaces the state line.
    var lines = !hasKeys && isSaying ? Array(footer.prefix(1)) : [stateLine]
    if hasTitle { lines.insert(titleLine, at: 0) }
    if hasRule { lines.append(ruleLine) }
    let body = body
    lines += body + Array(repeating: Line(), count: max(0, bodyRows - body.count))
    if hasKeys { lines += footer }
    lines += Array(repeating: Line(), count: max(0, size.rows - lines.count))
    return lines.prefix(size.rows).map { $0.truncated(to: size.columns) }
  }

  /// The messages to show, in the user's language; nil if there are none.
  var said: String? {
    notice.sentences.isEmpty ? nil : profile.text(ofSentences: notice.sentences)
  }

  private var body: [Line] {
    switch layers.front {
    case .page(let view), .help(let view): return Array(view.pane.visible.prefix(bodyRows))
    case .list(let list):
      return Array(
        lines(of: list, columns: size.columns).dropFirst(list.menu.top).prefix(bodyRows))
    case .attempts(let list):
      let (heading, rows) = lines(of: list, columns: size.columns)
      return [heading] + rows.dropFirst(list.menu.top).prefix(max(0, bodyRows - 1))
    case .checks(let list):
      return Array(
        lines(of: list, columns: size.columns).dropFirst(list.menu.top).prefix(bodyRows))
    case .side where !isSplit: return Array(sidePane.visible.prefix(bodyRows))
    case .verdict where !isSplit: return Array(verdictView.pane.visible.prefix(bodyRows))
    case .verdict, .side: return splitBody
    }
  }

  private var splitBody: [Line] {
    let left = Array(verdictView.pane.visible)
    let right = Array(sidePane.visible)
    let bar = Span.decoration(
      profile.drawing == .unicode ? " │ " : " | ", style: Style(dim: true))
    return (0..<bodyRows).map { row in
      let line = (row < left.count ? left[row] : Line()).truncated(to: verdictColumns)
      let padding = String(repeating: " ", count: max(0, verdictColumns - line.width()))
      return Line(
        line.spans + [.decoration(padding), bar] + (row < right.count ? right[row].spans : [])
      ).trimmed()
    }
  }

  var sidePane: Pane { (side == .lesson ? lesson : task)?.pane ?? Pane() }

  var sideTitle: String {
    switch side {
    case .task: profile.text(of: .task)
    case .lesson: lesson?.page.title ?? profile.text(of: Message("Lesson", context: "pane"))
    }
  }
}

extension Message {
  static let task = Message("Task", context: "pane")
}
