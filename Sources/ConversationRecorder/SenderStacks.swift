import Glibc
import Synchronization

/// The senders: for each task, and for each thread that runs no task, a stack of turns that have
/// begun and not ended. Holds only numbers.
enum SenderStacks {
  struct Frame {
    let sender: Int
    let event: Int
    let message: String
    let isCocoas: Bool
    var token = 0
    /// The object that runs this closure, if that is not its owner.
    var carrier: Int?
    /// Whether no earlier event causes the messages in it: a closure of the check, run by the check
    /// itself or by Cocoa.
    var isRoot = false
  }

  private struct State {
    var frames: [Line: [Frame]] = [:]
    var lastToken = 0
  }

  private static let state = Mutex(State())

  /// A line of execution: a task, on whatever thread it runs, or a thread.
  enum Line: Hashable, Sendable {
    case task(Int)
    case thread(UInt)

    static var current: Line {
      withUnsafeCurrentTask { task in task.map { .task($0.hashValue) } }
        ?? .thread(UInt(pthread_self()))
    }
  }

  /// The current turn on this line; nil if none has begun.
  static var top: Frame? {
    let line = Line.current
    return state.withLock { $0.frames[line]?.last }
  }

  /// The last recorded event on this line, which causes the next; 0 if there is none.
  static var cause: Int {
    let line = Line.current
    return state.withLock { $0.frames[line]?.last { $0.event > 0 || $0.isRoot }?.event ?? 0 }
  }

  /// Whether only the check and Cocoa have turns on this line.
  static var areChecks: Bool {
    let line = Line.current
    return state.withLock { $0.frames[line]?.allSatisfy { $0.sender == 0 || $0.isCocoas } ?? true }
  }

  /// Whether the object with this number has a turn on any line.
  static func includes(_ number: Int) -> Bool {
    state.withLock { $0.frames.values.contains { $0.contains { $0.sender == number } } }
  }

  /// Returns the object that runs a closure of this sender here: the one whose turn it is, or the
  /// queue if this is a queue's thread. Returns nil if there is no turn, or if the sender itself
  /// has Cocoa run the closure immediately.
  static func carrier(of sender: Int) -> Int? {
    let (line, thread) = (Line.current, Line.thread(UInt(pthread_self())))
    return state.withLock { state in
      // A queue runs each closure as a separate task on its thread.
      let frames = (line == thread ? [] : state.frames[thread] ?? []) + (state.frames[line] ?? [])
      // Inside Cocoa, the outermost Cocoa object counts: the one that received the request.
      let place = frames.lastIndex { !$0.isCocoas }
      let frame = frames[(place.map { $0 + 1 } ?? 0)...].first ?? frames.last
      guard let frame, frame.sender > 0, frame.sender != sender else { return nil }
      return frame.isCocoas && frames.contains { $0.sender == sender } ? nil : frame.sender
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
