import Authoring
import CourseModel
import Execution
import Foundation
import Watching

/// What is done for an audit that goes on, wherever it is shown: saves are noticed, rounds begun and
/// ended.
struct AuditWatchRounds {
  /// A round to be done beside the loop.
  struct Order: Sendable {
    let round: Int
    let cancellation: Cancellation
  }

  /// A save is over when nothing has been heard for so long.
  private static let quiet: Duration = .milliseconds(50)

  private let watch: AuditWatch
  private let hand: (Order) -> Void
  private let saves: FolderWatch
  /// When something was last heard that nobody has looked at.
  private var heard: ContinuousClock.Instant?
  private var state: FolderState
  /// The files that were saved since the last round that ended.
  private var saved: [String] = []
  private(set) var round = 0
  /// The round under way: since when, and what ends it.
  private var current: (since: ContinuousClock.Instant, end: Cancellation)?

  /// - Parameter hand: Takes an order, and has it done.
  init(_ watch: AuditWatch, handing hand: @escaping (Order) -> Void) throws {
    self.watch = watch
    self.hand = hand
    saves = try FolderWatch([watch.folder], for: CourseFiles.isOne)
    state = FolderState(of: watch.folder)
  }

  /// Ends what is under way.
  func end() { current?.end.cancel() }

  // MARK: - What happens

  /// What to wait for: saves, and answers.
  var descriptors: [Int32] { [saves.descriptor, watch.mailbox.descriptor] }

  /// How long to wait at most, in milliseconds; nil is for ever.
  var patience: Int32? {
    heard.map { Int32(max(0, ($0 + Self.quiet - .now) / .milliseconds(1)).rounded(.up)) }
  }

  /// What has come through a descriptor that is ready, for this round.
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

  /// What has come about by the mere passing of time: a save is over.
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

  /// Begins a round; one that is under way is ended.
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
