/// A wrong order of lines beside the right one, each line beside its like as far as that can be.
struct OrderComparison: Hashable, Sendable {
  /// What became of a line that does not stand beside its like.
  enum Remark: Hashable, Sendable {
    case comesLater, comesEarlier
    /// It was expected there.
    case cameEarlier, cameLater
    case isNotPrinted
    /// It was not expected.
    case isPrinted
    case isRarer, isMoreOften
  }

  /// A row; at least one of both is there. Lines are known by their numbers.
  struct Row: Hashable, Sendable {
    let expected: Int?
    let printed: Int?
    var remark: Remark?
  }

  private(set) var rows: [Row] = []
  /// The lines that are in both orders, at another place, each once.
  private(set) var moved: [Int] = []
  /// The lines that are expected and not printed.
  let missing: [Int]
  /// The lines that are printed and not expected.
  let added: [Int]

  init(of expected: [Int], with printed: [Int]) {
    missing = Self.distinct(expected.filter { !printed.contains($0) })
    added = Self.distinct(printed.filter { !expected.contains($0) })
    var (gone, come): (Set<Int>, Set<Int>) = ([], [])
    for change in printed.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var (left, right) = (0, 0)
    while left < expected.count || right < printed.count {
      if gone.contains(left) {
        rows.append(Row(expected: expected[left], printed: nil))
        left += 1
      } else if come.contains(right) {
        rows.append(Row(expected: nil, printed: printed[right]))
        right += 1
      } else {
        rows.append(Row(expected: expected[left], printed: printed[right]))
        (left, right) = (left + 1, right + 1)
      }
    }
    remark(expected, printed)
  }

  /// Says of each line without its like where that is: the first that was taken away is the first
  /// that has come.
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
