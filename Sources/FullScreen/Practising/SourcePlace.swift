/// A place in a learner's file.
package struct SourcePlace: Hashable, Sendable {
  /// The file's name.
  package let file: String
  /// The line number, counted from 1.
  package let line: Int
  /// The column, counted from 1 in UTF-8 bytes.
  let column: Int

  init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}
