import SwiftSyntax

/// The names that a submission gives to things of its own.
final class DeclaredNames: SyntaxVisitor {
  /// Types, protocols and generic parameters; an alias may stand for anybody's type, and is none.
  private(set) var types: Set<String> = []
  /// Everything with a name: types, functions, variables, parameters, cases, labels of tuples.
  private(set) var all: Set<String> = []
  /// Functions, types and cases that take something under this label.
  private var takers: [String: Set<String>] = [:]

  /// Whether something of this name is the submission's own and takes a `label`.
  func declares(_ name: String, taking label: String) -> Bool {
    takers[label]?.contains(name) == true
  }

  private func note(_ name: String?, taking label: TokenSyntax?) {
    guard let name, let label else { return }
    takers[label.plainName, default: []].insert(name)
  }

  private func note(_ token: TokenSyntax, type: Bool = false) -> SyntaxVisitorContinueKind {
    let name = token.plainName
    all.insert(name)
    if type { types.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, type: true)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, type: true)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, type: true)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, type: true)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name, type: true)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.signature.parameterClause.parameters {
      note(node.name.plainName, taking: parameter.firstName)
    }
    return note(node.name)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.signature.parameterClause.parameters {
      note(node.typeName, taking: parameter.firstName)
    }
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.parameterClause?.parameters ?? [] {
      note(node.name.plainName, taking: parameter.firstName)
    }
    return note(node.name)
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // What a property wrapper wraps is stored under the name with an underscore.
    all.insert("_" + node.identifier.plainName)
    // A struct takes its properties without saying so.
    note(node.typeName, taking: node.identifier)
    return note(node.identifier)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let second = node.secondName { _ = note(second) }
    return note(node.firstName)
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if let second = node.secondName { _ = note(second) }
    return note(node.firstName)
  }
  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.firstName { _ = note(first) }
    return .visitChildren
  }
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label { _ = note(label) }
    return .visitChildren
  }
}

extension TokenSyntax {
  /// The name without the backticks that may be around it.
  var plainName: String { identifier?.name ?? text }
}
