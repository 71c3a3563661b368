import CourseModel
import Execution
import Foundation
import FullScreen

/// Turns saves into checks: the beginning and end of each check in a learner's loop.
///
/// An ordered check begins as soon as the burst of an editor's save is over.
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
  private var debouncer = SaveDebouncer()
  private var check: Check?
  /// The verdict of that check, if it came during another save.
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

  // MARK: - Events

  /// Readable when something may have been saved.
  var descriptor: Int32 { watch.descriptor }

  /// The longest time to wait, in milliseconds; nil is for ever.
  var patience: Int32? {
    if heldBack != nil, !debouncer.hasNews { return 0 }
    return [millisecondsToDecision, millisecondsToNextSecond].compactMap { $0 }.min()
  }

  private var millisecondsToDecision: Int32? {
    debouncer.milliseconds(at: .now, toBegin: check.map { !$0.hasBegun } ?? false)
  }

  /// While a check is under way, its seconds are counted.
  private var millisecondsToNextSecond: Int32? {
    guard let check else { return nil }
    let elapsed = (ContinuousClock.now - check.since) / .milliseconds(1)
    return Int32(1_000 - elapsed.truncatingRemainder(dividingBy: 1_000)) + 1
  }

  /// Notes saves.
  mutating func hear() { note(watch.events()) }

  private mutating func note(_ events: [SaveEvent]) {
    let now = ContinuousClock.now
    for event in events { debouncer.note(event, at: now) }
  }

  /// Handles messages from tasks.
  ///
  /// While a save is under way, it holds a verdict back until the files have been looked at: the
  /// verdict may be about half a save, or about a file that was missing for a moment.
  ///
  /// - Returns: The messages to show at once.
  mutating func receive(_ events: [PracticeMessage]) -> [PracticeMessage] {
    events.filter { event in
      guard event.isVerdict(of: check?.order) else { return true }
      if debouncer.hasNews { heldBack = event } else { finish(with: event) }
      return !debouncer.hasNews
    }
  }

  /// Keeps the verdict of the check under way, and of no other: a check that ended because of
  /// another save is no attempt.
  private mutating func finish(with verdict: PracticeMessage) {
    check = nil
    heldBack = nil
    if case .judged(_, let report, let files) = verdict { keep(report, files) }
  }

  /// Returns the events that are due because time has passed; begins a waiting check if it is its
  /// time.
  mutating func dueEvents() -> [PracticeMessage] {
    // There may be more events that were not read yet.
    if millisecondsToDecision == 0 { note(watch.eventsSoFar()) }
    begin()
    if let heldBack, !debouncer.hasNews {
      finish(with: heldBack)
      return [heldBack]
    }
    var messages: [PracticeMessage] = []
    if let check {
      let seconds = Int((ContinuousClock.now - check.since) / .seconds(1))
      if seconds > 0 { messages.append(.waited(check.order, seconds: seconds)) }
    }
    if let look = debouncer.look(at: .now, isChecking: check != nil) {
      messages.append(
        .saved(exercise: exercise, digest: services.digest(of: exercise), isOver: look == .final))
    }
    return messages
  }

  // MARK: - Requests

  /// Watches another exercise's saves from now on.
  mutating func attend(to exercise: String) {
    self.exercise = exercise
    watch.watch([services.workspace.sources(of: exercise)])
    debouncer = SaveDebouncer()
  }

  /// Orders a check of the sources as soon as no further save is expected.
  mutating func order(_ order: CheckOrder) {
    do {
      check = Check(order: order, since: .now, end: try Cancellation())
      begin()
    } catch {
      services.tasks.send(.notJudged(order, sentence: .saying(error)))
    }
  }

  private mutating func begin() {
    guard let check, !check.hasBegun, debouncer.mayBegin(at: .now) else { return }
    debouncer.begin()
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
  /// Whether this message ends a check.
  fileprivate func isVerdict(of order: CheckOrder?) -> Bool {
    switch self {
    case .judged(order, _, _), .notJudged(order, _): true
    default: false
    }
  }
}
