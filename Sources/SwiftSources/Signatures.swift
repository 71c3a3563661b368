import SwiftSyntax

// The parts of a declaration that distinguish it from others with the same name.

extension FunctionSignatureSyntax {
  /// Labels, types, effects and result: `(of:Int)async throws:String`; a `Void` result is omitted.
  package var normalizedSignature: String {
    let effects = effectSpecifiers?.normalized ?? ""
    let result = returnClause?.type.normalized ?? ""
    return parameterClause.normalizedParameters + effects
      + (["Void", "()", ""].contains(result) ? "" : ":" + result)
  }
}

extension FunctionParameterClauseSyntax {
  /// Labels and types, `(_:Int,to:String)`, without parameter names, which callers don't see.
  var normalizedParameters: String {
    let all = parameters.map { "\($0.firstName.plainName):\($0.type.normalized)" }
    return "(" + all.joined(separator: ",") + ")"
  }

  /// The labels as in a function's full name: `(_:didSet:)`.
  package var labels: String {
    "(" + parameters.map { "\($0.firstName.text):" }.joined() + ")"
  }

  /// The labels as in a subscript's full name; a parameter only has a label if it has two names.
  var subscriptLabels: String {
    let labels = parameters.map { $0.secondName == nil ? "_:" : "\($0.firstName.text):" }
    return "(" + labels.joined() + ")"
  }
}

extension SubscriptDeclSyntax {
  /// Labels, types and result: `(_:Int):Element`.
  package var normalizedSignature: String {
    parameterClause.normalizedParameters + ":" + returnClause.type.normalized
  }
}

extension InheritanceClauseSyntax? {
  /// The last name components of the inherited and adopted types, in source order.
  package var names: [String] { self?.inheritedTypes.map { $0.type.lastName } ?? [] }
}

extension TypeSyntax {
  /// The last component of the name: `Inner` for `Outer.Inner<Int>`.
  package var lastName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.plainName }
    return self.as(IdentifierTypeSyntax.self)?.name.plainName ?? trimmedDescription
  }
}

extension TokenSyntax {
  /// The name without the backticks that escape a keyword.
  package var plainName: String { identifier?.name ?? text }
}

extension SyntaxProtocol {
  /// The nodes of a type in this tree, in source order, as far as they are not inside a node of one
  /// of the kinds `closed`.
  package func nodes<Node: SyntaxProtocol>(
    _ type: Node.Type, outside closed: Set<SyntaxKind> = []
  ) -> some Sequence<Node> {
    sequence(state: [Syntax(self)]) { open in
      while let node = open.popLast() {
        if !closed.contains(node.kind) {
          open += node.children(viewMode: .sourceAccurate).reversed()
        }
        if let found = node.as(type) { return found }
      }
      return nil
    }
  }

  /// The tokens without comments, without blanks except between two words, and without `any`, which
  /// is optional before a protocol: `[String:Set<Int>]`, `some Sequence`.
  package var normalized: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) where token.text != "any" {
      if text.last?.isPartOfWord == true, token.text.first?.isPartOfWord == true { text += " " }
      text += token.text
    }
    return text
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "`" }
}
