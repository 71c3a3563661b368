import CourseModel
import Foundation

/// The programs between stub and solution, for a learner who does the TODOs in order.
///
/// They are derived from the lines in which the solution differs from the stub. Each change belongs
/// to the TODO that it removes, or else to the nearest TODO above it. A declaration that only the
/// solution has and several TODOs use is there from the first of them on.
struct Steps {
  private let stub: [SourceFile]
  private let files: [(name: String, pieces: [Piece])]
  private let changes: [StepChange]

  /// A line that stub and solution share, or the index of a change.
  enum Piece {
    case shared(Substring)
    case change(Int)
  }

  init(from stub: [SourceFile], to solution: [SourceFile]) {
    self.stub = stub
    var files: [(name: String, pieces: [Piece])] = []
    var changes: [StepChange] = []
    for name in Set((stub + solution).map(\.name)).sorted() {
      let old = stub.first { $0.name == name }
      let new = solution.first { $0.name == name }
      var cutter = StepCutter(old, new, firstChange: changes.count)
      cutter.cut()
      files.append((name, cutter.pieces))
      changes += cutter.changes
    }
    self.files = files
    self.changes = Self.movingHelpers(in: changes)
  }

  /// Assigns a declaration that only the solution has to the first TODO that uses it, unless it is
  /// the only change of its TODO.
  private static func movingHelpers(in changes: [StepChange]) -> [StepChange] {
    changes.enumerated().map { index, change in
      let isAlone = !changes.enumerated().contains {
        $0.offset != index && $0.element.todo == change.todo && $0.element.isCode
      }
      guard !change.hasMark, !change.removesCode, change.todo == nil || !isAlone else {
        return change
      }
      let users = changes.enumerated().filter {
        $0.offset != index && $0.element.mentions(change.declaredNames)
      }
      var moved = change
      moved.todo = users.compactMap(\.element.todo).min() ?? change.todo
      return moved
    }
  }

  /// Returns the program in which the TODOs up to this number are done and all others open.
  func program(after todo: Int) -> [SourceFile] {
    files.compactMap { name, pieces in
      let lines = pieces.flatMap { piece in
        switch piece {
        case .shared(let line): [line]
        case .change(let index): changes[index].lines(after: todo)
        }
      }
      // A file that only the solution has exists as soon as it has a line.
      guard !lines.isEmpty || stub.contains(where: { $0.name == name }) else { return nil }
      return SourceFile(name: name, content: Data(lines.joined(separator: "\n").utf8))
    }
  }
}

/// Consecutive lines of the stub and the solution's lines in their place.
struct StepChange {
  let old: [Substring]
  let new: [Substring]
  /// The TODO that the change belongs to; nil if its file has none.
  var todo: Int?
  /// Whether the comment of its TODO is among the old lines.
  let hasMark: Bool

  /// Returns the lines after the TODOs up to this number are done. A change without a TODO is done
  /// with the first.
  func lines(after todo: Int) -> [Substring] { (self.todo ?? 1) <= todo ? new : old }

  var removesCode: Bool { old.contains(where: \.isCode) }

  var isCode: Bool { removesCode || new.contains(where: \.isCode) }

  /// The names that the new lines declare, found by keywords because the lines are often incomplete
  /// declarations. Excludes local variables, which have no modifiers.
  var declaredNames: Set<Substring> {
    let types = /\b(?:func|class|struct|enum|protocol|actor|typealias)\s+(\w+)/
    let variables =
      /\b(?:private|fileprivate|internal|package|public|static)\s(?:.*\s)?(?:var|let)\s+(\w+)/
    return Set(
      new.flatMap {
        $0.matches(of: types).map(\.output.1) + $0.matches(of: variables).map(\.output.1)
      })
  }

  /// Whether the new lines mention one of these names.
  func mentions(_ names: Set<Substring>) -> Bool {
    new.contains { line in
      line.isCode && line.matches(of: /\w+/).contains { names.contains($0.output) }
    }
  }
}

extension Substring {
  /// Whether the line is neither blank nor only a comment.
  fileprivate var isCode: Bool {
    let text = drop(while: \.isWhitespace)
    return !text.isEmpty && !text.hasPrefix("//")
  }
}
