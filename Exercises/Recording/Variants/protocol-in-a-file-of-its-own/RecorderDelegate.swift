/// What a recorder asks its delegate, and tells it.
public protocol RecorderDelegate: AnyObject {
  /// May this recorder start? It does not record yet.
  func recorderShouldStart(_ recorder: Recorder) -> Bool

  /// So many seconds more are recorded.
  func recorder(_ recorder: Recorder, didRecord seconds: Int)

  /// This recorder has stopped.
  func recorderDidStop(_ recorder: Recorder)
}
