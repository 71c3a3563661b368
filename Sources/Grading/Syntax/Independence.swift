import SwiftSyntax

/// Two sides of a program that compiles: the declarations that stay, and those that are removed.
///
/// Removed code can affect the rest only by its names, or where the language finds declarations
/// without a name: operators, extensions of other types, aliases for the types of literals, and
/// imports, which apply to a whole module. So if the rest contains no removed name, and nothing of
/// the second kind is removed, the rest keeps its meaning, and compiles. In doubt it is not
/// evident, and we ask the compiler.
struct Independence {
  let isEvident: Bool

  init(_ stays: [TopLevelDeclaration], from goes: [TopLevelDeclaration]) {
    let nominal = goes.filter(\.isType)
    let types = nominal.reduce(into: Set<String>()) { $0.formUnion($1.subjects) }
    let imports = Set(stays.map(\.node).filter { $0.is(ImportDeclSyntax.self) }.map(\.said))
    let isHarmless = goes.allSatisfy { declaration in
      let node = declaration.node
      if node.is(ImportDeclSyntax.self) { return imports.contains(node.said) }
      if let node = node.as(ExtensionDeclSyntax.self) {
        // `Outer.Inner` may be an alias for another type.
        guard let name = node.extendedType.as(IdentifierTypeSyntax.self)?.name.plainName,
          types.contains(name)
        else { return false }
        return !declaration.declaresOperator
      }
      let isPlain =
        declaration.isType || node.is(FunctionDeclSyntax.self) || node.is(VariableDeclSyntax.self)
      return isPlain && !declaration.declaresOperator
    }
    let names = goes.reduce(into: Set<String>()) { $0.formUnion($1.subjects) }
    isEvident =
      isHarmless && !names.contains { $0.hasSuffix("LiteralType") || $0.hasPrefix("_") }
      && names.isDisjoint(
        with: stays.lazy.flatMap { $0.node.tokens(viewMode: .sourceAccurate).map(\.plainName) })
  }
}

extension SourceFileSyntax {
  /// Whether it contains conditional code at the top level, or anything other than declarations.
  var hasConditions: Bool {
    statements.contains { statement in
      guard case .decl(let declaration) = statement.item else { return true }
      return declaration.is(IfConfigDeclSyntax.self)
    }
  }
}

extension TopLevelDeclaration {
  /// Whether it declares an operator's function, which is found wherever the operator is used.
  fileprivate var declaresOperator: Bool {
    var found = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if token.parent?.is(FunctionDeclSyntax.self) == true { found = true }
      default: break
      }
    }
    return found
  }
}

extension DeclSyntax {
  /// Its tokens without trivia.
  fileprivate var said: String {
    tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
  }
}
