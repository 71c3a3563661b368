import SwiftSyntax

/// Makes a function call another function of its type, too.
final class Calls: MutationFamily {
  override class var title: String { "call" }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.body?.statements.first, let last = node.body?.statements.last,
      let owner = names.owner(of: node), node.signature.returnClause == nil
    else { return .visitChildren }
    let others = names.types[owner]?.functions.filter {
      $0.labels.isEmpty && $0.name != node.name.text && !$0.givesBack
    }
    for other in others ?? [] where !(node.body?.code.contains("\(other.name)()") ?? false) {
      add([insertion("\(other.name)()\n", before: first)])
      add([insertion("\n\(other.name)()", after: last)])
    }
    return .skipChildren
  }
}

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
