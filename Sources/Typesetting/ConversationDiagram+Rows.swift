import Conversations
import Terminal

extension ConversationDiagram {
  /// Names in boxes, or underlined where a box's right edge could be out of its column.
  func heads() -> [Row] {
    let isBoxed = conversation.participants.allSatisfy(\.hasCertainWidth)
    let blank = Row(width: layout.width)
    var (top, middle, bottom) = (blank, blank, blank)
    for (index, name) in conversation.participants.enumerated() {
      let box = layout.boxes[index]
      let (first, last) = (box.lowerBound, box.upperBound - 1)
      top.draw(pen.edge, in: box)
      bottom.draw(pen.edge, in: box)
      bottom.draw(pen.stem, at: layout.lifelines[index])
      if isBoxed {
        for (column, side) in [(first, pen.top.left), (last, pen.top.right)] {
          top.draw(side, at: column)
        }
        for (column, side) in [(first, pen.bottom.left), (last, pen.bottom.right)] {
          bottom.draw(side, at: column)
        }
        middle.draw(pen.side, at: first)
        middle.draw(pen.side, at: last)
      }
      middle.write(name, at: first + Layout.boxMargin, style: theme.participant)
    }
    return isBoxed ? [top, middle, bottom] : [middle, bottom]
  }

  /// The text of a message, and the arrow below it.
  func arrow(_ message: Conversation.Message) -> [Row] {
    let texts = SelectorText(message.text).rows(within: layout.room(across: message.gaps))
    let column = column(of: message, width: texts.width)
    var arrow = pause()
    let (sender, receiver) = (
      layout.lifelines[message.sender], layout.lifelines[message.receiver]
    )
    let line = min(sender, receiver) + 1..<max(sender, receiver)
    arrow.draw(message.isAnswer ? pen.answer : pen.message, in: line)
    for crossed in layout.lifelines where line.contains(crossed) {
      arrow.draw(pen.crossing, at: crossed)
    }
    let pointsRight = sender < receiver
    arrow.draw(pointsRight ? pen.leaves.right : pen.leaves.left, at: sender)
    arrow.draw(
      pointsRight ? pen.head.right : pen.head.left, at: pointsRight ? receiver - 1 : receiver + 1)
    return texts.map { row($0, at: column, style: theme.code) } + [arrow]
  }

  /// The loop of a message to oneself, its text to the right.
  func loop(_ message: Conversation.Message) -> [Row] {
    let lifeline = layout.lifelines[message.sender]
    let texts = SelectorText(message.text).rows(within: layout.room(across: message.gaps))
    let column = lifeline + Layout.loopWidth
    var rows = texts.map { row($0, at: column, style: theme.code) }
    if rows.count == 1 { rows.append(pause()) }
    let line = message.isAnswer ? pen.answer : pen.message
    for (index, corner) in [pen.top.right, pen.bottom.right].enumerated() {
      rows[index].draw(line, in: lifeline + 1..<lifeline + 3)
      rows[index].draw(corner, at: lifeline + 3)
    }
    rows[0].draw(pen.leaves.right, at: lifeline)
    rows[1].draw(pen.head.left, at: lifeline + 1)
    return rows
  }

  private func row(_ text: String, at column: Int, style: Style) -> Row {
    var row = pause()
    row.write(text, at: column, style: style)
    return row
  }

  /// Where the text of a message begins: in the middle of the gap beside the sender if it fits
  /// there, so that it covers no lifeline, else of all the gaps that it crosses.
  private func column(of message: Conversation.Message, width: Int) -> Int {
    let all = message.gaps
    let isToTheRight = message.sender < message.receiver
    let nearest = isToTheRight ? all.prefix(1) : all.suffix(1)
    let gaps = layout.room(across: nearest) >= width ? nearest : all
    return layout.lifelines[gaps.lowerBound] + 2 + (layout.room(across: gaps) - width) / 2
  }
}

extension [String] {
  /// The columns of the widest.
  fileprivate var width: Int { map { WidthModel.widest.width(of: $0) }.max() ?? 0 }
}
