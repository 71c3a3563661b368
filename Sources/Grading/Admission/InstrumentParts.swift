/// The parts of MiniCocoa with which a check observes and controls time. The observed code must not
/// use them.
///
/// A recorder inside a check's recorder hides messages from it, or prevents a crash outside of
/// recordings. A note forges messages. Advancing a check's clock makes its time pass. Running an
/// application replaces the default notification centre for all code.
enum InstrumentParts {
  /// The readable name of a refused symbol with this path below MiniCocoa:
  /// `["ManualClock", "advance"]` gives `ManualClock.advance`. Nil if it is allowed.
  static func refused(_ path: [Substring]) -> String? {
    guard let type = path.first else { return nil }
    if whole.contains(type) { return String(type) }
    guard path.count > 1, members[type]?.contains(path[1]) == true else { return nil }
    return "\(type).\(path[1])"
  }

  private static let whole: Set<Substring> = ["Conversation", "Misuse"]
  private static let members: [Substring: Set<Substring>] = [
    "Application": ["main", "run"], "ManualClock": ["advance"],
    "NotificationCenter": ["beingDefault"],
  ]
}
