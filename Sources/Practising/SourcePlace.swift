/// A place in a learner's file.
package struct SourcePlace: Hashable, Sendable {
  /// The file's name.
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// Counted from 1, in UTF-8 bytes.
  package let column: Int

  /// A place by its numbers.
  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}
