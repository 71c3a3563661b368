import Execution
import Foundation
import Glibc

extension Completion {
  /// Whether a compiler or linker ended without naming an error. Then its verdict on the sources is
  /// unknown.
  var isBreakdown: Bool {
    switch termination {
    case .exited(0), .deadlinePassed, .outputExceeded, .signalled(SIGXCPU): false
    case .exited(1): !errorText.contains("error: ")
    case .exited, .signalled: true
    }
  }

  /// Whether a tool crashed, directly or as reported by a shell or sandbox. Excludes tools that
  /// were killed from outside, or that failed because the system refused them a thread.
  var hasCrashed: Bool {
    let signal: Int32
    switch termination {
    case .signalled(let number): signal = number
    case .exited(let code): signal = code - 128
    default: return false
    }
    return [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP].contains(signal)
      && !(ranOutOfProcesses && speaksOfSystemOnly)
  }

  /// Whether a tool's only output is one line about a resource that the system refused, so that no
  /// word of it comes from the code it compiles.
  ///
  /// All other words may be the submission's: a name, or the text of `#error` and `#warning`, which
  /// can imitate any line. A line that names a place, a path or a symbol does not have this form.
  var speaksOfSystemOnly: Bool {
    var lines = errorText.split(separator: "\n")
    // A shell's line about a child that a signal ended.
    if lines.count == 2, lines[1].contains(/^[A-Z][a-z]+( [a-z]+)?( \(core dumped\))?$/) {
      lines.removeLast()
    }
    guard lines.count == 1 else { return false }
    return lines[0].wholeMatch(
      of: /(<unknown>:0: )?(error|LLVM ERROR): ([A-Za-z_ ]+: )?[A-Z][a-z]+( [a-z]+)+/) != nil
  }

  /// Whether the compiler could not find, read or make a module. The reason may be that files of
  /// the machine have changed.
  var speaksOfModules: Bool {
    errorText.split(separator: "\n").contains { line in
      line.contains("error: ")
        && ["module", "has been modified since", ".pcm"].contains {
          line.contains($0)
        }
    }
  }

  /// The end of its error output, for readers.
  var errorTail: String { String(errorText.suffix(2_000)) }
}
