import SwiftSyntax

/// A declaration at the top level of a file: a type, an extension, a function …
struct TopLevelDeclaration {
  /// The names that it declares; for an extension, those of the extended type.
  let subjects: Set<String>
  let isType: Bool
  let isExtension: Bool
  /// Every name in it.
  var mentioned: Set<String> { node.names }
  /// Its range in the file's bytes.
  let place: Range<Int>
  let node: DeclSyntax
}

extension TopLevelDeclaration {
  /// The declarations of a file, including those between `#if` and `#endif`.
  static func all(in tree: SourceFileSyntax) -> [TopLevelDeclaration] { all(in: tree.statements) }

  private static func all(in statements: CodeBlockItemListSyntax) -> [TopLevelDeclaration] {
    statements.flatMap { statement -> [TopLevelDeclaration] in
      guard case .decl(let declaration) = statement.item else { return [] }
      guard let condition = declaration.as(IfConfigDeclSyntax.self) else {
        return [TopLevelDeclaration(declaration)]
      }
      return condition.clauses.flatMap { clause -> [TopLevelDeclaration] in
        guard case .statements(let inner) = clause.elements else { return [] }
        return all(in: inner)
      }
    }
  }

  private init(_ node: DeclSyntax) {
    isType = node.isProtocol((any DeclGroupSyntax).self) && !node.is(ExtensionDeclSyntax.self)
    isExtension = node.is(ExtensionDeclSyntax.self)
    if let node = node.as(ExtensionDeclSyntax.self) {
      subjects = node.extendedType.names
    } else if let node = node.as(VariableDeclSyntax.self) {
      subjects = Set(node.bindings.flatMap(\.pattern.names))
    } else {
      subjects = Set(
        [node.asProtocol((any NamedDeclSyntax).self)?.name.plainName].compactMap(\.self))
    }
    self.node = node
    place =
      node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension SyntaxProtocol {
  fileprivate var names: Set<String> {
    Set(
      tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier = token.tokenKind { token.plainName } else { nil }
      })
  }
}
