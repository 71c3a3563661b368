import SwiftSyntax

// What the judge asks of declarations.

extension SyntaxProtocol {
  /// Whether it is in a branch of `#if`.
  var isConditional: Bool { hasAncestor { $0.is(IfConfigClauseSyntax.self) } }

  private func hasAncestor(_ matches: (Syntax) -> Bool) -> Bool {
    var node = parent
    while let current = node {
      if matches(current) { return true }
      node = current.parent
    }
    return false
  }
}

extension DeclModifierListSyntax {
  private static let levels: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]

  var arePublic: Bool {
    contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
  }
  /// Whether they say who sees the declaration, the setter aside.
  var setAccess: Bool { contains { Self.levels.contains($0.name.text) && $0.detail == nil } }
}

extension MacroExpansionExprSyntax {
  /// Whether it is in the default of a parameter that other modules may leave out: of something
  /// public, or of anything in an extension that is.
  var isDefaultForOthers: Bool {
    var node = parent
    var isDefault = false
    while let current = node {
      let modifiers = current.asProtocol((any WithModifiersSyntax).self)?.modifiers
      switch current.kind {
      case .functionParameter, .enumCaseParameter: isDefault = true
      case .functionDecl, .initializerDecl, .subscriptDecl:
        if !isDefault || modifiers?.arePublic == true { return isDefault }
        if modifiers?.setAccess == true { return false }
      case .extensionDecl, .enumDecl: return isDefault && modifiers?.arePublic == true
      case .classDecl, .structDecl, .actorDecl, .codeBlock: return false
      default: break
      }
      node = current.parent
    }
    return false
  }
}

extension AttributeSyntax {
  /// The name that stands last: of `@Door._open` it is `_open`.
  var lastName: TokenSyntax? {
    attributeName.as(IdentifierTypeSyntax.self)?.name
      ?? attributeName.as(MemberTypeSyntax.self)?.name
  }
}
