import SwiftSyntax

/// Force-unwraps an optional, or changes its fallback.
final class Optionals: MutationFamily {
  override class var title: String { "optional" }
  override class var isPlain: Bool { true }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    replace(node.questionMark, with: "!")
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let isComparison = ["==", "===", "!=", "!=="].contains(node.operator.code)
    if isComparison, node.rightOperand.code != "nil", node.leftOperand.code.contains("?.") {
      let sure = node.leftOperand.code.replacing("?.", with: "!.")
      replace(node.leftOperand, with: "\(sure)!")
    }
    guard node.operator.code == "??" else { return .visitChildren }
    replace(node, with: "(\(node.leftOperand.code))!")
    replace(node, with: node.rightOperand.code)
    if node.rightOperand.is(BooleanLiteralExprSyntax.self) {
      replace(node, with: "\(node.leftOperand.operand) != nil")
      replace(node, with: "\(node.leftOperand.operand) == nil")
    }
    return .visitChildren
  }

  override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
    if let mark = node.questionOrExclamationMark, mark.text == "?" { replace(mark, with: "!") }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.code
    let value = node.initializer?.value.code ?? name
    if node.parent?.parent?.as(ConditionElementListSyntax.self)?.count == 1 {
      replaceChoice(around: node, name, value)
    }
    return .visitChildren
  }

  /// Replaces `if let x` with a force unwrap.
  private func replaceChoice(
    around node: OptionalBindingConditionSyntax, _ name: String, _ value: String
  ) {
    let binding = "let \(name) = (\(value))!"
    if let choice = node.enclosing(GuardStmtSyntax.self) { replace(choice, with: binding) }
    if let choice = node.enclosing(IfExprSyntax.self) {
      let lines = choice.body.statements.map(\.code).joined(separator: "\n")
      replace(choice, with: "do {\n\(binding)\n\(lines)\n}")
    }
  }
}
