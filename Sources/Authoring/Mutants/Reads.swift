import SwiftSyntax

/// The names that a piece of code reads.
final class Reads: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private var inClosures: Set<String> = []
  private var assigned: Set<String> = []

  init(in node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  /// Whether the name is read and not written.
  func canBeCopied(_ name: String) -> Bool { names.contains(name) && !assigned.contains(name) }

  func isInClosure(_ name: String) -> Bool { inClosures.contains(name) }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return .skipChildren
    }
    names.insert(node.baseName.text)
    if node.enclosing(ClosureExprSyntax.self) != nil { inClosures.insert(node.baseName.text) }
    return .skipChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let sign = node.operator.code
    if sign.hasSuffix("="), !["==", "!=", "===", "!==", "<=", ">="].contains(sign) {
      assigned.insert(node.leftOperand.code)
    }
    return .visitChildren
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let changing = ["append", "insert", "remove", "removeAll", "removeFirst", "removeLast"]
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      changing.contains(member.declName.code)
    {
      assigned.insert(base.code)
    }
    return .visitChildren
  }

  /// Returns the values that a statement uses: arguments, conditions, assigned values.
  static func inner(in item: CodeBlockItemSyntax) -> [ExprSyntax] {
    let finder = InnerValues(item)
    return finder.values
  }
}

/// Finds calls and properties inside a statement whose value the statement uses.
private final class InnerValues: SyntaxVisitor {
  private(set) var values: [ExprSyntax] = []

  init(_ item: CodeBlockItemSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(item.item)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.expression)
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.condition.as(ExprSyntax.self) { note(value) }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.condition)
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let sign = node.operator.code
    if !sign.hasSuffix("=") || ["==", "===", "<=", ">="].contains(sign) { note(node.leftOperand) }
    note(node.rightOperand)
    return .visitChildren
  }

  // Statements inside a body are visited separately.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func note(_ value: ExprSyntax) {
    switch value.kind {
    case .functionCallExpr, .memberAccessExpr, .optionalChainingExpr, .infixOperatorExpr:
      if value.code.first != "." { values.append(value) }
    case .declReferenceExpr where value.code != "self":
      values.append(value)
    default: break
    }
  }
}
