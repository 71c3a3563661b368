import CourseModel
import Foundation

/// Names of our own for the files of a submission, and the way back.
///
/// No name that a student chose reaches a command line.
struct SourceNames {
  /// Our names in the order of the files.
  let safe: [String]
  private let original: [String: String]

  init(_ files: [SourceFile]) {
    safe = files.enumerated().map { index, file in
      let isPlain = file.name.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_+]{0,99}\.swift/) != nil
      return isPlain && file.name != "main.swift" ? file.name : "File-\(index + 1).swift"
    }
    original = Dictionary(zip(safe, files.map(\.name)), uniquingKeysWith: { first, _ in first })
  }

  /// The learner's name for the file at a path that a tool printed; nil if it is none of theirs.
  func original(_ path: Substring) -> String? {
    original[path.split(separator: "/").last.map(String.init) ?? ""]
  }
}
