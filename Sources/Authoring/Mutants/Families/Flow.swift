import SwiftSyntax

/// Changes the control flow: it ends early, does not end, or returns the opposite.
final class Flow: MutationFamily {
  override class var title: String { "flow" }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .visitChildren }
    if node.signature.returnClause?.type.code == "Bool" { answerOtherwise(body) }
    if node.signature.returnClause == nil {
      for item in body.statements.dropFirst().dropLast() where item.isAction {
        add([insertion("if true { return }\n", before: item)])
      }
      happenOnce(body)
    }
    return .visitChildren
  }

  private func answerOtherwise(_ body: CodeBlockSyntax) {
    if let value = body.statements.first?.item.as(ExprSyntax.self), body.statements.count == 1 {
      turnRound(value)
    } else if let first = body.statements.first {
      add([insertion("if true { return true }\n", before: first)])
      add([insertion("if true { return false }\n", before: first)])
    }
  }

  private func turnRound(_ value: ExprSyntax) {
    guard !value.is(BooleanLiteralExprSyntax.self) else { return }
    let sign = value.as(PrefixOperatorExprSyntax.self)
    let negated = sign?.operator.text == "!" ? sign?.expression.code : nil
    for other in [negated ?? "!\(value.operand)", "true", "false"] { replace(value, with: other) }
  }

  /// Makes a function act only the first time that it is called.
  private func happenOnce(_ body: CodeBlockSyntax) {
    guard let first = body.statements.first,
      let flag = member("private var wasHere = false", around: body)
    else { return }
    let gate = "guard !wasHere else { return }\nwasHere = true\n"
    add([insertion(gate, before: first)], aside: [flag])
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.function?.signature.returnClause?.type.code == "Bool",
      let value = node.expression
    {
      turnRound(value)
    }
    return .visitChildren
  }

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    replace(node, with: "break")
    return .visitChildren
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    replace(node, with: "continue")
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    let sequence = node.sequence.operand
    for part in [".reversed()", ".dropFirst()", ".dropLast()", ".prefix(1)"] {
      replace(node.sequence, with: sequence + part)
    }
    if let last = node.body.statements.last {
      add([insertion("\nbreak", after: last)])
      // Iterates over the live list by position.
      let lines = node.body.statements.map(\.code).joined(separator: "\n")
      replace(
        node,
        with: "var position = 0\nwhile position < \(sequence).count {\n"
          + "let \(node.pattern.code) = \(sequence)[position]\nposition += 1\n\(lines)\n}")
    }
    return .visitChildren
  }
}
