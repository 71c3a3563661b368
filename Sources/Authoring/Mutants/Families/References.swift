import SwiftSyntax

/// Changes references: exchanges, removes or adds `weak` and `unowned`, and removes captures.
final class References: MutationFamily {
  override class var title: String { "reference" }
  override class var isPlain: Bool { true }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let modifier = node.modifiers.first { ["weak", "unowned"].contains($0.name.text) }
    if let modifier {
      delete(modifier)
      replace(modifier, with: modifier.name.text == "weak" ? "unowned" : "weak")
    } else if node.isInBody, node.bindings.count == 1, isKnownOtherwise(node) {
      let isVariable = node.bindingSpecifier.text == "var"
      add([insertion("weak ", before: node.bindingSpecifier)])
      if !isVariable { add([insertion("unowned ", before: node.bindingSpecifier)]) }
    }
    return .visitChildren
  }

  /// Whether its value has another name, too.
  private func isKnownOtherwise(_ node: VariableDeclSyntax) -> Bool {
    guard let value = node.bindings.first?.initializer?.value else { return false }
    return value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self)
  }

  override func visit(_ node: ClosureCaptureClauseSyntax) -> SyntaxVisitorContinueKind {
    delete(node)
    for item in node.items {
      guard let specifier = item.specifier else { continue }
      replace(specifier, with: specifier.specifier.text == "weak" ? "unowned" : "weak")
      delete(specifier)
    }
    return .visitChildren
  }
}
