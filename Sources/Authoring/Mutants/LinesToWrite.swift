import CourseModel

/// Determines which lines of a solution the learner writes; the stub already has the others.
struct LinesToWrite {
  /// A piece of a solution's file that differs from the stub.
  struct Piece {
    /// Line indices, from 0; empty where only the stub has lines.
    let lines: Range<Int>
    /// The lines of the stub at this place.
    let stub: [String]
  }

  /// The numbers of the lines to write, counted from 1, without blank lines, comments and lines
  /// that only close a block.
  let numbers: Set<Int>
  let pieces: [Piece]

  init(of solution: SourceFile, beside stub: SourceFile?) {
    let given = stub.map(Self.lines) ?? []
    let lines = Self.lines(of: solution)
    let changes = ListDifference(from: given.map(\.trimmed), to: lines.map(\.trimmed)).runs
      .filter { !$0.isEqual }
    numbers = Set(changes.flatMap(\.new).filter { Self.isCode(lines[$0]) }.map { $0 + 1 })
    pieces = changes.map { Piece(lines: $0.new, stub: Array(given[$0.old])) }
  }

  /// Returns the lines to write in each file of a solution, by file name.
  static func all(of solution: [SourceFile], beside stub: [SourceFile]) -> [String: LinesToWrite] {
    Dictionary(
      uniqueKeysWithValues: solution.map { file in
        (file.name, LinesToWrite(of: file, beside: stub.first { $0.name == file.name }))
      })
  }

  private static func lines(of file: SourceFile) -> [String] {
    String(decoding: file.content, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether a line needs thought to write.
  static func isCode(_ line: String) -> Bool {
    !isRemark(line) && line.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether the compiler ignores a line.
  static func isRemark(_ line: String) -> Bool {
    line.trimmed.isEmpty || line.trimmed.hasPrefix("//")
  }
}
