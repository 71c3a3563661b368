import Terminal

extension RetainPathDiagram {
  /// The boxes one below the other, for when they do not fit side by side. The arrow back to the
  /// first is to their right.
  func oneBelowTheOther(within width: Int) -> [Row]? {
    guard names.count > 1 else { return nil }
    let inner =
      zip(names, properties + [""]).map { name, property in
        let box = name.inkColumns + 2 * Self.boxMargin
        return max(box, (box - 1) / 2 + 2 + property.inkColumns)
      }.max() ?? 0
    let total = isClosed ? inner + 5 + (properties.last?.inkColumns ?? 0) : inner
    guard total <= width else { return nil }
    var rows: [Row] = []
    for (index, name) in names.enumerated() {
      var boxRows = [Row](repeating: Row(width: total), count: 3)
      let box = 0..<name.inkColumns + 2 * Self.boxMargin
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

  /// The part of the arrow back to the first box that is beside this box.
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
}
