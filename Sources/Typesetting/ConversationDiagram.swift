import Conversations
import Terminal

/// A conversation drawn: names side by side, a lifeline below each, time running down, an arrow for
/// each message with its text above it.
struct ConversationDiagram {
  /// The columns that notes may take, however narrow the drawing is.
  private static let noteLimit = 60

  let conversation: Conversation
  let layout: Layout
  let pen: Pen
  let theme: Theme
  private let width: Int

  /// The drawing, or `nil` when a width has no room for it.
  init?(of conversation: Conversation, within width: Int, pen: Pen, theme: Theme) {
    let names = conversation.participants.map { WidthModel.widest.width(of: $0) }
    guard let layout = Layout.fitting(names: names, steps: conversation.steps, within: width)
    else { return nil }
    self.conversation = conversation
    self.layout = layout
    self.pen = pen
    self.theme = theme
    self.width = width
  }

  /// The rows, from the names down to the ends of the lifelines.
  func lines() -> [Line] {
    let pause = [pause().line(theme.furniture)]
    return conversation.steps.reduce(into: heads().map { $0.line(theme.furniture) }) {
      lines, step in
      switch step {
      case .message(let message):
        let rows = message.gaps.isEmpty ? loop(message) : arrow(message)
        lines += rows.map { $0.line(theme.furniture) } + pause
      case .note(let text): lines += note(text) + pause
      case .end, .omission, .interruption: break
      }
    }
  }

  /// The author's words, which interrupt the lifelines.
  private func note(_ text: String) -> [Line] {
    LineBreaker(width: min(width, max(layout.width, Self.noteLimit)))
      .lines(of: [Span(text, style: theme.emphasis)])
  }

  /// The lifelines alone: what every row begins as.
  func pause() -> Row {
    var row = Row(width: layout.width)
    for column in layout.lifelines { row.draw(pen.lifeline, at: column) }
    return row
  }
}
