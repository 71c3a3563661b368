import Authoring
import CourseModel
import Execution
import Foundation

/// The logic of a watched audit, independent of its display: notices saves, and starts and cancels
/// rounds.
struct AuditWatchRounds {
  /// An order to run a round outside the loop.
  struct Order: Sendable {
    let round: Int
    let cancellation: Cancellation
  }

  /// A save counts as finished after this time without another change.
  private static let quiet: Duration = .milliseconds(50)

  private let watch: AuditWatch
  private let hand: (Order) -> Void
  private let saves: FolderWatch
  /// The time of the last change that was not processed yet.
  private var heard: ContinuousClock.Instant?
  private var state: FolderState
  /// The files saved since the last finished round.
  private var saved: [String] = []
  private(set) var round = 0
  /// The current round: its start, and its cancellation.
  private var current: (since: ContinuousClock.Instant, end: Cancellation)?

  /// - Parameter hand: Receives an order, and runs it.
  init(_ watch: AuditWatch, handing hand: @escaping (Order) -> Void) throws {
    self.watch = watch
    self.hand = hand
    saves = try FolderWatch([watch.folder], for: CourseFiles.isOne)
    state = FolderState(of: watch.folder)
  }

  /// Cancels the current round.
  func end() { current?.end.cancel() }

  // MARK: - What happens

  /// The descriptors to wait for: saves, and messages from rounds.
  var descriptors: [Int32] { [saves.descriptor, watch.mailbox.descriptor] }

  /// The longest time to wait, in milliseconds; nil to wait forever.
  var patience: Int32? {
    heard.map { Int32(max(0, ($0 + Self.quiet - .now) / .milliseconds(1)).rounded(.up)) }
  }

  /// The events from a descriptor that is ready, only those of the current round.
  mutating func receive(from descriptor: Int32) -> [AuditBoard.Event] {
    if descriptor == saves.descriptor {
      if !saves.signs().isEmpty { heard = .now }
      return []
    }
    return watch.mailbox.receive().compactMap { message in
      switch message {
      case .announced(let text): return .announced(text)
      case .progressed(round, let done, let all): return .progressed(done: done, of: all)
      case .ended(round, let result): return .ended(finish(with: result))
      case .progressed, .ended: return nil
      }
    }
  }

  /// The events that are due by time: the end of a save.
  mutating func dueEvents() throws -> [AuditBoard.Event] {
    guard patience == 0 else { return [] }
    heard = nil
    let now = FolderState(of: watch.folder)
    let changes = now.changes(since: state)
    guard !changes.isEmpty else { return [] }
    state = now
    saved = Set(saved + changes).sorted()
    return try begin()
  }

  /// Starts a round, and cancels the current one.
  mutating func begin() throws -> [AuditBoard.Event] {
    current?.end.cancel()
    round += 1
    let cancellation = try Cancellation()
    current = (.now, cancellation)
    hand(Order(round: round, cancellation: cancellation))
    return [.begun(saved: saved)]
  }

  private mutating func finish(with result: AuditRound.Result) -> AuditRound {
    let seconds = current.map { (.now - $0.since) / .seconds(1) } ?? 0
    defer { (current, saved) = (nil, []) }
    return AuditRound(number: round, saved: saved, result: result, seconds: seconds)
  }
}
