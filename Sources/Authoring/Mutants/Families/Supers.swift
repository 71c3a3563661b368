import SwiftSyntax

/// Replaces the answer of a superclass, so that it isn't used.
final class Supers: MutationFamily {
  override class var title: String { "super" }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true
    else { return .visitChildren }
    if call.function?.signature.returnClause?.type.code == "Bool" {
      for other in ["true", "false", "!\(call.code)"] { replace(call, with: other) }
    }
    return .visitChildren
  }
}
