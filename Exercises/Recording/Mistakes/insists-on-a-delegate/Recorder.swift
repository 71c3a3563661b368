/// What a recorder asks its delegate, and tells it.
public protocol RecorderDelegate: AnyObject {
  /// May this recorder start? It does not record yet.
  func recorderShouldStart(_ recorder: Recorder) -> Bool

  /// So many seconds more are recorded.
  func recorder(_ recorder: Recorder, didRecord seconds: Int)

  /// This recorder has stopped.
  func recorderDidStop(_ recorder: Recorder)
}

/// A recorder for one interview.
public final class Recorder {
  /// Whether it records now.
  public private(set) var isRecording = false

  /// How many seconds it has recorded.
  public private(set) var length = 0

  /// The object that is asked and told; not kept.
  public weak var delegate: (any RecorderDelegate)?

  /// Creates a recorder that has recorded nothing.
  public init() {}

  /// The red button: records from now on, unless the delegate says no.
  ///
  /// While it records, the button does nothing, and nobody is asked.
  public func start() {
    // swift-format-ignore: NeverForceUnwrap
    guard !isRecording, delegate!.recorderShouldStart(self) else { return }
    isRecording = true
  }

  /// The microphone has heard so many seconds; they count only while it records.
  public func hear(_ seconds: Int) {
    guard isRecording else { return }
    length += seconds
    delegate?.recorder(self, didRecord: seconds)
  }

  /// The black button: records no longer. If it does not record, the button does nothing.
  public func stop() {
    guard isRecording else { return }
    isRecording = false
    delegate?.recorderDidStop(self)
  }
}
