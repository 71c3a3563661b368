import CourseModel

/// A wrong order of lines next to the right one, with equal lines in the same row where possible.
struct OrderComparison: Hashable, Sendable {
  /// The remark on a line that is not next to its equal.
  enum Remark: Hashable, Sendable {
    case comesLater, comesEarlier
    /// The line was expected there.
    case cameEarlier, cameLater
    case isNotPrinted
    /// The line was not expected.
    case isPrinted
    case isRarer, isMoreOften
  }

  /// A row; at least one of the two is not nil. The numbers identify lines.
  struct Row: Hashable, Sendable {
    let expected: Int?
    let printed: Int?
    var remark: Remark?
  }

  private(set) var rows: [Row] = []
  /// The lines that are in both orders, but at another place; each once.
  private(set) var moved: [Int] = []
  /// The lines that were expected and not printed.
  let missing: [Int]
  /// The lines that were printed and not expected.
  let added: [Int]

  init(of expected: [Int], with printed: [Int]) {
    missing = Self.distinct(expected.filter { !printed.contains($0) })
    added = Self.distinct(printed.filter { !expected.contains($0) })
    for run in ListDifference(from: expected, to: printed).runs {
      if run.isEqual {
        rows += zip(run.old, run.new).map { Row(expected: expected[$0], printed: printed[$1]) }
      } else {
        rows += run.old.map { Row(expected: expected[$0], printed: nil) }
        rows += run.new.map { Row(expected: nil, printed: printed[$0]) }
      }
    }
    remark(expected, printed)
  }

  /// Adds a remark to each line that is not next to its equal: the first one removed corresponds to
  /// the first one inserted.
  private mutating func remark(_ expected: [Int], _ printed: [Int]) {
    var arrivals = rows.indices.filter { rows[$0].expected == nil }
    for index in rows.indices where rows[index].printed == nil {
      guard let line = rows[index].expected else { continue }
      guard let place = arrivals.firstIndex(where: { rows[$0].printed == line }) else {
        rows[index].remark = printed.contains(line) ? .isRarer : .isNotPrinted
        continue
      }
      let arrival = arrivals.remove(at: place)
      rows[index].remark = arrival > index ? .comesLater : .comesEarlier
      rows[arrival].remark = arrival > index ? .cameEarlier : .cameLater
      if !moved.contains(line) { moved.append(line) }
    }
    for index in arrivals {
      guard let line = rows[index].printed else { continue }
      rows[index].remark = expected.contains(line) ? .isMoreOften : .isPrinted
    }
  }

  private static func distinct(_ lines: [Int]) -> [Int] {
    lines.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
