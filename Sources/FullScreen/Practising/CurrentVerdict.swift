import CourseModel
import Messages

/// The learner's text, its verdict, and the check in progress.
struct CurrentVerdict: Sendable {
  /// A check without an answer so far.
  struct Check: Hashable, Sendable {
    let order: CheckOrder
    fileprivate(set) var seconds = 0
    /// The reason why it takes longer than usual, if it does.
    fileprivate(set) var announcement: Message?
  }

  /// The last known content of the sources. During a check, it is the content that the check
  /// judges: a save with other content cancels the check.
  private var digest: String?
  private(set) var check: Check?
  private(set) var verdict: Verdict?
  /// The result so far of the check under way: one that ran out of time. No store keeps it.
  private(set) var soFar: Verdict?
  /// Whether the exercise had passed before the present verdict.
  private(set) var hadPassed = false
  private var orders = 0

  /// Whether the verdict is for a text that has changed since.
  var isVerdictOld: Bool { verdict.map { $0.digest != digest } ?? false }

  /// The verdict to show: the known part for the present text, otherwise the last one.
  var shown: Verdict? { soFar ?? verdict }

  /// Whether that is for a text that is no longer there.
  var isShownOld: Bool { soFar == nil && isVerdictOld }

  /// Whether the verdict is for an unchanged stub.
  var isUntouched: Bool { verdict?.report.isUntouched == true }

  // MARK: - Events

  /// Begins an exercise whose sources have this digest.
  mutating func begin(with digest: String, hadPassed: Bool) {
    self.digest = digest
    self.hadPassed = hadPassed
    verdict = nil
    soFar = nil
  }

  /// The meaning of a save.
  enum Save {
    /// The content must be judged.
    case isNew
    /// The content is being judged.
    case isBeingJudged
    /// The content has been judged.
    case isJudged
  }

  /// Records the present content of the sources.
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

  /// Orders a check of the present content, replacing the one in progress.
  mutating func order(_ exercise: String) -> [PracticeEffect] {
    let cancelled = cancel()
    orders += 1
    let order = CheckOrder(exercise: exercise, number: orders)
    check = Check(order: order)
    return cancelled + [.check(order)]
  }

  /// Cancels the check in progress.
  mutating func cancel() -> [PracticeEffect] {
    defer {
      check = nil
      soFar = nil
    }
    return check == nil ? [] : [.cancelCheck]
  }

  /// Records the content that a check judges.
  mutating func start(_ order: CheckOrder, with digest: String) {
    if order == check?.order { self.digest = digest }
  }

  /// Records the time that a check has taken.
  mutating func wait(for order: CheckOrder, seconds: Int) {
    if order == check?.order { check?.seconds = seconds }
  }

  /// Records why the check takes longer than usual.
  mutating func announce(_ sentence: Message) { check?.announcement = sentence }

  /// Records the result so far of a check that has not ended.
  mutating func find(_ report: Report, _ files: [SourceFile], for order: CheckOrder) {
    if order == check?.order { soFar = Verdict(digest: digest, report: report, files: files) }
  }

  /// Records the result of a check.
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
