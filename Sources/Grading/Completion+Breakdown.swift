import CourseModel
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
    case .exited, .signalled: !ranOutOfMemory
    }
  }

  /// The end of what it said, as far as somebody reads it.
  var errorTail: String { String(errorText.suffix(2_000)) }
}

extension Diagnostic {
  /// Whether it is an error at an import in these files.
  func isAboutImport(in files: [SourceFile]) -> Bool {
    guard severity == .error, let file = files.first(where: { $0.name == self.file }) else {
      return false
    }
    let lines = String(decoding: file.content, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(line - 1) else { return false }
    return lines[line - 1].prefix(200).contains(/^\s*(@?[A-Za-z_()]+\s+)*import\s/)
  }
}
