import CourseModel

/// The line-by-line difference between two texts.
package struct LineDifference: Sendable, Equatable {
  /// One line, in both texts or in one of them.
  package enum Row: Sendable, Equatable {
    case same(String)
    /// A line only in the old text.
    case removed(String)
    /// A line only in the new text.
    case added(String)

    /// The line, without its end.
    package var text: String {
      switch self {
      case .same(let text), .removed(let text), .added(let text): text
      }
    }
  }

  /// A group of differing rows with common lines around them.
  package struct Hunk: Sendable, Equatable {
    /// The first line in the old text, counted from 1.
    let oldLine: Int
    /// The first line in the new text, counted from 1.
    package let newLine: Int
    /// The rows in order.
    package let rows: [Row]
  }

  /// All lines of both texts in order; old lines come before their replacements.
  package let rows: [Row]

  /// The maximum number of lines to compare, not counting a common beginning and end. Beyond it,
  /// all lines count as replaced. Time and memory grow with the square.
  static let limit = 1_000

  /// Compares two texts, ignoring the kind of line ends and whether the last line has one.
  package init(from old: String, to new: String) {
    self.init(from: Self.lines(of: old), to: Self.lines(of: new))
  }

  init(from old: [String], to new: [String]) {
    rows = ListDifference(from: old, to: new, limit: Self.limit).runs.flatMap { run in
      run.isEqual
        ? old[run.old].map(Row.same) : old[run.old].map(Row.removed) + new[run.new].map(Row.added)
    }
  }

  /// Whether the texts are equal.
  package var isEmpty: Bool {
    rows.allSatisfy { if case .same = $0 { true } else { false } }
  }

  /// The lines as an editor counts them: a carriage return before a line feed is part of the end.
  private static func lines(of text: String) -> [String] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      String(line.last == UInt8(ascii: "\r") ? line.dropLast() : line) ?? ""
    }
  }

  /// The differences, each with some common lines around it; adjacent ones are merged.
  package func hunks(context: Int = 3) -> [Hunk] {
    var hunks: [Hunk] = []
    for range in ranges(context: context) {
      let before = rows[..<range.lowerBound]
      hunks.append(
        Hunk(
          oldLine: 1 + before.count { if case .added = $0 { false } else { true } },
          newLine: 1 + before.count { if case .removed = $0 { false } else { true } },
          rows: Array(rows[range])))
    }
    return hunks
  }

  private func ranges(context: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (index, row) in rows.enumerated() {
      if case .same = row { continue }
      let range = max(0, index - context)..<min(rows.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }
}
