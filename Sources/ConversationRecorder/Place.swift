import Glibc

/// Where in the sources something is said: `Door/Bell.swift:12`.
struct Place {
  private let file: StaticString
  private let line: Int

  init(_ file: StaticString, _ line: Int) {
    self.file = file
    self.line = line
  }

  var text: String { "\(file):\(line)" }

  /// Whether MiniCocoa says it.
  var isCocoas: Bool { "\(file)".hasPrefix("MiniCocoa/") }
}

/// What people call the thread that runs.
enum ThreadName {
  /// The name, of 15 bytes at most; nil for the main thread.
  static var current: String? {
    if ownThread() == getpid() { return nil }
    let size = 16
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
      guard let start = buffer.baseAddress, nameOfThread(pthread_self(), start, size) == 0 else {
        return "a thread"
      }
      // Those that belong to nobody are called by what the system wants of them: the end of
      // `com.apple.root.default-qos.overcommit`.
      let name = String(cString: start)
      return name.contains("-qos") ? "a thread" : name
    }
  }
}

// Glibc's module does not show them to Swift.

@_silgen_name("gettid")
private func ownThread() -> pid_t

@_silgen_name("pthread_getname_np")
private func nameOfThread(
  _ thread: pthread_t, _ buffer: UnsafeMutablePointer<CChar>, _ size: Int
) -> CInt
