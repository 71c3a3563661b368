/// The messages that a recorder sends its delegate.
public protocol RecorderDelegate: AnyObject {
  /// May this recorder start? It isn't recording yet.
  func recorderShouldStart(_ recorder: Recorder) -> Bool

  /// This recorder has recorded so many more seconds.
  func recorder(_ recorder: Recorder, didRecord seconds: Int)

  /// This recorder has stopped.
  func recorderDidStop(_ recorder: Recorder)
}

/// A recorder for one interview.
public final class Recorder {
  /// Whether it's recording.
  public private(set) var isRecording = false

  /// The number of seconds that it has recorded.
  public private(set) var length = 0

  /// The object that answers and gets the reports; it isn't kept alive.
  public weak var delegate: (any RecorderDelegate)?

  /// Creates a recorder that hasn't recorded anything.
  public init() {}

  /// Starts to record, unless the delegate says no; the red button calls it.
  ///
  /// While the recorder records, the button does nothing, and doesn't ask either.
  public func start() {
    guard !isRecording, delegate?.recorderShouldStart(self) ?? true else { return }
    isRecording = true
  }

  /// Counts seconds from the microphone, if the recorder is recording.
  public func hear(_ seconds: Int) {
    guard isRecording else { return }
    length += seconds
    delegate?.recorder(self, didRecord: seconds)
  }

  /// Stops recording, or does nothing if the recorder isn't recording; the black button calls it.
  public func stop() {
    guard isRecording else { return }
    isRecording = false
    delegate?.recorderDidStop(self)
  }
}
