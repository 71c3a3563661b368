/// The difference between two lists: their equal elements in order, and what differs between those
/// (Myers 1986, in the standard library).
package struct ListDifference: Sendable, Equatable {
  /// Adjacent elements that are all equal, or that all differ.
  package struct Run: Sendable, Equatable {
    /// Indices of the old list; empty where only the new one has elements.
    package let old: Range<Int>
    /// Indices of the new list; as many as in the old one if the elements are equal.
    package let new: Range<Int>
    package let isEqual: Bool
  }

  /// The runs in order. Equal and different ones take turns.
  package let runs: [Run]

  /// Compares two lists.
  ///
  /// - Parameter limit: The maximum number of elements of one list to compare, not counting a common
  ///   beginning and end. Beyond it, all of them count as different. The time grows with the square.
  package init<Element: Equatable>(from old: [Element], to new: [Element], limit: Int = .max) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let room = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(room).prefix { $0 == $1 }.count
    let (left, right) = (start..<old.count - end, start..<new.count - end)
    var (removed, inserted) = (Set(left), Set(right))
    if max(left.count, right.count) <= limit {
      let difference = new[right].difference(from: old[left])
      removed = Set(difference.removals.map { $0.offset + start })
      inserted = Set(difference.insertions.map { $0.offset + start })
    }
    var runs: [Run] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (from, newFrom) = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      let isEqual = i == from && j == newFrom
      while isEqual, i < old.count, j < new.count, !removed.contains(i), !inserted.contains(j) {
        (i, j) = (i + 1, j + 1)
      }
      runs.append(Run(old: from..<i, new: newFrom..<j, isEqual: isEqual))
    }
    self.runs = runs
  }
}

extension CollectionDifference.Change {
  /// The index in the collection that it removes from or inserts into.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
