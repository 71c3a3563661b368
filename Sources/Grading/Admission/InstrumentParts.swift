/// The parts of MiniCocoa by which a check sees, and has time pass: what is looked at does not use them.
///
/// A recorder inside of a check's own hides from it, or keeps the process from being stopped where
/// nobody records; a note forges what was said; who turns a check's clock has its time pass;
/// who runs an application has its notification centre be everybody's default one.
enum InstrumentParts {
  /// What is refused of a symbol with this path below MiniCocoa, as it is shown: of
  /// `["ManualClock", "advance"]` it is `ManualClock.advance`; nil if nothing is.
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
