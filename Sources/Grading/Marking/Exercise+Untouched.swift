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
    let start =
      stub.lazy.compactMap { $0.place(of: "TODO: 1.") }.first
      ?? stub.lazy.compactMap { $0.place(of: "TODO") }.first
    // In a bug report, something is wrong with it.
    guard let start else {
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

  /// The first place of these words. Nil on the first line: there it is about the file or, in a bug
  /// report, about no place.
  fileprivate func place(of words: String) -> (file: String, line: Int)? {
    let lines = String(decoding: content, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.contains(words) }), index > 0 else { return nil }
    return (name, index + 1)
  }
}
