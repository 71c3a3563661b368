/// A room with a door, for recording interviews.
public final class Studio {
  /// Whether the door is open; if so, no recorder may start.
  public var isDoorOpen = false

  /// The recorders that haven't stopped; the studio keeps them.
  public private(set) var recorders: [Recorder] = []

  /// The seconds that all its recorders have recorded together.
  public private(set) var seconds = 0

  /// The lengths of the finished interviews, in the order in which they ended.
  public private(set) var interviews: [Int] = []

  /// Creates an empty studio.
  public init() {}

  /// Creates a recorder for an interview, keeps it, listens to it, and returns it.
  public func setUp() -> Recorder {
    let recorder = Recorder()
    recorder.delegate = self
    recorders.append(recorder)
    return recorder
  }
}

// MARK: - Listening to recorders

extension Studio: RecorderDelegate {
  /// Says no while the door is open.
  public func recorderShouldStart(_ recorder: Recorder) -> Bool { !isDoorOpen }

  /// Adds the seconds.
  public func recorder(_ recorder: Recorder, didRecord seconds: Int) {
    self.seconds += seconds
  }

  /// Notes the interview, and releases the recorder.
  public func recorderDidStop(_ recorder: Recorder) {
    interviews.append(recorder.length)
    recorders.removeAll { $0 === recorder }
  }
}
