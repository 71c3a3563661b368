import CourseModel
import Foundation

extension Exercise {
  /// What to say of a submission that is the stub, as it was given; nil if it is another one.
  func welcome(to submission: Submission, from stub: [SourceFile]) -> String? {
    let isUntouched = stub.allSatisfy { given in
      submission.files.contains { $0.name == given.name && $0.hasWords(of: given) }
    }
    guard isUntouched, submission.files.count == stub.count else { return nil }
    if package != nil {
      return "This is the package as it was given: nothing is wrong, it only waits for you."
    }
    // They may be numbered across files.
    let start =
      stub.lazy.compactMap { $0.place(of: "TODO: 1.") }.first
      ?? stub.lazy.compactMap { $0.place(of: "TODO") }.first
    return "This is the exercise as it was given: nothing is wrong, it only waits for you. "
      + (start.map { "Begin at \($0)." } ?? "Begin with the task ('switchboard show \(name)').")
  }
}

extension SourceFile {
  /// Whether it says the same, blanks and line ends aside.
  fileprivate func hasWords(of other: SourceFile) -> Bool {
    func words(_ file: SourceFile) -> [Data] {
      file.content.split { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }
    return content == other.content || words(self) == words(other)
  }

  /// Where these words stand first: `the first TODO, in FILE.swift, line 7`.
  fileprivate func place(of words: String) -> String? {
    let lines = String(decoding: content, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.contains(words) }) else { return nil }
    return "the first TODO, in \(name), line \(index + 1)"
  }
}
