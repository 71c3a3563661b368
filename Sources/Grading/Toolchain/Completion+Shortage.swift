import Execution
import Glibc

// What a tool says. Of one that compiles a submission these are claims: they may be the submission's
// words, so something else has to show that they are true (`Builder`).

extension Completion {
  /// Whether a tool gave up because a disk is full. A linker maps what it writes, and is ended by
  /// SIGBUS then (as it is, or as shells and sandboxes pass it on).
  var ranOutOfSpace: Bool {
    termination == .signalled(SIGBUS) || termination == .exited(128 + SIGBUS)
      || errorText.contains("No space left on device")
      || errorText.contains("Disk quota exceeded")
  }

  /// Whether a tool gave up because it was refused memory: LLVM's words, and the C++ library's.
  var ranOutOfMemory: Bool {
    errorText.contains("LLVM ERROR: out of memory") || errorText.contains("std::bad_alloc")
  }

  /// Whether a tool gave up because it was refused a process, a thread or a descriptor.
  var ranOutOfProcesses: Bool {
    errorText.contains("Resource temporarily unavailable")
      || errorText.contains("Too many open files")
  }
}

extension GradingError {
  /// A disk is full; `variable` names the way to another one.
  static func diskFull(_ path: String, variable: String) -> GradingError {
    .file(path: path, reason: .diskFull(variable: variable))
  }
}
