/// Decides when to look at files that an editor saves, and when to begin a check of them.
///
/// A save is a burst of events, and some arrive while a file is half written or has no name. So the
/// first sign that all files are complete starts a check at once. If more events follow, that check
/// was wasted, and the next one waits until the editor seems to be done. An editor that never stops
/// writing gets a look and a check each time that `longestWait` expires.
package struct SaveDebouncer: Sendable, Equatable {
  /// The time without an event after which complete files are read: several files saved together
  /// are one save.
  static let coalescing: Duration = .milliseconds(2)
  /// The shortest time without an event before a second check.
  static let shortestWait: Duration = .milliseconds(5)
  /// The time without an event after which a burst is over.
  static let quiet: Duration = .milliseconds(50)
  /// The longest time between the first event and a look, and the longest silence while a file is
  /// being written.
  static let longestWait: Duration = .milliseconds(500)
  /// The longest time between the first event and a look while a file is being written.
  static let writing: Duration = .seconds(2)

  /// The reason why a file may be about to change.
  private enum Doubt: Hashable {
    case isOpen, isGone
  }

  /// The kind of look at the files.
  package enum Look: Hashable, Sendable {
    /// More events may follow: report only a change.
    case early
    /// The save is over, and no check was begun for it.
    case final
  }

  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?
  private var longestPause: Duration = .zero
  private var doubts: [String: Doubt] = [:]
  /// Whether there are events since the last look.
  package private(set) var hasNews = false
  private var hasWholeFile = false
  /// Whether another look is needed at the end of the burst.
  private var isUnsaid = false
  private var hasBegun = false
  /// Whether `longestWait` has expired in this burst: it may never end.
  private var isEndless = false

  /// Creates a burst without events.
  package init() {}

  // MARK: - Events

  /// Records an event; the first one after `quiet` begins a new burst.
  package mutating func note(_ event: SaveEvent, at now: ContinuousClock.Instant) {
    if isOver(at: now) { self = SaveDebouncer() }
    longestPause = max(longestPause, last.map { now - $0 } ?? .zero)
    first = first ?? now
    last = now
    hasNews = true
    switch event {
    case .begun(let file): doubts[file] = .isOpen
    case .gone(let file): doubts[file] = .isGone
    case .whole(let file):
      doubts[file] = nil
      hasWholeFile = true
    case .unclear: break
    }
  }

  /// Returns how to look at the files, if it is time to; the look then counts as done.
  ///
  /// - Parameter isChecking: Whether a check is running. If it is of the same text, the learner
  ///   needs no message that nothing has changed.
  package mutating func look(
    at now: ContinuousClock.Instant, isChecking: Bool
  ) -> Look? {
    guard let timeToLook, now >= timeToLook, let first, let last else { return nil }
    let isQuiet = now >= last + Self.quiet
    if now >= first + Self.longestWait {
      self.first = now
      isEndless = true
    }
    isUnsaid = !hasBegun && !isQuiet && !isChecking
    (hasNews, hasWholeFile, doubts) = (false, false, [:])
    return isQuiet && !hasBegun ? .final : .early
  }

  /// Whether a check may begin: all events have been looked at, and no more are expected.
  package func mayBegin(at now: ContinuousClock.Instant) -> Bool {
    !hasNews && timeToBegin.map { now >= $0 } != false
  }

  /// Records that a check of the present files has begun.
  package mutating func begin() {
    hasBegun = true
    isUnsaid = false
  }

  // MARK: - When

  /// Returns the milliseconds until the next look, or until a waiting check may begin; rounded up,
  /// 0 for now, and nil if there is nothing to wait for.
  ///
  /// - Parameter isWaiting: Whether a check waits to begin.
  package func milliseconds(
    at now: ContinuousClock.Instant, toBegin isWaiting: Bool
  ) -> Int32? {
    let begin = isWaiting && !hasNews ? timeToBegin ?? now : nil
    return [timeToLook, begin].compactMap { $0 }.min().map { time in
      Int32(max(0, (time - now) / .milliseconds(1)).rounded(.up))
    }
  }

  private func isOver(at now: ContinuousClock.Instant) -> Bool {
    guard let last else { return true }
    return doubts.isEmpty && now >= last + Self.quiet
  }

  private var timeToLook: ContinuousClock.Instant? {
    guard let first, let last, hasNews || isUnsaid else { return nil }
    let isWriting = doubts.values.contains(.isOpen)
    return min(last + pause, first + (isWriting ? Self.writing : Self.longestWait))
  }

  /// The time without an event after which to look.
  private var pause: Duration {
    if doubts.values.contains(.isOpen) { return Self.longestWait }
    return doubts.isEmpty && hasWholeFile && !isEndless ? Self.coalescing : Self.quiet
  }

  /// The time at which the next check may begin; nil for any time, as for the first of a burst.
  ///
  /// After a wasted check, the wait is twice the longest pause so far, so that an editor that
  /// writes at an even pace wastes only one check.
  private var timeToBegin: ContinuousClock.Instant? {
    guard let first, let last, hasBegun, !isEndless else { return nil }
    let pause = min(Self.quiet, max(Self.shortestWait, longestPause * 2))
    return min(last + pause, first + Self.longestWait)
  }
}
