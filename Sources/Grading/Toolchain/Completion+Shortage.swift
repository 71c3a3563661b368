import Execution
import Glibc
import Messages

// Reasons in a tool's output. If the tool compiles a submission, its words may be the submission's,
// so `Builder` needs other evidence as well.

extension Completion {
  /// Whether a tool failed because a disk is full. A linker maps its output, and then gets SIGBUS
  /// (directly, or as reported by a shell or sandbox).
  var ranOutOfSpace: Bool {
    termination == .signalled(SIGBUS) || termination == .exited(128 + SIGBUS)
      || errorText.contains("No space left on device")
      || errorText.contains("Disk quota exceeded")
  }

  /// Whether a tool failed because it was refused memory, in the words of LLVM or the C++ library.
  var ranOutOfMemory: Bool {
    errorText.contains("LLVM ERROR: out of memory") || errorText.contains("std::bad_alloc")
  }

  /// Whether a tool failed because it was refused a process, a thread or a descriptor.
  var ranOutOfProcesses: Bool {
    errorText.contains("Resource temporarily unavailable")
      || errorText.contains("Too many open files")
  }
}

extension GradingError {
  /// An error for a full disk. `variable` is the environment variable that selects another one.
  static func diskFull(_ path: String, variable: String) -> GradingError {
    .file(
      path: path,
      reason: Message(
        "the disk is full; free some space, or name another place in \(variable, "variable")"))
  }
}
