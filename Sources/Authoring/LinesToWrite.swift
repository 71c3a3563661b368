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
    let difference = lines.map(\.trimmed).difference(from: given.map(\.trimmed))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for step in difference {
      switch step {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    numbers = Set(inserted.filter { Self.isCode(lines[$0]) }.map { $0 + 1 })
    pieces = Self.pieces(lines, given, inserted, removed)
  }

  /// Returns the lines to write in each file of a solution, by file name.
  static func all(of solution: [SourceFile], beside stub: [SourceFile]) -> [String: LinesToWrite] {
    Dictionary(
      uniqueKeysWithValues: solution.map { file in
        (file.name, LinesToWrite(of: file, beside: stub.first { $0.name == file.name }))
      })
  }

  private static func pieces(
    _ lines: [String], _ given: [String], _ inserted: Set<Int>, _ removed: Set<Int>
  ) -> [Piece] {
    var pieces: [Piece] = []
    var (line, other) = (0, 0)
    while line < lines.count || other < given.count {
      let (start, from) = (line, other)
      while inserted.contains(line) || removed.contains(other) {
        if inserted.contains(line) { line += 1 } else { other += 1 }
      }
      if (line, other) == (start, from) {
        line += 1
        other += 1
      } else {
        pieces.append(Piece(lines: start..<line, stub: Array(given[from..<other])))
      }
    }
    return pieces
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
