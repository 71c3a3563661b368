/// Alignment of two lists.
enum SequenceAlignment {
  /// The maximum number of table cells; for longer lists only equal beginnings and ends are paired.
  private static let cellLimit = 1_000_000

  /// Returns the cheapest alignment of two lists, where omitting an element of either costs 1.
  ///
  /// - Parameter cost: The cost of pairing two elements, at least 0; nil if they can't be paired.
  static func pairs<Element>(
    _ left: [Element], _ right: [Element], cost: (Element, Element) -> Double?
  ) -> [(Element?, Element?)] {
    let head = zip(left, right).prefix { cost($0, $1) == 0 }.count
    let (leftRest, rightRest) = (left.dropFirst(head), right.dropFirst(head))
    let tail = zip(leftRest.reversed(), rightRest.reversed()).prefix { cost($0, $1) == 0 }.count
    let middle = aligned(
      Array(leftRest.dropLast(tail)), Array(rightRest.dropLast(tail)), cost: cost)
    let ends = zip(left.suffix(tail), right.suffix(tail))
    return zip(left.prefix(head), right.prefix(head)).map { ($0, $1) } + middle
      + ends.map { ($0, $1) }
  }

  private static func aligned<Element>(
    _ left: [Element], _ right: [Element], cost: (Element, Element) -> Double?
  ) -> [(Element?, Element?)] {
    let (rows, columns) = (left.count, right.count)
    guard rows > 0, columns > 0, rows * columns <= cellLimit else {
      return left.map { ($0, nil) } + right.map { (nil, $0) }
    }
    // Each cell holds the cost of aligning the rests of both lists.
    var table = [Double](repeating: 0, count: (rows + 1) * (columns + 1))
    func price(_ row: Int, _ column: Int) -> Double { table[row * (columns + 1) + column] }
    var pairCost = [Double](repeating: .infinity, count: rows * columns)
    for row in (0...rows).reversed() {
      for column in (0...columns).reversed() where row < rows || column < columns {
        var best = Double.infinity
        if row < rows { best = min(best, 1 + price(row + 1, column)) }
        if column < columns { best = min(best, 1 + price(row, column + 1)) }
        if row < rows, column < columns, let cost = cost(left[row], right[column]) {
          pairCost[row * columns + column] = cost
          best = min(best, cost + price(row + 1, column + 1))
        }
        table[row * (columns + 1) + column] = best
      }
    }
    var result: [(Element?, Element?)] = []
    var (row, column) = (0, 0)
    while row < rows || column < columns {
      let here = price(row, column)
      if row < rows, column < columns,
        here == pairCost[row * columns + column] + price(row + 1, column + 1)
      {
        result.append((left[row], right[column]))
        (row, column) = (row + 1, column + 1)
      } else if row < rows, here == 1 + price(row + 1, column) {
        result.append((left[row], nil))
        row += 1
      } else {
        result.append((nil, right[column]))
        column += 1
      }
    }
    return result
  }
}
