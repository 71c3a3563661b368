import CourseModel
import Foundation

extension Exercise {
  /// The message for a submission that equals the stub; nil for any other.
  func welcome(to submission: Submission, from stub: [SourceFile]) -> String? {
    let isUntouched = stub.allSatisfy { given in
      submission.files.contains { $0.name == given.name && $0.hasWords(of: given) }
    }
    guard isUntouched, submission.files.count == stub.count else { return nil }
    if package != nil {
      return "This is the package as it was given: nothing is wrong, you just haven't started."
    }
    // TODOs may be numbered across files.
    let start =
      stub.lazy.compactMap { $0.place(of: "TODO: 1.") }.first
      ?? stub.lazy.compactMap { $0.place(of: "TODO") }.first
    // In a bug report, something is wrong with it.
    guard let start else {
      return "This is the exercise as it was given. "
        + "Begin with the task ('switchboard show \(name)')."
    }
    return "This is the exercise as it was given: nothing is wrong, you just haven't started. "
      + "Begin at \(start)."
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

  /// The first place of these words: `the first TODO, in FILE.swift, line 7`. Nil on the first line: there it
  /// is about the file or, in a bug report, about no place.
  fileprivate func place(of words: String) -> String? {
    let lines = String(decoding: content, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.contains(words) }), index > 0 else { return nil }
    return "the first TODO, in \(name), line \(index + 1)"
  }
}
