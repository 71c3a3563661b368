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
        // Most lines have none, and a pattern costs more than a word.
        guard line.contains("TODO:"),
          let match = line.firstMatch(of: /\/\/\s*TODO:\s*(?:([1-9]\d*)\.)?/)
        else { return nil }
        return ToDo(number: match.output.1.flatMap { Int($0) }, file: name, line: index + 1)
      }
  }
}
