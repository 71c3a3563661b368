import CourseModel
import Execution
import Foundation
import FullScreen

/// Saves in, checks out: what the checks of a learner's loop begin and end with.
///
/// A check that is ordered begins as soon as the burst of an editor's save lets it.
struct PracticeChecks {
  /// A check that was ordered and has not answered.
  private struct Check {
    let order: CheckOrder
    let since: ContinuousClock.Instant
    let end: Cancellation
    var hasBegun = false
  }

  private let services: PracticeServices
  private let judge: (CheckOrder, Cancellation) -> Void
  private let keep: (Report, [SourceFile]) -> Void
  /// The exercise whose saves count.
  private var exercise = ""
  private let watch: FolderWatch
  private var burst = Burst()
  private var check: Check?
  /// The verdict of that check, if it came while something else was being saved.
  private var heldBack: PracticeMessage?

  /// - Parameters:
  ///   - judge: Begins a check.
  ///   - keep: Begins to keep a verdict.
  init(
    _ services: PracticeServices, judging judge: @escaping (CheckOrder, Cancellation) -> Void,
    keeping keep: @escaping (Report, [SourceFile]) -> Void
  ) throws {
    self.services = services
    (self.judge, self.keep) = (judge, keep)
    watch = try FolderWatch([])
  }

  // MARK: - What happens

  /// Readable when something may have been saved.
  var descriptor: Int32 { watch.descriptor }

  /// How long to wait at most, in milliseconds; nil is for ever.
  var patience: Int32? {
    if heldBack != nil, !burst.hasNews { return 0 }
    return [millisecondsToDecision, millisecondsToNextSecond].compactMap { $0 }.min()
  }

  private var millisecondsToDecision: Int32? {
    burst.milliseconds(at: .now, toBegin: check.map { !$0.hasBegun } ?? false)
  }

  /// While a check is under way, its seconds are counted.
  private var millisecondsToNextSecond: Int32? {
    guard let check else { return nil }
    let elapsed = (ContinuousClock.now - check.since) / .milliseconds(1)
    return Int32(1_000 - elapsed.truncatingRemainder(dividingBy: 1_000)) + 1
  }

  /// Hears of saves.
  mutating func hear() { note(watch.signs()) }

  private mutating func note(_ signs: [SaveSign]) {
    let now = ContinuousClock.now
    for sign in signs { burst.note(sign, at: now) }
  }

  /// Takes in what tasks say.
  ///
  /// A verdict that comes while something is being saved is held back until that has been looked at:
  /// it may be about half a save, or about a file that was away for a moment.
  ///
  /// - Returns: What is to be told at once.
  mutating func receive(_ events: [PracticeMessage]) -> [PracticeMessage] {
    events.filter { event in
      guard event.isVerdict(of: check?.order) else { return true }
      if burst.hasNews { heldBack = event } else { finish(with: event) }
      return !burst.hasNews
    }
  }

  /// The verdict of the check under way is kept, and of no other: what was ended, because more was
  /// saved, is nobody's attempt.
  private mutating func finish(with verdict: PracticeMessage) {
    check = nil
    heldBack = nil
    if case .judged(_, let report, let files) = verdict { keep(report, files) }
  }

  /// What has come about by the mere passing of time; begins a check that waits if it is its time.
  mutating func dueEvents() -> [PracticeMessage] {
    // More may have come that nobody has heard of.
    if millisecondsToDecision == 0 { note(watch.signsSoFar()) }
    begin()
    if let heldBack, !burst.hasNews {
      finish(with: heldBack)
      return [heldBack]
    }
    var messages: [PracticeMessage] = []
    if let check {
      let seconds = Int((ContinuousClock.now - check.since) / .seconds(1))
      if seconds > 0 { messages.append(.waited(check.order, seconds: seconds)) }
    }
    if let look = burst.look(at: .now, isChecking: check != nil) {
      messages.append(
        .saved(exercise: exercise, digest: services.digest(of: exercise), isOver: look == .final))
    }
    return messages
  }

  // MARK: - What is asked for

  /// Hears of another exercise's saves from now on.
  mutating func attend(to exercise: String) {
    self.exercise = exercise
    watch.watch([services.workspace.sources(of: exercise)])
    burst = Burst()
  }

  /// Has the sources judged as soon as nothing more is expected to be saved.
  mutating func order(_ order: CheckOrder) {
    do {
      check = Check(order: order, since: .now, end: try Cancellation())
      begin()
    } catch {
      services.tasks.send(.notJudged(order, sentence: .saying(error)))
    }
  }

  private mutating func begin() {
    guard let check, !check.hasBegun, burst.mayBegin(at: .now) else { return }
    burst.begin()
    self.check?.hasBegun = true
    judge(check.order, check.end)
  }

  /// Ends the check under way.
  mutating func cancel() {
    check?.end.cancel()
    check = nil
    heldBack = nil
  }
}

extension PracticeMessage {
  /// Whether this is what a check ends with.
  fileprivate func isVerdict(of order: CheckOrder?) -> Bool {
    switch self {
    case .judged(order, _, _), .notJudged(order, _): true
    default: false
    }
  }
}
