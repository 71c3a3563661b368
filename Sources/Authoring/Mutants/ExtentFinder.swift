import SwiftSources
import SwiftSyntax

/// Finds the smallest run of statements or members that contains a range.
final class ExtentFinder: SyntaxVisitor {
  private let range: Range<Int>
  private(set) var found: Range<Int>?

  init(_ range: Range<Int>) {
    self.range = range
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ list: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    // A single-line closure is too little to show.
    let isInClosure = list.parent?.is(ClosureExprSyntax.self) ?? false
    return isInClosure && list.count == 1 ? .visitChildren : note(list.map(Syntax.init))
  }

  override func visit(_ list: MemberBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    note(list.map(Syntax.init))
  }

  private func note(_ items: [Syntax]) -> SyntaxVisitorContinueKind {
    let touched = items.filter { item in
      item.bytes.lowerBound <= range.upperBound && range.lowerBound <= item.bytes.upperBound
    }
    guard let first = touched.first, let last = touched.last,
      first.bytes.lowerBound <= range.lowerBound, range.upperBound <= last.bytes.upperBound
    else { return .visitChildren }
    found = first.bytes.lowerBound..<last.bytes.upperBound
    if touched.count == 1, let brace = first.bodyStart, range.upperBound <= brace {
      found = first.bytes.lowerBound..<brace
    }
    return .visitChildren
  }
}

extension Syntax {
  /// The beginning of a declaration's or statement's body.
  fileprivate var bodyStart: Int? {
    let bodies = nodes(Syntax.self, outside: [.closureExpr]).lazy.compactMap { node in
      node.as(CodeBlockSyntax.self)?.leftBrace ?? node.as(MemberBlockSyntax.self)?.leftBrace
        ?? node.as(AccessorBlockSyntax.self)?.leftBrace
    }
    return bodies.first { _ in true }?.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
