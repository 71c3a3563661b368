import Foundation

/// A place for the learner in a stub: the line `// TODO: 2. Tell the delegate …`.
package struct ToDo: Sendable, Hashable {
  /// The number, counted from 1, or nil. Several places with the same number are one task.
  package let number: Int?
  /// The name of the file.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
}

extension SourceFile {
  /// The TODOs in this file, from top to bottom.
  package var todos: [ToDo] {
    var todos: [ToDo] = []
    var (rest, line) = (content[...], 1)
    // Search bytes first: every command that names an exercise runs this, and TODOs are rare.
    while let mark = rest.range(of: Self.mark) {
      let before = rest[..<mark.lowerBound]
      let end = rest[mark.upperBound...].firstIndex(of: Self.newline) ?? rest.endIndex
      line += before.count { $0 == Self.newline }
      let start = before.lastIndex(of: Self.newline).map { $0 + 1 } ?? rest.startIndex
      if let words = Substring(decoding: rest[start..<end], as: UTF8.self).wordsOfToDo {
        todos.append(ToDo(number: words.leadingNumber, file: name, line: line))
      }
      rest = rest[end...]
    }
    return todos
  }

  private static let mark = Data("TODO:".utf8)
  private static let newline = UInt8(ascii: "\n")
}

extension Substring {
  /// The text after `// TODO:` in this line; nil without one.
  fileprivate var wordsOfToDo: Substring? {
    guard let mark = firstRange(of: "TODO:"), self[..<mark.lowerBound].trimmed.hasSuffix("//")
    else {
      return nil
    }
    return self[mark.upperBound...].trimmed
  }

  /// The number before a full stop at the start.
  fileprivate var leadingNumber: Int? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    guard digits.first != "0", self[digits.endIndex...].hasPrefix(".") else { return nil }
    return Int(digits)
  }
}
