import SwiftSyntax

/// The names that a submission declares.
///
/// A name does not tell whether a use refers to the submission's declaration or to the library's.
/// So these names alone lift no rule; the symbols that the object needs are judged as well
/// (`PrivateNames`).
final class DeclaredNames: SyntaxVisitor {
  /// The names of types, functions, variables, parameters, cases and tuple labels.
  private(set) var all: Set<String> = []

  private func note(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    all.insert(token.plainName)
    return .visitChildren
  }

  override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // A property wrapper stores its value under the name with an underscore.
    all.insert("_" + node.identifier.plainName)
    return note(node.identifier)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let second = node.secondName {
      all.insert(node.firstName.plainName)
      return note(second)
    }
    return note(node.firstName)
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if let second = node.secondName { _ = note(second) }
    return note(node.firstName)
  }
  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.firstName { all.insert(first.plainName) }
    return .visitChildren
  }
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label { all.insert(label.plainName) }
    return .visitChildren
  }
}
