import SwiftSyntax

/// Reverses a comparison, bound or calculation, or makes it off by one.
final class Comparisons: MutationFamily {
  override class var title: String { "comparison" }
  override class var isPlain: Bool { true }

  private static let others = [
    "<": ["<=", ">"], "<=": ["<", ">="], ">": [">=", "<"], ">=": [">", "<="],
    "==": ["!="], "!=": ["=="], "===": ["!==", "=="], "!==": ["==="],
    "..<": ["..."], "...": ["..<"], "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"],
    "+=": ["-=", "="], "-=": ["+=", "="],
  ]

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let sign = node.operator.code
    for other in Self.others[sign] ?? [] { replace(node.operator, with: other) }
    let isOrder = ["<", "<=", ">", ">=", "..<", "..."].contains(sign)
    if isOrder, !node.rightOperand.is(IntegerLiteralExprSyntax.self) {
      replace(node.rightOperand, with: "\(node.rightOperand.operand) - 1")
    }
    return .visitChildren
  }
}
