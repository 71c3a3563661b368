import SwiftSyntax

/// Changes a condition: negates it, removes one of its parts, or exchanges `&&` and `||`.
final class Conditions: MutationFamily {
  override class var title: String { "condition" }
  override class var isPlain: Bool { true }

  override func visit(_ list: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    let conditions = list.map(\.condition)
    for (index, element) in list.enumerated() {
      if let expression = element.condition.as(ExprSyntax.self) {
        replace(expression, with: expression.negated)
      }
      guard list.count > 1 else { continue }
      let rest = conditions.indices.filter { $0 != index }.map { conditions[$0].code }
      replace(list, with: rest.joined(separator: ", "))
    }
    let expressions = conditions.compactMap { $0.as(ExprSyntax.self) }
    if expressions.count == conditions.count, expressions.count > 1 {
      replace(list, with: expressions.map(\.operand).joined(separator: " || "))
    }
    if list.parent?.is(GuardStmtSyntax.self) == true, let first = expressions.first,
      conditions.count == 1
    {
      replace(first, with: "false")
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    replace(node.condition, with: node.condition.negated)
    replace(node, with: node.thenExpression.code)
    replace(node, with: node.elseExpression.code)
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let other = ["&&": "||", "||": "&&"][node.operator.code]
    guard let other else { return .visitChildren }
    replace(node, with: node.leftOperand.code)
    replace(node, with: node.rightOperand.code)
    replace(node.operator, with: other)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { replace(node, with: node.expression.code) }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    delete(node)
    replace(node.condition, with: "!\(node.condition.operand)")
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The negation in its shortest form.
  var negated: String {
    if let sign = self.as(PrefixOperatorExprSyntax.self), sign.operator.text == "!" {
      return sign.expression.code
    }
    return "!\(operand)"
  }
}
