import CourseModel
import SwiftOperators
import SwiftSources
import SwiftSyntax

/// A file of a solution with its syntax tree, in which operators have been folded.
struct MutationSource {
  let name: String
  let text: String
  let tree: SourceFileSyntax
  private let lineStarts: [Int]

  init(_ file: SourceFile) {
    name = file.name
    text = String(decoding: file.content, as: UTF8.self)
    let parsed = SourceFileSyntax(trusted: file)
    let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    tree = folded.as(SourceFileSyntax.self) ?? parsed
    lineStarts = [0] + text.utf8.enumerated().filter { $0.element == 10 }.map { $0.offset + 1 }
  }

  /// Returns the lines that a range of bytes touches, counted from 1.
  func lines(_ range: Range<Int>) -> ClosedRange<Int> {
    let first = line(at: range.lowerBound)
    return first...max(first, line(at: max(range.lowerBound, range.upperBound - 1)))
  }

  private func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}

extension SyntaxProtocol {
  /// The range in UTF-8 bytes, without surrounding trivia.
  var bytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Returns the nearest enclosing node of this type.
  func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }
}
