import CourseModel
import Messages

/// What is known of the text that a learner has written, and what is being found out about it.
struct Judging: Sendable {
  /// A check that was ordered and has not answered.
  struct Check: Hashable, Sendable {
    let order: CheckOrder
    fileprivate(set) var seconds = 0
    /// Why it takes longer than usual, if it does.
    fileprivate(set) var announcement: Message?
  }

  /// What the sources contain as far as is known. While a check is under way it is what the check
  /// judges: a save that says otherwise cancels it.
  private var digest: String?
  private(set) var check: Check?
  private(set) var verdict: Verdict?
  /// What the check under way has found already: a check that ran out of time. Nobody keeps it.
  private(set) var soFar: Verdict?
  /// Whether the exercise had passed before the present verdict.
  private(set) var hadPassed = false
  private var orders = 0

  /// Whether the verdict is for a text that is no longer there.
  var isVerdictOld: Bool { verdict.map { $0.digest != digest } ?? false }

  /// The verdict to look at: as far as it is known of the text that is there, else the last one.
  var shown: Verdict? { soFar ?? verdict }

  /// Whether that is for a text that is no longer there.
  var isShownOld: Bool { soFar == nil && isVerdictOld }

  /// Whether the verdict is for a stub that nobody has written in.
  var isUntouched: Bool { verdict?.report.isUntouched == true }

  // MARK: - What happens

  /// Begins with an exercise whose sources contain this.
  mutating func begin(with digest: String, hadPassed: Bool) {
    self.digest = digest
    self.hadPassed = hadPassed
    verdict = nil
    soFar = nil
  }

  /// What a save comes to.
  enum Save {
    /// It is to be judged.
    case isNew
    /// It is what is being judged.
    case isBeingJudged
    /// It is what was judged.
    case isJudged
  }

  /// Takes note of what the sources contain now.
  mutating func save(_ digest: String) -> Save {
    if digest == self.digest {
      if check != nil { return .isBeingJudged }
      if let verdict, verdict.digest == digest, verdict.report.status != .errored {
        return .isJudged
      }
    }
    self.digest = digest
    return .isNew
  }

  /// Orders a check of what is there now, in place of the one under way.
  mutating func order(_ exercise: String) -> [PracticeEffect] {
    let cancelled = cancel()
    orders += 1
    let order = CheckOrder(exercise: exercise, number: orders)
    check = Check(order: order)
    return cancelled + [.check(order)]
  }

  /// Gives up the check under way.
  mutating func cancel() -> [PracticeEffect] {
    defer {
      check = nil
      soFar = nil
    }
    return check == nil ? [] : [.cancelCheck]
  }

  /// A check judges this content.
  mutating func start(_ order: CheckOrder, with digest: String) {
    if order == check?.order { self.digest = digest }
  }

  /// A check goes on.
  mutating func wait(for order: CheckOrder, seconds: Int) {
    if order == check?.order { check?.seconds = seconds }
  }

  /// The check takes longer than usual, for this reason.
  mutating func announce(_ sentence: Message) { check?.announcement = sentence }

  /// Takes in what a check knows before its end.
  mutating func find(_ report: Report, _ files: [SourceFile], for order: CheckOrder) {
    if order == check?.order { soFar = Verdict(digest: digest, report: report, files: files) }
  }

  /// Takes in what a check has come to.
  ///
  /// - Returns: Whether it is the first pass; nil if it is not the check under way.
  mutating func take(
    _ report: Report, _ files: [SourceFile], for order: CheckOrder
  ) -> Bool? {
    guard order == check?.order else { return nil }
    verdict = Verdict(digest: digest, report: report, files: files)
    check = nil
    soFar = nil
    defer { hadPassed = hadPassed || report.passed }
    return report.passed && !hadPassed
  }
}
