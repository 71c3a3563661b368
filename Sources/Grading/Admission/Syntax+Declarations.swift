import SwiftSyntax

// What the judge asks of declarations.

extension SyntaxProtocol {
  /// Whether it is in a branch of `#if`.
  var isConditional: Bool { hasAncestor { $0.is(IfConfigClauseSyntax.self) } }

  /// Whether it is in no type, function or closure.
  var isAtFileScope: Bool {
    !hasAncestor {
      $0.is(MemberBlockSyntax.self) || $0.is(CodeBlockSyntax.self)
        || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self)
    }
  }

  /// The name of the type that it is a member of; nil where it is in none.
  var typeName: String? {
    var node = parent
    while let current = node {
      if let type = current.as(ExtensionDeclSyntax.self) { return type.extendedType.firstName }
      if let type = current.asProtocol((any DeclGroupSyntax).self) as? any NamedDeclSyntax {
        return type.name.plainName
      }
      node = current.parent
    }
    return nil
  }

  private func hasAncestor(_ matches: (Syntax) -> Bool) -> Bool {
    var node = parent
    while let current = node {
      if matches(current) { return true }
      node = current.parent
    }
    return false
  }
}

extension TokenSyntax {
  /// Whether the declaration that it names is in no other.
  var isOfFileScope: Bool { isAtFileScope }
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

extension MemberBlockItemListSyntax {
  /// The declarations, those between `#if` and `#endif` among them.
  var flattened: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return condition.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.flattened
      }
    }
  }
}

extension DeclSyntax {
  /// What it declares, as a learner would call it.
  var declaredName: String {
    if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
    }
    return self.is(InitializerDeclSyntax.self) ? "init" : "subscript"
  }
}

extension FunctionDeclSyntax {
  /// Whether a parameter is just of one of these types: no optional, array or generic of it.
  func takesPlainValue(of types: Set<String>) -> Bool {
    signature.parameterClause.parameters.contains { parameter in
      guard let type = parameter.type.as(IdentifierTypeSyntax.self) else { return false }
      return types.contains(type.name.plainName)
    }
  }
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

extension TypeSyntax {
  /// The name that it begins with: of `Outer.Inner<Int>` it is `Outer`; empty for `[Int]`.
  var firstName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.baseType.firstName }
    return self.as(IdentifierTypeSyntax.self)?.name.plainName ?? ""
  }
}
