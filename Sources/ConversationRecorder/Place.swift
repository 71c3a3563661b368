import Glibc

/// The source location of a message: `Door/Bell.swift:12`.
struct Place {
  private let file: StaticString
  private let line: Int

  init(_ file: StaticString, _ line: Int) {
    self.file = file
    self.line = line
  }

  var text: String { "\(file):\(line)" }

  /// Whether the location is in MiniCocoa.
  var isCocoas: Bool { "\(file)".hasPrefix("MiniCocoa/") }
}

/// The name of the current thread.
enum ThreadName {
  /// The name of a thread that has none: a worker.
  static let unnamed = "a thread"

  /// The name, at most 15 bytes; nil for the main thread, and for a worker that serves the main
  /// queue, as where the main thread has ended.
  static var current: String? {
    if ownThread() == getpid() || isOnMainQueue { return nil }
    let size = 16
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
      guard let start = buffer.baseAddress, nameOfThread(pthread_self(), start, size) == 0 else {
        return unnamed
      }
      // The system names worker threads by their quality of service; this is the end of
      // `com.apple.root.default-qos.overcommit`.
      let name = String(cString: start)
      return name.contains("-qos") ? unnamed : name
    }
  }

  /// Whether this thread runs work of Dispatch's main queue.
  private static var isOnMainQueue: Bool {
    labelOfQueue?(nil).map { String(cString: $0) } == "com.apple.main-thread"
  }

  /// Dispatch's function for the label of a queue; of nil, the queue of this thread.
  private static let labelOfQueue = dlsym(nil, "dispatch_queue_get_label").map {
    unsafeBitCast(
      $0, to: (@convention(c) (UnsafeRawPointer?) -> UnsafePointer<CChar>?).self)
  }
}

// Glibc's module map does not export these to Swift.

@_silgen_name("gettid")
private func ownThread() -> pid_t

@_silgen_name("pthread_getname_np")
private func nameOfThread(
  _ thread: pthread_t, _ buffer: UnsafeMutablePointer<CChar>, _ size: Int
) -> CInt
