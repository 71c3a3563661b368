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
