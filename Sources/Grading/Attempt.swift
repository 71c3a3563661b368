import Execution
import Foundation

/// One process that ran some checks: what it said about each before it ended.
struct Attempt {
  /// A check that began and ended in it.
  struct Ended {
    let id: String
    let messages: [String]
    let seconds: Double
  }

  /// In the order of their ends.
  private(set) var ended: [Ended] = []
  /// The check that was running last, if it did not end.
  private(set) var inFlight: String?
  private(set) var finished = false
  private(set) var loadFailure: String?
  /// The lines that are no records, such as those of a crash report.
  private(set) var otherLines: [String] = []

  private var messages: [String] = []
  private var startedAt = ContinuousClock.now
  private var unfinishedLine = Data()
  private let limits: Deadlines

  /// How long each stretch of a run may take, in seconds.
  struct Deadlines {
    /// From the process's start to the first check.
    var start = 20.0
    var check: Double
    /// From the last check's end to the process's.
    var end = 5.0
  }

  init(limits: Deadlines) { self.limits = limits }

  /// Takes what came through the channel, and sets the deadline of what runs now.
  mutating func take(_ data: Data, deadline: inout ContinuousClock.Instant) {
    unfinishedLine.append(data)
    while let end = unfinishedLine.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: unfinishedLine[..<end], as: UTF8.self)
      unfinishedLine = Data(unfinishedLine[unfinishedLine.index(after: end)...])
      take(line[...], &deadline)
    }
  }

  private mutating func take(_ line: Substring, _ deadline: inout ContinuousClock.Instant) {
    let now = ContinuousClock.now
    switch Record(line) {
    case .testStarted(let id):
      inFlight = id
      messages = []
      startedAt = now
      deadline = now + .seconds(limits.check)
    case .issue(let id, let message) where id == inFlight:
      messages.append(message ?? "")
    case .testEnded(let id) where id == inFlight:
      ended.append(Ended(id: id, messages: messages, seconds: (now - startedAt) / .seconds(1)))
      inFlight = nil
      deadline = now + .seconds(limits.end)
    case .runEnded:
      finished = true
      deadline = now + .seconds(limits.end)
    case .loadFailed(let reason):
      loadFailure = reason
    case nil:
      otherLines.append(String(line))
    default:
      break
    }
  }
}
