import CourseModel
import Foundation
import Messages

extension Exercise {
  /// The message for a submission that equals the stub; nil for any other.
  func welcome(to submission: Submission, from stub: [SourceFile]) -> Message? {
    let isUntouched = stub.allSatisfy { given in
      submission.files.contains { $0.hasWords(of: given) }
    }
    guard isUntouched, submission.files.count == stub.count else { return nil }
    if package != nil {
      return Message("This is the unchanged package: nothing is wrong, you just haven't started.")
    }
    // TODOs may be numbered across files.
    let todos = stub.flatMap { $0.places(of: "TODO") }
    let start = stub.flatMap { $0.places(of: "TODO: 1.") }.first ?? todos.first
    // In a bug report, something is wrong with it, and the only TODO, on line 1, is about no place.
    guard let start, todos.count > 1 || start.line > 1 else {
      return Message(
        """
        This is the unchanged stub. Begin with the task ('switchboard show \(name, "exercise")').
        """)
    }
    return Message(
      """
      This is the unchanged stub: nothing is wrong, you just haven't started. Begin at the first \
      TODO, in \(start.file, "file"), line \(start.line, "line").
      """)
  }
}

extension SourceFile {
  /// Whether it has the same text, apart from blanks and line ends.
  fileprivate func hasWords(of other: SourceFile) -> Bool {
    func words(_ file: SourceFile) -> [Data] {
      file.content.split { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }
    return content == other.content || words(self) == words(other)
  }

  /// The lines with these words.
  fileprivate func places(of words: String) -> [(file: String, line: Int)] {
    let lines = String(decoding: content, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].contains(words) }.map { (name, $0 + 1) }
  }
}
