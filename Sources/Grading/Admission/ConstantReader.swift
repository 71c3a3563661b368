import SwiftSyntax

/// Collects the names for `ConstantVariables` from all files of a submission.
final class ConstantReader: SyntaxVisitor {
  private var constants: Set<String> = []
  private var variables: Set<String> = []

  /// The constants of the files visited so far.
  var found: ConstantVariables {
    ConstantVariables(names: constants.subtracting(variables))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isOfFile || node.isStatic else { return .visitChildren }
    let names = node.bindings.flatMap { $0.pattern.names }
    if node.bindingSpecifier.tokenKind == .keyword(.let), node.attributes.isEmpty {
      constants.formUnion(names)
    } else {
      // A wrapper or a macro stores the variable under another name.
      variables.formUnion(names.flatMap { [$0, "_\($0)", "$\($0)"] })
    }
    return .visitChildren
  }
}

extension VariableDeclSyntax {
  fileprivate var isStatic: Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  /// Whether it is outside of types and functions.
  fileprivate var isOfFile: Bool {
    guard let item = parent?.as(CodeBlockItemSyntax.self), let list = item.parent else {
      return false
    }
    return list.parent?.is(SourceFileSyntax.self) == true
      || list.parent?.is(IfConfigClauseSyntax.self) == true
  }
}

extension PatternSyntax {
  fileprivate var names: [String] {
    if let identifier = self.as(IdentifierPatternSyntax.self) {
      return [identifier.identifier.plainName]
    }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap { $0.pattern.names } ?? []
  }
}
