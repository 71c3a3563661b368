// TODO: 1. What does a recorder ask, and what does it report?

/// A recorder for one interview.
public final class Recorder {
  /// Whether it's recording.
  public private(set) var isRecording = false

  /// The number of seconds that it has recorded.
  public private(set) var length = 0

  // TODO: 1. Which object does it ask?

  /// Creates a recorder that hasn't recorded anything.
  public init() {}

  /// Starts to record, unless the delegate says no; the red button calls it.
  ///
  /// While the recorder records, the button does nothing, and doesn't ask either.
  public func start() {
    // TODO: 2. Write the body.
  }

  /// Counts seconds from the microphone, if the recorder is recording.
  public func hear(_ seconds: Int) {
    // TODO: 2. Write the body.
  }

  /// Stops recording, or does nothing if the recorder isn't recording; the black button calls it.
  public func stop() {
    // TODO: 2. Write the body.
  }
}
