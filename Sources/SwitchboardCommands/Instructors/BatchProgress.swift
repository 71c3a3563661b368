import CourseModel
import Messages

/// The progress of a batch, in one line.
struct BatchProgress: Sendable {
  /// The number of recent reports that determine the speed.
  private static let window = 20
  /// The number of reports below which we estimate nothing.
  private static let fewest = 4

  let count: Int
  private(set) var graded: Int
  private var open: Int
  private var recent: [ContinuousClock.Instant] = []

  /// - Parameter earlier: The reports for earlier exercises of the same assignment.
  init(of count: Int, after earlier: [Report] = []) {
    self.count = count
    graded = earlier.count
    open = earlier.count { !$0.passed }
  }

  /// Records a report that was ready at this time.
  mutating func note(_ report: Report, at now: ContinuousClock.Instant) {
    graded += 1
    if !report.passed { open += 1 }
    recent = recent.suffix(Self.window - 1) + [now]
  }

  /// The progress line.
  var message: Message {
    switch secondsLeft {
    // Translators: The open ones have not passed.
    case nil: Message("graded \(graded, "graded") of \(count, "count"), \(open, "open") not passed")
    // Translators: The open ones have not passed; the seconds are those that the others may take.
    case let seconds? where seconds < 90:
      Message(
        """
        graded \(graded, "graded") of \(count, "count"), \(open, "open") not passed, about \
        \(seconds, "seconds") s left
        """)
    // Translators: The open ones have not passed; the minutes are those that the others may take.
    case let seconds?:
      Message(
        """
        graded \(graded, "graded") of \(count, "count"), \(open, "open") not passed, about \
        \((seconds + 30) / 60, "minutes") min left
        """)
    }
  }

  /// The estimated time for the remaining submissions, at the speed of the recent ones. Nil at the
  /// end, or while unknown: cached judgements are ready at once, so the first reports say little.
  private var secondsLeft: Int? {
    guard graded < count, recent.count >= Self.fewest, let first = recent.first,
      let last = recent.last
    else { return nil }
    let each = (last - first) / .seconds(1) / Double(recent.count - 1)
    let left = Int((each * Double(count - graded)).rounded(.up))
    return left > 0 ? left : nil
  }
}
