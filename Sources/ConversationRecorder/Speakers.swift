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
    return state.withLock { $0.frames[line]?.last { $0.event > 0 }?.event ?? 0 }
  }

  /// Whether somebody of this number has a turn anywhere.
  static func includes(_ number: Int) -> Bool {
    state.withLock { $0.frames.values.contains { $0.contains { $0.speaker == number } } }
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
