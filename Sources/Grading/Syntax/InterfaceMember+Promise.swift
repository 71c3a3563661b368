import SwiftSyntax

// The part of a declaration that callers can depend on.

extension DeclSyntax {
  /// The promise of a declaration to callers: without bodies, and without details that only its own
  /// module depends on. `signature` is the promise without words in which two equivalent
  /// declarations may differ.
  var promise: (node: DeclSyntax, text: String, signature: String) {
    let bare = DeclSyntax(PromiseRewriter().rewrite(self)) ?? self
    let text = bare.squeezedAroundDefaults + (isStoredVariable ? " { get set }" : "")
    let signature = DeclSyntax(NamingRewriter().rewrite(bare)) ?? bare
    return (bare, text, signature.squeezed)
  }

  /// To callers, a stored variable of a resilient type is the same as a computed one.
  private var isStoredVariable: Bool {
    guard let variable = self.as(VariableDeclSyntax.self) else { return false }
    return variable.bindingSpecifier.text == "var"
      && variable.bindings.allSatisfy { $0.accessorBlock == nil }
  }
}

/// Removes the details that callers of a resilient module never depend on.
private final class PromiseRewriter: SyntaxRewriter {
  override func visit(_ node: AttributeListSyntax) -> AttributeListSyntax {
    // Attributes of a type are part of the type.
    if node.parent?.is(AttributedTypeSyntax.self) == true { return node }
    return node.promised()
  }

  override func visit(_ node: DeclModifierListSyntax) -> DeclModifierListSyntax {
    node.filter { !["weak", "unowned"].contains($0.name.text) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
    super.visit(node.with(\.body, nil))
  }
  override func visit(_ node: InitializerDeclSyntax) -> DeclSyntax {
    super.visit(node.with(\.body, nil))
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> DeclSyntax {
    super.visit(node.with(\.body, nil))
  }

  override func visit(_ node: PatternBindingSyntax) -> PatternBindingSyntax {
    super.visit(node.with(\.initializer, nil))
  }

  override func visit(_ node: FunctionParameterSyntax) -> FunctionParameterSyntax {
    // Drop a parameter's internal name. A subscript's only name is internal, but stays as it is.
    let isOfSubscript = node.parent?.parent?.parent?.is(SubscriptDeclSyntax.self) == true
    let shown =
      isOfSubscript || node.secondName == nil
      ? node : node.with(\.secondName, nil).with(\.firstName, node.firstName.trimmed)
    return super.visit(shown)
  }

  override func visit(_ node: AccessorBlockSyntax) -> AccessorBlockSyntax {
    guard case .accessors(let list) = node.accessors else {
      return AccessorBlockSyntax(accessors: .accessors([.get]))
    }
    let kept = list.filter { ["get", "set"].contains($0.accessorSpecifier.text) }
      .map { $0.with(\.attributes, []).with(\.body, nil).trimmed.with(\.trailingTrivia, .space) }
    return AccessorBlockSyntax(
      leftBrace: .leftBraceToken(leadingTrivia: .space, trailingTrivia: .space),
      accessors: .accessors(AccessorDeclListSyntax(kept)))
  }

  /// Default values stay as they are, because callers evaluate them
  /// (https://github.com/swiftlang/swift/pull/13934).
  override func visit(_ node: InitializerClauseSyntax) -> InitializerClauseSyntax { node }
}

/// Removes words in which two promises of the same declaration may differ.
private final class NamingRewriter: SyntaxRewriter {
  private static let words: Set<String> = [
    "final", "public", "open", "override", "convenience", "required", "dynamic", "nonisolated",
  ]

  override func visit(_ node: AttributeListSyntax) -> AttributeListSyntax {
    node.parent?.is(AttributedTypeSyntax.self) == true ? node : []
  }
  override func visit(_ node: DeclModifierListSyntax) -> DeclModifierListSyntax {
    node.filter { !Self.words.contains($0.name.text) }
  }
  override func visit(_ node: VariableDeclSyntax) -> DeclSyntax {
    super.visit(node.with(\.bindingSpecifier, .keyword(.var, trailingTrivia: .space)))
  }
  override func visit(_ node: PatternBindingSyntax) -> PatternBindingSyntax {
    node.with(\.accessorBlock, nil)
  }
  /// Keeps only whether there is a default value.
  override func visit(_ node: InitializerClauseSyntax) -> InitializerClauseSyntax {
    node.with(\.value, ExprSyntax(DiscardAssignmentExprSyntax()))
  }
}

extension AccessorDeclSyntax {
  fileprivate static var get: AccessorDeclSyntax {
    AccessorDeclSyntax(accessorSpecifier: .keyword(.get))
  }
}

extension AttributeListSyntax {
  /// Attributes that affect calls or inheritance. The compiler writes the ones with underscores
  /// itself.
  private static let promises: Set<String> = [
    "discardableResult", "MainActor", "_Concurrency.MainActor", "preconcurrency", "Sendable",
    "_hasMissingDesignatedInitializers", "_inheritsConvenienceInitializers",
  ]

  /// The attributes that callers depend on, and those that also occur in `others`.
  func promised(beside others: [String] = []) -> AttributeListSyntax {
    filter { element in
      guard case .attribute(let attribute) = element else { return false }
      return Self.promises.contains(attribute.attributeName.trimmedDescription)
        || others.contains(attribute.squeezed)
    }
  }
}
