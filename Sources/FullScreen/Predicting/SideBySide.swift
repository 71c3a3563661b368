import CourseModel

/// Two lists of lines side by side, with equal lines in the same row.
struct SideBySide: Hashable, Sendable {
  /// A row; at least one of the two is not nil.
  struct Row: Hashable, Sendable {
    let first: String?
    let second: String?

    var isSame: Bool { first == second }
  }

  let rows: [Row]

  /// Aligns as many equal lines as possible; lines that differ between two of them share rows as
  /// far as they go.
  init(of first: [String], with second: [String]) {
    rows = ListDifference(from: first, to: second).runs.flatMap { run in
      (0..<max(run.old.count, run.new.count)).map { index in
        Row(
          first: index < run.old.count ? first[run.old.lowerBound + index] : nil,
          second: index < run.new.count ? second[run.new.lowerBound + index] : nil)
      }
    }
  }
}
