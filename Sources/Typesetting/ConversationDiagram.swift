import CourseModel
import Terminal

/// A sequence diagram of a conversation: names side by side, a lifeline below each, and an arrow
/// with its text for each message. Signs in the margin mark differences from the model.
struct ConversationDiagram {
  /// The maximum width of words between two messages, however narrow the drawing is.
  private static let noteLimit = 60

  let names: [String]
  let entries: [Entry]
  let layout: Layout
  let pen: Pen
  let theme: Theme
  private let drawing: TerminalProfile.Drawing
  private let width: Int
  /// The lifelines that have ended so far.
  private var ended: Set<Int> = []

  /// The drawing, or nil if it does not fit in a width.
  ///
  /// - Parameters:
  ///   - outsider: The participant without a lifeline, described in sentences instead; nil for
  ///     none.
  ///   - width: The number of columns, without the margin.
  init?(_ words: ConversationWords, without outsider: Int? = nil, within width: Int) {
    names = words.conversation.participants.enumerated().filter { $0.offset != outsider }
      .map(\.element)
    entries = Self.entries(words, without: outsider)
    let layout = Layout.fitting(
      names: names.map { WidthModel.widest.width(of: $0) }, entries: entries, within: width)
    guard let layout else { return nil }
    self.layout = layout
    drawing = words.typesetter.profile.drawing
    pen = Pen(drawing)
    theme = words.theme
    self.width = width
  }

  /// The signs that occur in the margin.
  var signs: [Sign] { Sign.allCases.filter { sign in entries.contains { $0.sign == sign } } }

  /// The rows, from the names down to the ends of the lifelines.
  ///
  /// - Parameter hasMargin: Whether to add a margin of two columns for signs.
  func lines(hasMargin: Bool) -> [Line] {
    var drawn = self
    let heads = heads().map { $0.line(theme.furniture) }
    return entries.enumerated().reduce(into: hasMargin ? beside(nil, heads) : heads) {
      lines, entry in
      let (index, entry) = entry
      let rows = drawn.rows(of: entry)
      lines += hasMargin ? beside(entry.sign, rows) : rows
      // The recording ends here, so it is unknown which objects live on.
      if entry.sign == .stopped, index == entries.count - 1 { return }
      let pause = [drawn.pause().line(theme.furniture)]
      lines += hasMargin ? beside(nil, pause) : pause
    }
  }

  private func beside(_ sign: Sign?, _ rows: [Line]) -> [Line] {
    let text = sign?.text(in: drawing) ?? ""
    let blanks = String(repeating: " ", count: Sign.columns - text.count)
    let prefix = Span.decoration(text + blanks, style: sign?.style(in: theme) ?? theme.furniture)
    return Margin.none.adding(prefix, prefix).setting(rows)
  }

  private mutating func rows(of entry: Entry) -> [Line] {
    switch entry.kind {
    case .arrow(let arrow):
      let rows = arrow.gaps.isEmpty ? loop(arrow) : self.arrow(arrow)
      return rows.map { $0.line(theme.furniture) }
    case .end(let index, let words, let isOver):
      let rows = end(of: index, words, isOver: isOver, entry.sign)
      if isOver { ended.insert(index) }
      return rows.map { $0.line(theme.furniture) }
    case .across(let words): return across(words)
    case .stop(let words): return stop(words)
    }
  }

  /// Words that interrupt the lifelines.
  private func across(_ words: [Span]) -> [Line] {
    LineBreaker(width: min(width, max(layout.width, Self.noteLimit))).lines(of: words)
  }

  /// A line across all lifelines, with words in it if they fit.
  private func stop(_ words: String) -> [Line] {
    let style = Sign.stopped.style(in: theme)
    let room = WidthModel.widest.width(of: words) + 6
    guard room <= width else { return across([.decoration(words, style: style)]) }
    let rest = max(2, layout.width - room + 2)
    let line = { (count: Int) in String(repeating: pen.stop, count: count) }
    return [Line([.decoration("\(line(2)) \(words) \(line(rest))", style: style)])]
  }

  /// A row of lifelines only, with which every row starts.
  func pause() -> Row {
    var row = Row(width: layout.width)
    for (index, column) in layout.lifelines.enumerated() where !ended.contains(index) {
      row.draw(pen.lifeline, at: column)
    }
    return row
  }

  /// Whether a lifeline continues.
  func isAlive(_ index: Int) -> Bool { !ended.contains(index) }
}
