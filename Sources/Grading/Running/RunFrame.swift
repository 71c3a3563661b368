import Foundation

/// The expected records of a run, and those so far.
///
/// First the libraries are loaded, then the run starts, then each expected check starts and ends
/// once, one at a time; then the canary starts, fails and ends, the run ends, and the runner
/// reports its own end. Any other record is a deviation.
struct RunFrame {
  /// A check that began and ended.
  struct Ended {
    let id: String
    /// One for each thing that did not hold; empty ones say nothing to a learner.
    var messages: [String]
    let seconds: Double
    /// Whether the suite has judged something in it, and has not left it before.
    let hasJudged: Bool
  }

  enum Stage: Equatable {
    /// Nothing of the submission was in the process yet.
    case starting
    case loaded, running, ended
    /// The runner has taken its leave.
    case finished
  }

  /// A departure of a run from the frame.
  enum Deviation: Equatable {
    case outOfOrder
    /// A test that the grader did not ask for.
    case unknownTest
    case twice
    /// The test that had to fail did not, or failed otherwise.
    case canarySilent
    /// A record with the runner's tag that is none.
    case unreadable
  }

  private(set) var stage = Stage.starting
  /// In the order of their ends.
  private(set) var ended: [Ended] = []
  /// The check that is running.
  private(set) var inFlight: String?
  /// The first deviation, after which nothing of this run counts.
  private(set) var deviation: Deviation?
  /// The check that was running at that time.
  private(set) var deviant: String?
  private(set) var loadFailure: String?
  /// The tests of the suite, by the ids of their checks, with their titles.
  private(set) var found: [(test: Record.TestName, title: String?)] = []
  /// The checks that skipped themselves.
  private(set) var skipped: Set<String> = []

  private let order: RunOrder
  private var canary = Canary.waiting
  private var messages: [String] = []
  private var (hasJudged, hasLeft) = (false, false)
  private var startedAt = ContinuousClock.now

  private enum Canary {
    case waiting, started, judged, ended
  }

  init(_ order: RunOrder) { self.order = order }

  mutating func take(_ record: Record, at now: ContinuousClock.Instant) {
    if deviation != nil { return }
    guard stage != .finished else { return deviate(.outOfOrder) }
    switch record {
    case .loading(let library): load(library)
    case .loadFailed(let reason): loadFailure = reason
    case .testFound(let test, let title):
      if test.module == order.suite { found.append((test, title)) }
    case .finished where order.isListing && stage == .loaded: stage = .finished
    case .runStarted: advance(from: .loaded, to: .running)
    case .testStarted(let test): start(test, now)
    // The suites of exercises expect nothing.
    case .issue(_, _, _, isExpected: true) where order.naming == .paths: break
    case .issue(let test, let message, let expectation, _):
      fail(
        test, [message, shown(expectation, of: test)].compactMap(\.self).joined(separator: "\n\n"))
    case .testGivenUp(let test?, isSkipped: true)
    where order.naming == .paths && inFlight == nil && !RunOrder.isCanary(test):
      if let id = order.id(of: test) { skipped.insert(id) }
    case .testGivenUp(let test?, isSkipped: false)
    where order.naming == .paths && inFlight != nil && order.id(of: test) == inFlight:
      // The tests of a package may do so. A submission cannot: it has no test library.
      if let inFlight { skipped.insert(inFlight) }
    case .testGivenUp(let test, _): fail(test, Self.givenUp)
    case .testEnded(let test): end(test, now)
    // Outside a check, it belongs to none.
    case .judged: hasJudged = true
    case .leftUnjudged: hasLeft = true
    case .runEnded: advance(from: .running, to: .ended)
    case .finished: advance(from: .ended, to: .finished)
    case .other: break
    }
  }

  mutating func deviate(_ deviation: Deviation) {
    guard self.deviation == nil else { return }
    self.deviation = deviation
    deviant = inFlight
  }

  private mutating func load(_ library: String) {
    guard stage == .starting || stage == .loaded else { return deviate(.outOfOrder) }
    if library == order.product { stage = .loaded }
  }

  private mutating func advance(from before: Stage, to next: Stage) {
    guard stage == before, inFlight == nil, canary != .started, canary != .judged else {
      return deviate(.outOfOrder)
    }
    stage = next
    if next == .finished, canary != .ended { deviate(.canarySilent) }
  }

  private mutating func start(_ test: Record.TestName, _ now: ContinuousClock.Instant) {
    // The canary is last: code that silences failures has run by then.
    guard stage == .running, inFlight == nil, canary == .waiting else {
      return deviate(.outOfOrder)
    }
    if RunOrder.isCanary(test) {
      canary = .started
      return
    }
    guard let id = expected(test) else { return deviate(.unknownTest) }
    guard !ended.contains(where: { $0.id == id }) else { return deviate(.twice) }
    inFlight = id
    messages = []
    (hasJudged, hasLeft) = (false, false)
    startedAt = now
  }

  /// The expectation in a test's own text, if learners may read that test.
  private func shown(_ expectation: String?, of test: Record.TestName?) -> String? {
    guard let test, let id = expected(test), order.open.contains(id) else { return nil }
    return expectation
  }

  /// Records a failure in this test, or in an unknown one.
  private mutating func fail(_ test: Record.TestName?, _ message: String) {
    let message = message.forLearners(limit: Self.messageLength)
    let id = test.flatMap(order.id)
    if let test, RunOrder.isCanary(test) {
      guard canary == .started, message == order.canary else { return deviate(.canarySilent) }
      canary = .judged
    } else if let inFlight, test == nil || id == inFlight {
      if messages.count < Self.messageCount { messages.append(message) }
    } else if let id, let index = ended.firstIndex(where: { $0.id == id }) {
      // A task that a check left running may report late; that counts.
      if ended[index].messages.count < Self.messageCount { ended[index].messages.append(message) }
    } else {
      deviate(.outOfOrder)
    }
  }

  private mutating func end(_ test: Record.TestName, _ now: ContinuousClock.Instant) {
    if RunOrder.isCanary(test) {
      guard canary == .judged else { return deviate(.canarySilent) }
      canary = .ended
      return
    }
    guard let id = expected(test), id == inFlight else { return deviate(.outOfOrder) }
    let seconds = (now - startedAt) / .seconds(1)
    ended.append(
      Ended(id: id, messages: messages, seconds: seconds, hasJudged: hasJudged && !hasLeft))
    inFlight = nil
  }

  /// The check that a test answers; nil if the grader did not ask for it.
  private func expected(_ test: Record.TestName) -> String? {
    order.id(of: test).flatMap { order.checks.contains($0) ? $0 : nil }
  }

  // MARK: - Messages for learners

  private static let givenUp =
    "This check was cancelled before its end, so it does not count: your code has no need to "
    + "cancel the task that calls it."

  /// Messages of one check that are kept.
  static let messageCount = 8
  /// Characters of a message that are kept.
  static let messageLength = 2_000
}
