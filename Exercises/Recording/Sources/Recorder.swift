// TODO: 1. What does a recorder ask and tell?

/// A recorder for one interview.
public final class Recorder {
  /// Whether it records now.
  public private(set) var isRecording = false

  /// How many seconds it has recorded.
  public private(set) var length = 0

  // TODO: 1. Whom does it ask and tell?

  /// Creates a recorder that has recorded nothing.
  public init() {}

  /// The red button: records from now on, unless the delegate says no.
  ///
  /// While it records, the button does nothing, and nobody is asked.
  public func start() {
    // TODO: 2. Write the body.
  }

  /// The microphone has heard so many seconds; they count only while it records.
  public func hear(_ seconds: Int) {
    // TODO: 2. Write the body.
  }

  /// The black button: records no longer. If it does not record, the button does nothing.
  public func stop() {
    // TODO: 2. Write the body.
  }
}
