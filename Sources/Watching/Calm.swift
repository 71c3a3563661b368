/// Decides when to act on events that come in bursts: after the last one, but not for ever.
///
/// An editor's save is many events, and some arrive while the file is still half written.
package struct Calm: Sendable, Equatable {
  /// So long nothing may happen before it is time.
  package static let quiet: Duration = .milliseconds(50)
  /// At the latest so long after the first event it is time.
  package static let patience: Duration = .milliseconds(500)

  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?

  /// Calm, since nothing has happened.
  package init() {}

  /// Notes that something happened.
  package mutating func note(at now: ContinuousClock.Instant) {
    first = first ?? now
    last = now
  }

  /// In how many milliseconds it is time to act, rounded up; 0 is now, and `nil` means that there
  /// is nothing to wait for.
  package func milliseconds(at now: ContinuousClock.Instant) -> Int32? {
    guard let first, let last else { return nil }
    let time = min(last + Self.quiet, first + Self.patience)
    return Int32(max(0, (time - now) / .milliseconds(1)).rounded(.up))
  }

  /// Whether it is time; if so, it is calm again.
  package mutating func ends(at now: ContinuousClock.Instant) -> Bool {
    guard milliseconds(at: now) == 0 else { return false }
    self = Calm()
    return true
  }
}
