import Glibc
import Synchronization

/// Who is speaking: for each task, and for each thread that runs none, the turns that have begun and
/// not ended, as numbers only.
enum Speakers {
  struct Frame {
    let speaker: Int
    let event: Int
    let message: String
    let isCocoas: Bool
    var token = 0
    /// Who has this closure run, if that is not its owner.
    var carrier: Int?
    /// Whether what is said in it is caused by nothing before: a closure of the check's own, which at
    /// most Cocoa has run.
    var isRoot = false
  }

  private struct State {
    var frames: [Line: [Frame]] = [:]
    var lastToken = 0
  }

  private static let state = Mutex(State())

  /// A line of execution: a task stays one whichever thread it runs on.
  enum Line: Hashable, Sendable {
    case task(Int)
    case thread(UInt)

    static var current: Line {
      withUnsafeCurrentTask { task in task.map { .task($0.hashValue) } }
        ?? .thread(UInt(pthread_self()))
    }
  }

  /// Whose turn it is here; nil where nobody's has begun.
  static var top: Frame? {
    let line = Line.current
    return state.withLock { $0.frames[line]?.last }
  }

  /// The last event here that was noted, which causes what comes; 0 if there is none.
  static var cause: Int {
    let line = Line.current
    return state.withLock { $0.frames[line]?.last { $0.event > 0 || $0.isRoot }?.event ?? 0 }
  }

  /// Whether nobody has a turn here but the check and Cocoa.
  static var areChecks: Bool {
    let line = Line.current
    return state.withLock { $0.frames[line]?.allSatisfy { $0.speaker == 0 || $0.isCocoas } ?? true }
  }

  /// Whether somebody of this number has a turn anywhere.
  static func includes(_ number: Int) -> Bool {
    state.withLock { $0.frames.values.contains { $0.contains { $0.speaker == number } } }
  }

  /// Who has a closure of this speaker's run here: whose turn it is, or on a queue's thread the queue;
  /// nil if nobody has a turn, or if the speaker itself has Cocoa run it at once.
  static func carrier(of speaker: Int) -> Int? {
    let (line, thread) = (Line.current, Line.thread(UInt(pthread_self())))
    return state.withLock { state in
      // What a queue runs is a task of its own, on the queue's thread.
      let frames = (line == thread ? [] : state.frames[thread] ?? []) + (state.frames[line] ?? [])
      // Of what Cocoa does, whoever was told to do it.
      let place = frames.lastIndex { !$0.isCocoas }
      let frame = frames[(place.map { $0 + 1 } ?? 0)...].first ?? frames.last
      guard let frame, frame.speaker > 0, frame.speaker != speaker else { return nil }
      return frame.isCocoas && frames.contains { $0.speaker == speaker } ? nil : frame.speaker
    }
  }

  static func push(_ frame: Frame) -> Int {
    let line = Line.current
    return state.withLock { state in
      state.lastToken += 1
      var frame = frame
      frame.token = state.lastToken
      state.frames[line, default: []].append(frame)
      return frame.token
    }
  }

  static func pop(_ token: Int) {
    let line = Line.current
    state.withLock { state in
      state.frames[line]?.removeAll { $0.token == token }
      if state.frames[line]?.isEmpty == true { state.frames[line] = nil }
    }
  }
}
