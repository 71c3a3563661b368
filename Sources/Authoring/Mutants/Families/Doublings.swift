import SwiftSyntax

/// Runs a statement twice.
final class Doublings: MutationFamily {
  override class var title: String { "doubled" }

  override func visit(_ item: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if item.isInBody, item.isStatement, item.isRepeatable {
      add([insertion("\n" + item.code, after: item)])
    }
    return .visitChildren
  }
}
