import SwiftSyntax

/// Replaces a value by another of the same type: a parameter by `self`, a property by another
/// property, an object by a new one.
final class OtherValues: MutationFamily {
  override class var title: String { "other value" }

  /// The maximum number of replacements for one value.
  private static let most = 4

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.isInBody, isValue(node) else { return .visitChildren }
    if node.baseName.text == "self" { replaceSelf(node) } else { replaceValue(node) }
    return .visitChildren
  }

  /// Whether it is a value, and neither a member nor the function of a call.
  private func isValue(_ node: DeclReferenceExprSyntax) -> Bool {
    if let member = node.parent?.as(MemberAccessExprSyntax.self) {
      return member.base?.id == ExprSyntax(node).id && node.baseName.text != "super"
    }
    if let call = node.parent?.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id != ExprSyntax(node).id
    }
    return true
  }

  private func replaceSelf(_ node: DeclReferenceExprSyntax) {
    guard let owner = names.owner(of: node) else { return }
    let lineage = names.lineage(of: owner)
    let others = names.values(at: node).filter { $0.type.map(lineage.contains) ?? false }
    for other in others.prefix(Self.most) { replace(node, with: other.name) }
    let isMember = node.parent?.is(MemberAccessExprSyntax.self) == true
    if names.types[owner]?.isMadeOfNothing == true, !isMember {
      replace(node, with: "\(owner)()")
    }
  }

  private func replaceValue(_ node: DeclReferenceExprSyntax) {
    let values = names.values(at: node)
    // Try the member that a local value of the same name hides.
    let hidden = names.members(around: node).first { $0.name == node.baseName.text }
    if let hidden, names.isHidden(hidden.name, at: node) {
      replace(node, with: "self.\(hidden.name)")
    }
    guard let value = values.first(where: { $0.name == node.baseName.text }),
      let type = value.type
    else { return }
    let others = values.filter { $0.name != value.name && $0.type == type }
    for other in others.prefix(Self.most) { replace(node, with: other.name) }
    if let owner = names.owner(of: node), names.lineage(of: owner).contains(type) {
      replace(node, with: "self")
    }
    if names.types[type]?.isMadeOfNothing == true,
      node.parent?.is(MemberAccessExprSyntax.self) == false, !isTarget(node)
    {
      replace(node, with: "\(type)()")
    }
  }

  private func isTarget(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let infix = node.parent?.as(InfixOperatorExprSyntax.self) else { return false }
    return infix.operator.is(AssignmentExprSyntax.self)
      && infix.leftOperand.id == ExprSyntax(node).id
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard call.isInBody, call.arguments.isEmpty, call.trailingClosure == nil,
      let type = SolutionTypes.type(of: ExprSyntax(call))
    else { return .visitChildren }
    // Replace a new object with an existing one.
    for other in names.values(at: call).filter({ $0.type == type }).prefix(Self.most) {
      replace(call, with: other.name)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if ["isEmpty", "count"].contains(node.declName.code), let base = node.base {
      let lists = names.values(at: node).filter { $0.type?.hasPrefix("[") ?? false }
      for list in lists where list.name != base.code { replace(base, with: list.name) }
    }
    guard node.isInBody, node.parent?.is(FunctionCallExprSyntax.self) != true,
      let base = node.base?.as(DeclReferenceExprSyntax.self),
      let type = names.values(at: node).first(where: { $0.name == base.baseName.text })?.type,
      let members = names.types[type]?.values,
      let member = members.first(where: { $0.name == node.declName.code })
    else { return .visitChildren }
    for other in members where other.name != member.name && other.type == member.type {
      replace(node.declName, with: other.name)
    }
    return .visitChildren
  }
}
