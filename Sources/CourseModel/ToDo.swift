import Foundation

/// A place that a stub leaves to its learner: the line `// TODO: 2. Tell the delegate …`.
package struct ToDo: Sendable, Hashable {
  /// Counted from 1; nil if its author gave it none. Several places of one number are one task.
  package let number: Int?
  /// The name of the file.
  package let file: String
  /// Counted from 1.
  package let line: Int
}

extension SourceFile {
  /// The TODOs in this file, from its first line to its last.
  package var todos: [ToDo] {
    String(decoding: content, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
      .compactMap { index, line in
        guard let words = line.wordsOfToDo else { return nil }
        return ToDo(number: words.leadingNumber, file: name, line: index + 1)
      }
  }
}

extension Substring {
  /// What stands behind `// TODO:` in this line; nil if that is not in it.
  fileprivate var wordsOfToDo: Substring? {
    guard let mark = firstRange(of: "TODO:"), self[..<mark.lowerBound].trimmed.hasSuffix("//")
    else {
      return nil
    }
    return self[mark.upperBound...].trimmed
  }

  /// The number before a full stop with which this begins.
  fileprivate var leadingNumber: Int? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    guard digits.first != "0", self[digits.endIndex...].hasPrefix(".") else { return nil }
    return Int(digits)
  }
}
