import Foundation

/// One process that ran some checks: the records in its channel before it ended.
struct RunProcess {
  private(set) var frame: RunFrame
  /// The lines that are no records, such as those of a crash report.
  private(set) var noise: [String] = []
  private var noiseDuring: String?
  /// Whether it has answered where it is, after its time was over: later reports came too late.
  private var isOver = false
  /// Whether it has named a place in the learner's code since then.
  private var knowsPlace = false
  /// The ranges of each check in standard output.
  private(set) var printed: PrintedText
  private var reader: RecordReader
  private let limits: Deadlines
  private let order: RunOrder

  /// The time for each part of a run, in seconds.
  struct Deadlines {
    /// From the process's start to the first check.
    var start = 20.0
    var check: Double
    /// From the last check's end to the process's.
    var end = 5.0
  }

  /// The kind of its end, as far as its records can be trusted.
  enum Ending: Equatable {
    /// All expected records came, and no others.
    case complete
    /// The process ended before its time, while this check ran or after it.
    case broken(during: String?)
    /// It sent a forbidden record while this check ran: none of its records count.
    case untrusted(during: String?)
    /// A library could not be loaded.
    case loadFailed(String)
    /// It ended before anything of the submission was in it.
    case notStarted
  }

  /// The message of its canary.
  let canaryWord: String

  init(_ order: RunOrder, limits: Deadlines) {
    canaryWord = order.canary
    self.order = order
    frame = RunFrame(order)
    reader = RecordReader(key: order.key)
    printed = PrintedText(key: order.key)
    self.limits = limits
  }

  /// Whether the suite has a test for the check of this id.
  func hasFound(_ id: String) -> Bool { frame.found.contains { order.id(of: $0.test) == id } }

  /// Read it only after the process and all its descendants ended.
  var ending: Ending {
    if let reason = frame.loadFailure { return .loadFailed(reason) }
    if frame.deviation != nil { return .untrusted(during: frame.deviant) }
    switch frame.stage {
    case .starting: return .notStarted
    case .finished where noise.isEmpty && !reader.isInLine: return .complete
    case .finished: return .untrusted(during: noiseDuring)
    case .loaded, .running, .ended:
      return .broken(during: frame.inFlight ?? frame.ended.last?.id)
    }
  }

  /// Takes data from the channel, and sets the deadline of the part that runs now.
  mutating func take(_ data: Data, deadline: inout ContinuousClock.Instant) {
    for line in reader.take(data) {
      switch line {
      case .noise(let text):
        if noise.isEmpty { noiseDuring = frame.inFlight }
        if text.hasPrefix(CrashFinder.standing) { isOver = true }
        if text.hasPrefix(order.product) { knowsPlace = isOver }
        // Without a line of the learner's, another answer may have one.
        if knowsPlace, text.hasPrefix(CrashFinder.stood) { deadline = .now }
        if !text.isEmpty || noise.isEmpty { noise.append(text) }  // only so much is kept
      case .record where isOver: break
      case .record(let text):
        if let record = Record(text) {
          take(record, &deadline)
        } else {
          frame.deviate(.unreadable)
        }
        printed.note(text, running: frame.inFlight)
      }
    }
  }

  private mutating func take(_ record: Record, _ deadline: inout ContinuousClock.Instant) {
    let now = ContinuousClock.now
    let before = frame.inFlight
    frame.take(record, at: now)
    if frame.inFlight != before {
      deadline = now + .seconds(frame.inFlight == nil ? limits.end : limits.check)
    } else if record == .runEnded {
      deadline = now + .seconds(limits.end)
    }
  }
}
