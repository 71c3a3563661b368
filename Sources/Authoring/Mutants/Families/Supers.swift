import SwiftSyntax

/// What a superclass would have said is not asked, or not passed on.
final class Supers: MutationFamily {
  override class var title: String { "super" }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true
    else { return .visitChildren }
    if call.isInFunction?.signature.returnClause?.type.code == "Bool" {
      for other in ["true", "false", "!\(call.code)"] { replace(call, with: other) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "override" }), let body = node.body,
      !body.code.contains("super."), node.signature.returnClause == nil,
      let first = body.statements.first
    else { return .visitChildren }
    let arguments = node.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      return label == "_" ? name : "\(label): \(name)"
    }
    let call = "super.\(node.name.text)(\(arguments.joined(separator: ", ")))\n"
    add([insertion(call, before: first)])
    return .visitChildren
  }
}
