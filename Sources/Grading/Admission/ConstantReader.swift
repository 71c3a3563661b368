import SwiftSources
import SwiftSyntax

/// Collects what `ConstantVariables` is made of, from all files of a submission.
final class ConstantReader: SyntaxVisitor {
  private var constants: Set<String> = []
  private var variables: Set<String> = []

  /// What was found in the files that were walked.
  var found: ConstantVariables {
    ConstantVariables(names: constants.subtracting(variables))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isOfFile || node.isStatic else { return .visitChildren }
    let names = node.bindings.flatMap { $0.pattern.names }
    if node.bindingSpecifier.tokenKind == .keyword(.let), node.attributes.isEmpty {
      constants.formUnion(names)
    } else {
      // A wrapper, or a macro, keeps it under another name.
      variables.formUnion(names.flatMap { [$0, "_\($0)", "$\($0)"] })
    }
    return .visitChildren
  }
}

extension VariableDeclSyntax {
  fileprivate var isStatic: Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  /// Whether it stands in no type and no function.
  fileprivate var isOfFile: Bool {
    guard let item = parent?.as(CodeBlockItemSyntax.self), let list = item.parent else {
      return false
    }
    return list.parent?.is(SourceFileSyntax.self) == true
      || list.parent?.is(IfConfigClauseSyntax.self) == true
  }
}

extension PatternSyntax {
  /// What it gives names to.
  fileprivate var names: [String] {
    if let identifier = self.as(IdentifierPatternSyntax.self) {
      return [identifier.identifier.plainName]
    }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap { $0.pattern.names } ?? []
  }
}
