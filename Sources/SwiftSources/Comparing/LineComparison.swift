/// The lines of two texts, each on both sides or on one.
///
/// Lines that differ only in surrounding blanks count as equal: code with a different indentation
/// is the same code.
package struct LineComparison: Sendable, Equatable {
  /// One line, or a pair of equal lines.
  package enum Row: Sendable, Equatable {
    /// A line on both sides.
    case both(mine: Declaration.Line, model: Declaration.Line)
    /// A line only on my side. Its marks are the words missing in its counterpart, in Unicode
    /// scalars; empty if the model has no similar line.
    case mine(Declaration.Line, marks: [Range<Int>])
    /// A line only in the model, with corresponding marks.
    case model(Declaration.Line, marks: [Range<Int>])
  }

  /// The rows in the order of both sides; among differing lines, mine come first.
  package let rows: [Row]

  /// The maximum number of lines on both sides to compare, not counting those before the first
  /// difference and after the last one. Beyond it, all lines count as different. The time grows
  /// with the square.
  private static let limit = 3_000

  /// Compares lines with those of a model (Myers 1986, in the standard library).
  init(of mine: [Declaration.Line], with model: [Declaration.Line]) {
    let left = mine.map { $0.text.trimmed }
    let right = model.map { $0.text.trimmed }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left[start...].reversed(), right[start...].reversed()).prefix { $0 == $1 }.count
    let middleLeft = left[start..<(left.count - end)]
    let middleRight = right[start..<(right.count - end)]
    var removed = Set(middleLeft.indices)
    var inserted = Set(middleRight.indices)
    if middleLeft.count + middleRight.count <= Self.limit {
      let difference = Array(middleRight).difference(from: Array(middleLeft))
      removed = Set(difference.removals.map { $0.offset + start })
      inserted = Set(difference.insertions.map { $0.offset + start })
    }
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < mine.count || j < model.count {
      let own = Self.run(from: i, in: removed)
      let others = Self.run(from: j, in: inserted)
      guard own.isEmpty, others.isEmpty else {
        rows += Self.rows(of: Array(mine[own]), and: Array(model[others]))
        (i, j) = (own.upperBound, others.upperBound)
        continue
      }
      guard i < mine.count, j < model.count else { break }
      rows.append(.both(mine: mine[i], model: model[j]))
      (i, j) = (i + 1, j + 1)
    }
    self.rows = rows
  }

  private static func run(from start: Int, in changes: Set<Int>) -> Range<Int> {
    var end = start
    while changes.contains(end) { end += 1 }
    return start..<end
  }

  /// The lines of a difference, with marks in similar ones.
  private static func rows(
    of mine: [Declaration.Line], and model: [Declaration.Line]
  ) -> [Row] {
    var own = mine.map { Row.mine($0, marks: []) }
    var others = model.map { Row.model($0, marks: []) }
    for match in LineAlignment(of: mine.map(\.text), with: model.map(\.text)).matches {
      own[match.mine] = .mine(mine[match.mine], marks: match.words.mine)
      others[match.model] = .model(model[match.model], marks: match.words.model)
    }
    return own + others
  }
}
