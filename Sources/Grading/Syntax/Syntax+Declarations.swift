import SwiftSyntax

// Properties of declarations that `SourceJudge` needs.

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
  /// Whether they set the access level of the declaration; `private(set)` does not count.
  var setAccess: Bool { contains { Self.levels.contains($0.name.text) && $0.detail == nil } }
}

extension MacroExpansionExprSyntax {
  /// Whether it is in a default value that callers in other modules may use: of a public
  /// declaration, or of any declaration in a public extension.
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
  /// The last part of the name: `_open` for `@Door._open`.
  var lastName: TokenSyntax? {
    attributeName.as(IdentifierTypeSyntax.self)?.name
      ?? attributeName.as(MemberTypeSyntax.self)?.name
  }
}
