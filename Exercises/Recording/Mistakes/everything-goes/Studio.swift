/// A room with a door, in which interviews are recorded.
public final class Studio {
  /// Whether the door is open. Then no recorder may start.
  public var isDoorOpen = false

  /// The recorders that have not stopped yet; the studio keeps them.
  public private(set) var recorders: [Recorder] = []

  /// The seconds that all its recorders have recorded.
  public private(set) var seconds = 0

  /// The lengths of the interviews that are finished, in the order of their ends.
  public private(set) var interviews: [Int] = []

  /// Creates an empty studio.
  public init() {}

  /// Sets up a recorder for an interview, keeps it, and listens to it.
  public func setUp() -> Recorder {
    let recorder = Recorder()
    recorder.delegate = self
    recorders.append(recorder)
    return recorder
  }
}

// MARK: - Listening to recorders

extension Studio: RecorderDelegate {
  /// Not while the door is open.
  public func recorderShouldStart(_ recorder: Recorder) -> Bool { !isDoorOpen }

  /// Adds the seconds.
  public func recorder(_ recorder: Recorder, didRecord seconds: Int) {
    self.seconds += seconds
  }

  /// Notes the interview, and lets the recorder go.
  public func recorderDidStop(_ recorder: Recorder) {
    interviews.append(recorder.length)
    recorders.removeAll()
  }
}
