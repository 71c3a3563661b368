import Messages
import Terminal

extension ReaderModel {
  private static let bar = Style(reverse: true)
  private static let gap = 2
  /// The columns of a title that tell it from others.
  private static let shortTitle = 16

  /// The last row: the present activity and position.
  var statusLine: Line {
    if case .query(let editor, _) = mode { return queryLine(editor) }
    if isAsking, notice.isEmpty, focus == nil, let asking = pages[page.address] {
      return asking.reply.line(columns: size.columns, for: asking.questions, in: profile)
    }
    let subject = Line(subject)
    // Show a notice in full; the beginning of a title is enough.
    let needed = notice.isEmpty ? min(subject.width(), Self.shortTitle) : subject.width()
    let hints = self.hints
    let count = (1...hints.count).last { room(beside: hints.prefix($0)) >= needed } ?? 0
    return bar(subject, hints.prefix(count))
  }

  private func room(beside hints: ArraySlice<String>) -> Int {
    let text = Self.joined(hints)
    return size.columns - 2 - (text.isEmpty ? 0 : Line(text).width() + Self.gap)
  }

  private static func joined(_ hints: ArraySlice<String>) -> String {
    hints.joined(separator: " · ")
  }

  /// The hints at the right, the most important first.
  private var hints: [String] {
    let hints: [Message?] =
      switch mode {
      // Translators: 'q' is a key.
      case _ where isWaiting: [Message("q quit")]
      // Translators: Enter is a key, which goes to the heading that is chosen.
      case .contents: [Message("Esc closes"), Message("Enter goes there")]
      case .help, .output: [Message("any other key closes"), Message("j and k scroll")]
      case .reading, .query:
        // Translators: 'r' is a key, which plays the program with this name.
        [
          searchCount, playable.map { Message("r plays \($0, "program")") }, position,
          .helpAndQuitKeys,
        ]
      }
    return hints.compactMap { $0.map(profile.text) }
  }

  /// The position: `12–34 of 240`.
  private var position: Message {
    let rows = visibleRows
    // Translators: In place of rows: the page has none.
    guard !rows.isEmpty else { return Message("empty", context: "page") }
    // Translators: In place of rows: all of the page is in view.
    guard top < lastTop || top > 0 else { return Message("all", context: "page") }
    let (first, count) = (rows.lowerBound + 1, layout.lines.count)
    if let questions, let open = questions.open {
      let position = Message.rows(
        first, to: rows.upperBound, untilQuestion: open + 1, of: questions.predictions.count)
      // A narrow screen has the keys instead of the question's number.
      let hints = [position, .helpAndQuitKeys].map(profile.text)
      return room(beside: hints[...]) >= Self.shortTitle
        ? position : .rows(first, to: rows.upperBound)
    }
    // Translators: Which rows of a page are in view, the last among them.
    return top == lastTop
      ? Message("\(first, "first")–\(rows.upperBound, "last") of \(count, "count"), end")
      : .rows(first, to: rows.upperBound, of: count)
  }

  private var subject: [Span] {
    if !notice.isEmpty { return notice }
    if isWaiting { return profile.spans(of: Message("laying out the page …")) }
    switch mode {
    // Translators: Shown over a page: its headings.
    case .contents: return profile.spans(of: Message("Contents", context: "pane"))
    // Translators: Shown over a page: the keys and what they do.
    case .help: return profile.spans(of: Message("Keys", context: "pane"))
    case .output(let title, _): return [Span(title)]
    case .reading, .query: break
    }
    guard let focus else { return [Span(layout.page.title)] }
    let target = layout.links[focus].target
    return [Span("→ "), Span(page.linkNames[target.address] ?? target.address, link: target)]
  }

  /// Returns subject and hints on a bar across the whole screen.
  private func bar(_ subject: Line, _ hints: ArraySlice<String>) -> Line {
    let shown = subject.truncated(to: max(0, room(beside: hints)))
    let end = Line(Self.joined(hints))
    let padding = max(0, size.columns - 2 - shown.width() - end.width())
    let spans =
      [.decoration(" ")] + shown.spans + [.decoration(String(repeating: " ", count: padding))]
      + end.spans + [.decoration(" ")]
    return Line(
      spans.map { Span($0.text, style: Self.bar, role: $0.role, link: $0.link) }
    ).truncated(to: size.columns)
  }

  /// Returns the query while it is typed, with the number of matches.
  private func queryLine(_ editor: QueryEditor) -> Line {
    // Translators: Beside what is being typed.
    let count =
      editor.text.isEmpty ? "" : profile.text(of: searchCount ?? Message("not found"))
    let right = count.isEmpty || size.columns < count.count + 12 ? "" : count
    let room = max(1, size.columns - 1 - (right.isEmpty ? 0 : right.count + Self.gap))
    let left = Line([.decoration("/")] + editor.spans(columns: room))
    let padding = size.columns - left.width() - right.count
    return Line(
      left.spans + [.decoration(String(repeating: " ", count: max(0, padding))), Span(right)]
    ).truncated(to: size.columns)
  }
}

extension Message {
  /// '?' and 'q' are keys.
  fileprivate static let helpAndQuitKeys = Message("? help  q quit")
}
