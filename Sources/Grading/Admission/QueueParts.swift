/// The parts of MiniCocoa that run code on another thread.
enum QueueParts {
  /// Whether a submission may not use the part with this path below MiniCocoa. The setter of a
  /// queue's `isSuspended` has the path `["OperationQueue", "isSuspended", "setter"]`.
  ///
  /// A path with one name only mentions a type. Code that creates or starts a queue gets two
  /// threads, which could share unsafe state. Code that adds to a check's queue does not.
  ///
  /// - Parameter isHanded: Whether checks pass queues to submissions, which may add work to them.
  static func isRefused(_ path: [Substring], handed isHanded: Bool) -> Bool {
    guard let type = path.first else { return false }
    if threads.contains(type) { return true }
    guard type == queue, path.count > 1 else { return false }
    return !isHanded || !harmless.contains(path[1])
  }

  private static let queue: Substring = "OperationQueue"
  /// Types and functions that have threads, or create one.
  private static let threads: Set<Substring> = ["SystemClock", "onAnotherThread"]
  /// Members that start no work. Properties with a setter are not among them, because a key path
  /// can set one without a symbol for the setter.
  private static let harmless: Set<Substring> = [
    "addOperation", "cancelAllOperations", "current", "description", "operationCount",
    "waitUntilAllOperationsAreFinished",
  ]
}

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
