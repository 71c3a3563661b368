import SwiftSyntax

/// Deletes a statement, the `if` around a body, a member, or a conformance.
final class Deletions: MutationFamily {
  override class var title: String { "deleted" }
  override class var isPlain: Bool { true }

  override func visit(_ item: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if item.isInBody, item.isStatement { delete(item) }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if node.conditions.allSatisfy({ $0.condition.is(ExprSyntax.self) }) {
      replace(node, with: "do \(node.body.code)")
    }
    if let elseBody = node.elseBody, let word = node.elseKeyword {
      add([Edit(range: word.bytes.lowerBound..<elseBody.bytes.upperBound, text: "")])
    }
    return .visitChildren
  }

  override func visit(_ item: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let function = item.decl.as(FunctionDeclSyntax.self), function.body != nil else {
      return .visitChildren
    }
    let overrides = function.modifiers.contains { $0.name.text == "override" }
    let group = item.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self)
    if overrides || group?.inheritanceClause != nil { delete(item) }
    return .visitChildren
  }

  override func visit(_ clause: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    guard clause.parent?.is(ProtocolDeclSyntax.self) == false else { return .skipChildren }
    let types = clause.inheritedTypes.map(\.type.code)
    if types.count == 1 {
      delete(clause)
    } else {
      for index in types.indices {
        let rest = types.indices.filter { $0 != index }.map { types[$0] }
        replace(clause, with: ": " + rest.joined(separator: ", "))
      }
    }
    return .skipChildren
  }
}

extension CodeBlockItemSyntax {
  /// Whether a body can do without it: it is not the value that its function returns.
  var isStatement: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return false }
    if item.is(ReturnStmtSyntax.self) { return isInProcedure && !isInGuard }
    return list.count > 1 || isInProcedure || enclosing(IfExprSyntax.self) != nil
      || enclosing(ForStmtSyntax.self) != nil
  }

  /// Whether it is inside a `guard`'s exit.
  var isInGuard: Bool { parent?.parent?.parent?.is(GuardStmtSyntax.self) ?? false }

  /// Whether it is a call, an assignment or a loop, which can be moved.
  var isAction: Bool {
    switch item {
    case .decl: false
    case .stmt(let statement): statement.is(ForStmtSyntax.self)
    case .expr: true
    }
  }

  /// Whether it is an action other than an assignment.
  var isRepeatable: Bool {
    guard isAction else { return false }
    guard let infix = item.as(InfixOperatorExprSyntax.self) else { return true }
    return !infix.operator.is(AssignmentExprSyntax.self)
  }
}
