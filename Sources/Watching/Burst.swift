/// Decides when to look at what an editor saves, and when to begin a check of it.
///
/// A save is a burst of signs, and some come while a file is half written or has no name. So the
/// first sign that all files are whole is believed at once; if more comes after all, what was begun
/// was begun in vain, and the next check waits until the editor seems to be done. Whoever never is
/// gets a look and a check each time patience runs out.
package struct Burst: Sendable, Equatable {
  /// How long nothing more must have been heard of whole files before they are looked at: several files that
  /// are saved at once are one save.
  package static let breath: Duration = .milliseconds(2)
  /// The shortest time without a sign before a second check.
  package static let caution: Duration = .milliseconds(5)
  /// After so long without a sign a burst is over.
  package static let quiet: Duration = .milliseconds(50)
  /// At the latest so long after the first sign it is time; and so long a file that is being
  /// written may be silent.
  package static let patience: Duration = .milliseconds(500)
  /// At the latest so long after the first sign it is time while a file is being written.
  package static let writing: Duration = .seconds(2)

  /// Why a file may not be what it will be in a moment.
  private enum Doubt: Hashable {
    case isOpen, isGone
  }

  /// What is to be seen.
  package enum Look: Hashable, Sendable {
    /// More may come: only a change is worth a word.
    case early
    /// The save is over, and no check was begun for it.
    case final
  }

  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?
  private var longestPause: Duration = .zero
  private var doubts: [String: Doubt] = [:]
  /// Whether something was heard that nobody has looked at.
  package private(set) var hasNews = false
  private var hasWholeFile = false
  /// Whether it has to be looked at once more when the burst is over.
  private var isUnsaid = false
  private var hasBegun = false
  /// Whether patience has run out in this burst: it may go on for ever.
  private var isEndless = false

  /// A burst in which nothing has happened.
  package init() {}

  // MARK: - What happens

  /// Notes what was heard; the first sign after the quiet begins another burst.
  package mutating func note(_ sign: SaveSign, at now: ContinuousClock.Instant) {
    if isOver(at: now) { self = Burst() }
    longestPause = max(longestPause, last.map { now - $0 } ?? .zero)
    first = first ?? now
    last = now
    hasNews = true
    switch sign {
    case .begun(let file): doubts[file] = .isOpen
    case .gone(let file): doubts[file] = .isGone
    case .whole(let file):
      doubts[file] = nil
      hasWholeFile = true
    case .unclear: break
    }
  }

  /// How to look at the files now, if it is time to; that counts as done then.
  ///
  /// - Parameter isChecking: Whether a check is under way: if that is of the same text, nobody has to
  ///   hear that nothing has changed.
  package mutating func look(
    at now: ContinuousClock.Instant, isChecking: Bool
  ) -> Look? {
    guard let timeToLook, now >= timeToLook, let first, let last else { return nil }
    let isQuiet = now >= last + Self.quiet
    if now >= first + Self.patience {
      self.first = now
      isEndless = true
    }
    isUnsaid = !hasBegun && !isQuiet && !isChecking
    (hasNews, hasWholeFile, doubts) = (false, false, [:])
    return isQuiet && !hasBegun ? .final : .early
  }

  /// Whether a check may begin now: what there is has been looked at, and nothing more is expected.
  package func mayBegin(at now: ContinuousClock.Instant) -> Bool {
    !hasNews && timeToBegin.map { now >= $0 } != false
  }

  /// Notes that a check has begun, of what there is now.
  package mutating func begin() {
    hasBegun = true
    isUnsaid = false
  }

  // MARK: - When

  /// In how many milliseconds it is time to look, or to begin a check that waits; rounded up, 0 is
  /// now, and `nil` means that there is nothing to wait for.
  ///
  /// - Parameter isWaiting: Whether a check waits for its beginning.
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
    return min(last + pause, first + (isWriting ? Self.writing : Self.patience))
  }

  /// How long nothing more may be heard before it is time to look.
  private var pause: Duration {
    if doubts.values.contains(.isOpen) { return Self.patience }
    return doubts.isEmpty && hasWholeFile && !isEndless ? Self.breath : Self.quiet
  }

  /// When the next check may begin; nil is at any time, as for the first of a burst.
  ///
  /// Who has begun in vain waits for the double of the longest pause so far: an editor that writes
  /// at an even pace costs one check and no more.
  private var timeToBegin: ContinuousClock.Instant? {
    guard let first, let last, hasBegun, !isEndless else { return nil }
    let pause = min(Self.quiet, max(Self.caution, longestPause * 2))
    return min(last + pause, first + Self.patience)
  }
}
