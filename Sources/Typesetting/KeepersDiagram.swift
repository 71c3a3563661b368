import Conversations
import Terminal

/// Objects as boxes in a chain, an arrow for each strong reference with its property's name; one that
/// closes on itself is a circle.
struct KeepersDiagram {
  typealias Row = ConversationDiagram.Row

  /// The names of the objects.
  let names: [String]
  /// The properties, from each object to the next; one more in a circle, from the last to the first.
  let properties: [String]
  let pen: ConversationDiagram.Pen
  let theme: Theme
  /// Whether the references can only be guessed.
  let isGuess: Bool

  private static let boxMargin = 2

  private var isClosed: Bool { properties.count == names.count }
  private var line: [Character] { isGuess ? pen.missing.line : pen.message.line }

  /// The rows; `nil` where a width has no room for them, or where a name's width is not certain.
  func lines(within width: Int) -> [Line]? {
    guard (names + properties).allSatisfy(\.hasCertainWidth) else { return nil }
    let rows = sideBySide(within: width) ?? oneBelowTheOther(within: width)
    return rows?.map { $0.line(theme.furniture) }
  }

  // MARK: - Side by side

  private func sideBySide(within width: Int) -> [Row]? {
    var boxes: [Range<Int>] = []
    for (index, name) in names.enumerated() {
      let gap = index > 0 ? properties[index - 1].columns + 4 : 0
      let start = (boxes.last?.upperBound ?? 0) + gap
      boxes.append(start..<start + name.columns + 2 * Self.boxMargin)
    }
    if names.count > 1, isClosed, let first = boxes.first, let last = boxes.last {
      // The name of the property that closes the circle stands below, between its ends.
      let missing = (properties.last?.columns ?? 0) + 4 - (last.middle - first.middle)
      if missing > 0 { boxes[boxes.count - 1] = last.lowerBound + missing..<last.upperBound + missing }
    }
    let end = boxes.last?.upperBound ?? 0
    let isAlone = isClosed && names.count == 1
    let total = max(end, isAlone ? end + (properties.last?.columns ?? 0) + 1 : 0)
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

  /// The arrow back to the first box, below all of them.
  private func close(_ boxes: [Range<Int>], _ rows: inout [Row]) {
    guard let first = boxes.first, let last = boxes.last, let property = properties.last
    else { return }
    let isAlone = boxes.count == 1
    let (up, down) = isAlone
      ? (first.lowerBound + 1, first.upperBound - 2) : (first.middle, last.middle)
    rows[2].draw(pen.stem, at: down)
    rows[3].draw(pen.headUp, at: up)
    rows[3].draw(pen.lifeline, at: down)
    rows[3].tint(up..<up + 1, arrowStyle)
    rows[3].tint(down..<down + 1, arrowStyle)
    rows[3].write(
      property, at: isAlone ? down + 3 : up + 2 + (down - up - 3 - property.columns) / 2,
      style: theme.code)
    rows[4].draw(line, in: up..<down)
    rows[4].draw(pen.bottom.left, at: up)
    rows[4].draw(pen.bottom.right, at: down)
    rows[4].tint(up..<down + 1, arrowStyle)
  }

  // MARK: - One below the other

  private func oneBelowTheOther(within width: Int) -> [Row]? {
    guard names.count > 1 else { return nil }
    let inner = zip(names, properties + [""]).map { name, property in
      let box = name.columns + 2 * Self.boxMargin
      return max(box, (box - 1) / 2 + 2 + property.columns)
    }.max() ?? 0
    let total = isClosed ? inner + 5 + (properties.last?.columns ?? 0) : inner
    guard total <= width else { return nil }
    var rows: [Row] = []
    for (index, name) in names.enumerated() {
      var boxRows = [Row](repeating: Row(width: total), count: 3)
      let box = 0..<name.columns + 2 * Self.boxMargin
      draw(name, box, &boxRows)
      if isClosed { back(beside: box, index, inner + 2, &boxRows) }
      guard index < names.count - 1 else {
        rows += boxRows
        break
      }
      boxRows[2].draw(pen.stem, at: box.middle)
      var between = [Row](repeating: Row(width: total), count: 2)
      between[0].draw(isGuess ? pen.missing.line[0] : pen.lifeline, at: box.middle)
      between[1].draw(pen.headDown, at: box.middle)
      for row in between.indices {
        between[row].tint(box.middle..<box.middle + 1, arrowStyle)
        if isClosed {
          between[row].draw(pen.lifeline, at: inner + 2)
          between[row].tint(inner + 2..<inner + 3, arrowStyle)
        }
      }
      between[0].write(properties[index], at: box.middle + 2, style: theme.code)
      rows += boxRows + between
    }
    return rows
  }

  /// The part of the arrow back to the first box that is beside this one.
  private func back(
    beside box: Range<Int>, _ index: Int, _ column: Int, _ rows: inout [Row]
  ) {
    switch index {
    case 0:
      rows[1].draw(line, in: box.upperBound..<column)
      rows[1].draw(pen.head.left, at: box.upperBound)
      rows[1].draw(pen.top.right, at: column)
      rows[1].tint(box.upperBound..<column + 1, arrowStyle)
      rows[2].draw(pen.lifeline, at: column)
      rows[2].tint(column..<column + 1, arrowStyle)
    case names.count - 1:
      rows[0].draw(pen.lifeline, at: column)
      rows[0].tint(column..<column + 1, arrowStyle)
      rows[1].draw(pen.message.leaves.right, at: box.upperBound - 1)
      rows[1].draw(line, in: box.upperBound..<column)
      rows[1].draw(pen.bottom.right, at: column)
      rows[1].tint(box.upperBound..<column + 1, arrowStyle)
      rows[1].write(properties[index], at: column + 2, style: theme.code)
    default:
      for row in rows.indices {
        rows[row].draw(pen.lifeline, at: column)
        rows[row].tint(column..<column + 1, arrowStyle)
      }
    }
  }

  // MARK: - A box

  private var arrowStyle: Style { isClosed ? theme.removed : theme.otherwise }

  private func draw(_ name: String, _ box: Range<Int>, _ rows: inout [Row]) {
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
  fileprivate var columns: Int { WidthModel.widest.width(of: self) }
}

extension Range<Int> {
  fileprivate var middle: Int { lowerBound + (count - 1) / 2 }
}
