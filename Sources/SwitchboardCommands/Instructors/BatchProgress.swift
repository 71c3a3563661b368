import CourseModel
import Messages

/// How far a batch has come, in a line.
struct BatchProgress: Sendable {
  /// How many of the last reports tell how fast it goes.
  private static let window = 20
  /// Fewer tell nothing.
  private static let fewest = 4

  let count: Int
  private(set) var graded: Int
  private var open: Int
  private var recent: [ContinuousClock.Instant] = []

  /// - Parameter earlier: What was graded before, for other exercises of the same assignment.
  init(of count: Int, after earlier: [Report] = []) {
    self.count = count
    graded = earlier.count
    open = earlier.count { !$0.passed }
  }

  /// Takes note of a report that was ready at this time.
  mutating func note(_ report: Report, at now: ContinuousClock.Instant) {
    graded += 1
    if !report.passed { open += 1 }
    recent = recent.suffix(Self.window - 1) + [now]
  }

  /// The line.
  var message: Message {
    switch secondsLeft {
    case nil: .graded(graded, of: count, open: open)
    case let seconds? where seconds < 90: .graded(graded, of: count, open: open, seconds: seconds)
    case let seconds?: .graded(graded, of: count, open: open, minutes: (seconds + 30) / 60)
    }
  }

  /// As long as the others would take if they were as fast as the last ones; nil when it is over, or
  /// not known. What was judged before is ready at once, so the beginning says little.
  private var secondsLeft: Int? {
    guard graded < count, recent.count >= Self.fewest, let first = recent.first,
      let last = recent.last
    else { return nil }
    let each = (last - first) / .seconds(1) / Double(recent.count - 1)
    let left = Int((each * Double(count - graded)).rounded(.up))
    return left > 0 ? left : nil
  }
}
