import Terminal

/// A chain of objects as boxes, with an arrow and the property's name for each strong reference. A
/// closed chain is a retain cycle.
struct RetainPathDiagram {
  typealias Row = ConversationDiagram.Row

  /// The names of the objects.
  let names: [String]
  /// The properties that refer to the next object; in a retain cycle, also from last to first.
  let properties: [String]
  let pen: ConversationDiagram.Pen
  let theme: Theme
  /// Whether the references are only guessed.
  let isGuess: Bool

  static let boxMargin = 2

  var isClosed: Bool { properties.count == names.count }
  var line: [Character] { isGuess ? pen.missing.line : pen.message.line }

  /// The rows; nil if they do not fit in a width, or if the width of a name is uncertain.
  func lines(within width: Int) -> [Line]? {
    guard (names + properties).allSatisfy(\.hasCertainWidth) else { return nil }
    let rows = sideBySide(within: width) ?? oneBelowTheOther(within: width)
    return rows?.map { $0.line(theme.furniture) }
  }

  // MARK: - Side by side

  private func sideBySide(within width: Int) -> [Row]? {
    var boxes: [Range<Int>] = []
    for (index, name) in names.enumerated() {
      let gap = index > 0 ? properties[index - 1].inkColumns + 4 : 0
      let start = (boxes.last?.upperBound ?? 0) + gap
      boxes.append(start..<start + name.inkColumns + 2 * Self.boxMargin)
    }
    if names.count > 1, isClosed, let first = boxes.first, let last = boxes.last {
      // The name of the closing property is below the boxes, between the ends of its arrow.
      let missing = (properties.last?.inkColumns ?? 0) + 4 - (last.middle - first.middle)
      if missing > 0 {
        boxes[boxes.count - 1] = last.lowerBound + missing..<last.upperBound + missing
      }
    }
    let end = boxes.last?.upperBound ?? 0
    let isAlone = isClosed && names.count == 1
    let total = max(end, isAlone ? end + (properties.last?.inkColumns ?? 0) + 1 : 0)
    guard total <= width else { return nil }
    var rows = [Row](repeating: Row(width: total), count: isClosed ? 5 : 3)
    for (name, box) in zip(names, boxes) { draw(name, box, &rows) }
    for (index, (box, next)) in zip(boxes, boxes.dropFirst()).enumerated() {
      let gap = box.upperBound..<next.lowerBound
      rows[0].write(properties[index], at: gap.lowerBound + 2, style: theme.code)
      rows[1].draw(pen.message.leaves.right, at: gap.lowerBound - 1)
      rows[1].draw(line, in: gap)
      rows[1].draw(pen.head.right, at: gap.upperBound - 1)
      rows[1].tint(gap, arrowStyle)
    }
    if isClosed { close(boxes, &rows) }
    return rows
  }

  /// The arrow back to the first box, below all boxes.
  private func close(_ boxes: [Range<Int>], _ rows: inout [Row]) {
    guard let first = boxes.first, let last = boxes.last, let property = properties.last
    else { return }
    let isAlone = boxes.count == 1
    let (up, down) =
      isAlone
      ? (first.lowerBound + 1, first.upperBound - 2) : (first.middle, last.middle)
    rows[2].draw(pen.stem, at: down)
    rows[3].draw(pen.headUp, at: up)
    rows[3].draw(pen.lifeline, at: down)
    rows[3].tint(up..<up + 1, arrowStyle)
    rows[3].tint(down..<down + 1, arrowStyle)
    rows[3].write(
      property, at: isAlone ? down + 3 : up + 2 + (down - up - 3 - property.inkColumns) / 2,
      style: theme.code)
    rows[4].draw(line, in: up..<down)
    rows[4].draw(pen.bottom.left, at: up)
    rows[4].draw(pen.bottom.right, at: down)
    rows[4].tint(up..<down + 1, arrowStyle)
  }

  // MARK: - A box

  var arrowStyle: Style { isClosed ? theme.removed : theme.otherwise }

  func draw(_ name: String, _ box: Range<Int>, _ rows: inout [Row]) {
    let (first, last) = (box.lowerBound, box.upperBound - 1)
    for (row, corners) in [(0, pen.top), (2, pen.bottom)] {
      rows[row].draw(pen.edge, in: box)
      rows[row].draw(corners.left, at: first)
      rows[row].draw(corners.right, at: last)
    }
    rows[1].draw(pen.side, at: first)
    rows[1].draw(pen.side, at: last)
    rows[1].write(name, at: first + Self.boxMargin, style: theme.participant)
  }
}

extension String {
  var inkColumns: Int { WidthModel.widest.width(of: self) }
}

extension Range<Int> {
  var middle: Int { lowerBound + (count - 1) / 2 }
}
