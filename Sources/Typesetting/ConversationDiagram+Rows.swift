import Terminal

extension ConversationDiagram {
  /// The names in boxes, or underlined if the terminal could misplace a box's right edge.
  func heads() -> [Row] {
    let isBoxed = names.allSatisfy(\.hasCertainWidth)
    let blank = Row(width: layout.width)
    var (top, middle, bottom) = (blank, blank, blank)
    for (index, name) in names.enumerated() {
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

  /// The text of a message, its arrow below, and its mark below that.
  func arrow(_ arrow: Arrow) -> [Row] {
    let (sender, receiver) = (layout.lifelines[arrow.sender], layout.lifelines[arrow.receiver])
    let (style, pen) = (style(of: arrow), pen(for: arrow))
    let line = min(sender, receiver) + 1..<max(sender, receiver)
    var row = pause()
    row.draw(pen.line, in: line)
    let crossings = layout.lifelines.enumerated()
      .filter { line.contains($0.element) && isAlive($0.offset) }.map(\.element)
    for crossing in crossings { row.draw(pen.crossing, at: crossing) }
    let pointsRight = sender < receiver
    row.draw(pointsRight ? pen.leaves.right : pen.leaves.left, at: sender)
    row.draw(
      pointsRight ? self.pen.head.right : self.pen.head.left,
      at: pointsRight ? receiver - 1 : receiver + 1)
    // A lifeline keeps its style where an arrow for another object crosses it.
    for part in line.split(whereSeparator: crossings.contains) {
      row.tint(part.startIndex..<part.endIndex, style)
    }
    return texts(arrow.text, of: arrow, style: style ?? theme.code) + [row]
      + (arrow.words.map { texts($0, of: arrow, style: style ?? theme.furniture, .decoration) }
        ?? [])
  }

  /// The loop of a message to oneself, with its text and then its mark to the right.
  func loop(_ arrow: Arrow) -> [Row] {
    let lifeline = layout.lifelines[arrow.sender]
    let room = layout.room(across: arrow.gaps)
    let column = lifeline + Layout.loopWidth
    let (style, pen) = (style(of: arrow), pen(for: arrow))
    var rows = arrow.text.rows(within: room).map {
      row($0, at: column, style: style ?? theme.code)
    }
    rows += (arrow.words?.rows(within: room) ?? []).map {
      row($0, at: column, style: style ?? theme.furniture, .decoration)
    }
    if rows.count == 1 { rows.append(pause()) }
    for (index, corner) in [pen.corners.top, pen.corners.bottom].enumerated() {
      rows[index].draw(pen.line, in: lifeline + 1..<lifeline + 3)
      rows[index].draw(corner, at: lifeline + 3)
      rows[index].tint(lifeline + 1..<lifeline + 4, style)
    }
    rows[0].draw(pen.leaves.right, at: lifeline)
    rows[1].draw(self.pen.head.left, at: lifeline + 1)
    return rows
  }

  /// The actual or expected end of a lifeline, with words to its right.
  func end(of index: Int, _ words: SelectorText, isOver: Bool, _ sign: Sign?) -> [Row] {
    let lifeline = layout.lifelines[index]
    let style = sign?.style(in: theme)
    var rows = words.rows(within: layout.roomBesideEnd(of: index)).map {
      row($0, at: lifeline + Layout.endWidth, style: style ?? theme.furniture, .decoration)
    }
    if isOver {
      rows[0].draw(pen.end, at: lifeline)
      rows[0].tint(lifeline..<lifeline + 1, style)
      for index in rows.indices.dropFirst() { rows[index].draw(" ", at: lifeline) }
    } else {
      for (offset, mark) in pen.leader.enumerated() { rows[0].draw(mark, at: lifeline + offset) }
      rows[0].tint(lifeline + 1..<lifeline + pen.leader.count, style)
    }
    return rows
  }

  private func style(of arrow: Arrow) -> Style? { arrow.sign?.style(in: theme) }

  private func pen(for arrow: Arrow) -> Pen.Arrow {
    if arrow.isAbsent { return pen.missing }
    if arrow.sign == .surplus { return pen.surplus }
    return arrow.isAnswer ? pen.answer : pen.message
  }

  private func texts(
    _ text: SelectorText, of arrow: Arrow, style: Style, _ role: Span.Role = .content
  ) -> [Row] {
    let rows = text.rows(within: layout.room(across: arrow.gaps))
    let column = column(of: arrow, width: rows.width)
    return rows.map { row($0, at: column, style: style, role) }
  }

  private func row(
    _ text: String, at column: Int, style: Style, _ role: Span.Role = .content
  ) -> Row {
    var row = pause()
    row.write(text, at: column, style: style, role: role)
    return row
  }

  /// The start column of a message's text: centred in the gap beside the sender if it fits there,
  /// so that it covers no lifeline; otherwise centred across all gaps of the arrow.
  private func column(of arrow: Arrow, width: Int) -> Int {
    let all = arrow.gaps
    let isToTheRight = arrow.sender < arrow.receiver
    let nearest = isToTheRight ? all.prefix(1) : all.suffix(1)
    let gaps = layout.room(across: nearest) >= width ? nearest : all
    return layout.lifelines[gaps.lowerBound] + 2 + (layout.room(across: gaps) - width) / 2
  }
}

extension [String] {
  /// The width of the widest row.
  fileprivate var width: Int { map { WidthModel.widest.width(of: $0) }.max() ?? 0 }
}
