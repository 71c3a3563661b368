import Execution
import Foundation
import Glibc

extension Completion {
  /// Whether a compiler or linker ended by itself and has not named an error: what it thought of
  /// the sources nobody knows.
  var isBreakdown: Bool {
    switch termination {
    case .exited(0), .deadlinePassed, .outputExceeded, .signalled(SIGXCPU): false
    case .exited(1): !errorText.contains("error: ")
    case .exited, .signalled: true
    }
  }

  /// Whether a tool was ended by a fault of its own, as it is seen or as shells and sandboxes pass it
  /// on; not by somebody else, nor because it was refused a thread.
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

  /// Whether all that a tool said is one line of its own about what the system refused it, so that
  /// nothing of what it was to compile is among its words.
  ///
  /// Any other words may be a submission's: a name, or what `#error` and `#warning` say, which may
  /// have lines that look like anything. What names a place, a path or a symbol is not of this form.
  var speaksOfSystemOnly: Bool {
    var lines = errorText.split(separator: "\n")
    // What a shell says of a child that a signal ended.
    if lines.count == 2, lines[1].contains(/^[A-Z][a-z]+( [a-z]+)?( \(core dumped\))?$/) {
      lines.removeLast()
    }
    guard lines.count == 1 else { return false }
    return lines[0].wholeMatch(
      of: /(<unknown>:0: )?(error|LLVM ERROR): ([A-Za-z_ ]+: )?[A-Z][a-z]+( [a-z]+)+/) != nil
  }

  /// Whether the compiler complains of what modules are made from: which one it could not find,
  /// read or make. So it may be the machine that has changed under it.
  var speaksOfModules: Bool {
    errorText.split(separator: "\n").contains { line in
      line.contains("error: ")
        && ["module", "has been modified since", ".pcm"].contains {
          line.contains($0)
        }
    }
  }

  /// The end of what it said, as far as somebody reads it.
  var errorTail: String { String(errorText.suffix(2_000)) }
}
