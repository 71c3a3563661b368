/// The messages that a recorder sends its delegate.
public protocol RecorderDelegate: AnyObject {
  /// May this recorder start? It isn't recording yet.
  func recorderShouldStart(_ recorder: Recorder) -> Bool

  /// This recorder has recorded so many more seconds.
  func recorder(_ recorder: Recorder, didRecord seconds: Int)

  /// This recorder has stopped.
  func recorderDidStop(_ recorder: Recorder)
}
