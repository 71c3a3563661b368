import Conversations
import Messages
import Terminal

/// A conversation drawn: names side by side, a lifeline below each, time running down, an arrow for
/// each message with its text above it; signs in the margin where it differs from the model's.
struct ConversationDiagram {
  /// The columns that words between two messages may take, however narrow the drawing is.
  private static let noteLimit = 60

  let names: [String]
  let entries: [Entry]
  let layout: Layout
  let pen: Pen
  let theme: Theme
  private let drawing: TerminalProfile.Drawing
  private let width: Int
  /// The lifelines that are over, as the drawing goes down.
  private var ended: Set<Int> = []

  /// The drawing, or `nil` when a width has no room for it.
  ///
  /// - Parameters:
  ///   - outsider: The participant who has no lifeline, and of whom sentences speak; nil for none.
  ///   - width: Columns, without those of the margin.
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

  /// The signs that stand in the margin.
  var signs: [Sign] { Sign.allCases.filter { sign in entries.contains { $0.sign == sign } } }

  /// The rows, from the names down to the ends of the lifelines.
  ///
  /// - Parameter hasMargin: Whether there is a margin of two columns, for signs.
  func lines(hasMargin: Bool) -> [Line] {
    var drawn = self
    let heads = heads().map { $0.line(theme.furniture) }
    return entries.enumerated().reduce(into: hasMargin ? beside(nil, heads) : heads) {
      lines, entry in
      let (index, entry) = entry
      let rows = drawn.rows(of: entry)
      lines += hasMargin ? beside(entry.sign, rows) : rows
      // Nobody knows who lives on where a recording ends.
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

  /// A line across all lifelines, with words in it where there is room.
  private func stop(_ words: String) -> [Line] {
    let style = Sign.stopped.style(in: theme)
    let room = WidthModel.widest.width(of: words) + 6
    guard room <= width else { return across([.decoration(words, style: style)]) }
    let rest = max(2, layout.width - room + 2)
    let line = { (count: Int) in String(repeating: pen.stop, count: count) }
    return [Line([.decoration("\(line(2)) \(words) \(line(rest))", style: style)])]
  }

  /// The lifelines alone: what every row begins as.
  func pause() -> Row {
    var row = Row(width: layout.width)
    for (index, column) in layout.lifelines.enumerated() where !ended.contains(index) {
      row.draw(pen.lifeline, at: column)
    }
    return row
  }

  /// Whether a lifeline goes on.
  func isAlive(_ index: Int) -> Bool { !ended.contains(index) }
}
