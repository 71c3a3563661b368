import CourseModel
import Foundation

/// Safe names for the files of a submission, and the mapping back.
///
/// A name that a student chose never reaches a command line.
struct SourceNames {
  /// The safe names in the order of the files.
  let safe: [String]
  private let original: [String: String]
  private let files: [SourceFile]

  init(_ files: [SourceFile]) {
    self.files = files
    safe = files.enumerated().map { index, file in
      Self.isPlain(file.name) ? file.name : "File-\(index + 1).swift"
    }
    original = Dictionary(zip(safe, files.map(\.name)), uniquingKeysWith: { first, _ in first })
  }

  /// Whether a name consists of letters, digits, `_` and `+` before `.swift`, and has no special
  /// meaning.
  private static func isPlain(_ name: String) -> Bool {
    guard name.hasSuffix(".swift"), name != "main.swift" else { return false }
    let stem = name.utf8.dropLast(".swift".utf8.count)
    return (1...100).contains(stem.count) && stem.first != UInt8(ascii: "+")
      && stem.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"):
          true
        default: false
        }
      }
  }

  /// The learner's line at a place such as `Bell.swift:3`, with some lines before it.
  func lines(upTo place: String) -> String? {
    let parts = place.split(separator: ":")
    guard parts.count == 2, let number = Int(parts[1]),
      let file = files.first(where: { $0.name == parts[0] })
    else { return nil }
    let lines = String(decoding: file.content, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(number - 1) else { return nil }
    return lines[max(0, number - 10)..<number].map { $0.prefix(1_000) }.joined(separator: "\n")
  }

  /// Whether one of the files has this name.
  func include(_ name: String) -> Bool { original.values.contains(name) }

  /// The learner's name for the file at a path that a tool printed; nil if it is not the learner's.
  func original(_ path: Substring) -> String? {
    original[path.split(separator: "/").last.map(String.init) ?? ""]
  }
}

extension [SourceFile] {
  /// The same files with safe names.
  func named(_ names: SourceNames) -> [SourceFile] {
    zip(self, names.safe).map { SourceFile(name: $1, content: $0.content) }
  }
}
