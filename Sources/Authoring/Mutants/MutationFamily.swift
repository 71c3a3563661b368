import SwiftSyntax

/// Operators of one kind: walks a file and collects what it would change.
class MutationFamily: SyntaxVisitor {
  let source: MutationSource
  let names: DeclaredNames
  private(set) var changes: [Change] = []

  required init(_ source: MutationSource, _ names: DeclaredNames) {
    self.source = source
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// What these operators are called.
  class var title: String { "" }

  /// Whether code that learners are given is changed in this way, too: for the plainest only.
  class var isPlain: Bool { false }

  final func add(_ edits: [Edit], aside: [Edit] = []) {
    changes.append(
      Change(family: Self.title, file: source.name, edits: edits, aside: aside))
  }

  final func replace(_ node: some SyntaxProtocol, with text: String) {
    guard node.trimmedDescription != text else { return }
    add([Edit(range: node.bytes, text: text)])
  }

  final func delete(_ node: some SyntaxProtocol) { replace(node, with: "") }

  final func insertion(_ text: String, before node: some SyntaxProtocol) -> Edit {
    Edit(range: node.bytes.lowerBound..<node.bytes.lowerBound, text: text)
  }

  final func insertion(_ text: String, after node: some SyntaxProtocol) -> Edit {
    Edit(range: node.bytes.upperBound..<node.bytes.upperBound, text: text)
  }

  /// A new member of the class around a node; nil where there is none that could store it.
  final func member(_ text: String, around node: some SyntaxProtocol) -> Edit? {
    guard let type = node.enclosing(ClassDeclSyntax.self),
      node.enclosing(ExtensionDeclSyntax.self) == nil
    else { return nil }
    return insertion("\n  " + text + "\n", after: type.memberBlock.leftBrace)
  }
}

extension SyntaxProtocol {
  /// As it is written.
  var code: String { trimmedDescription }

  /// As an operand of any operator.
  var operand: String {
    switch Syntax(self).kind {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .booleanLiteralExpr,
      .integerLiteralExpr, .stringLiteralExpr, .tupleExpr, .subscriptCallExpr:
      code
    default: "(\(code))"
    }
  }

  /// Whether it stands in a body that gives nothing back.
  var isInProcedure: Bool {
    var node = parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        let result = function.signature.returnClause?.type.code
        return result == nil || result == "Void"
      }
      if current.is(InitializerDeclSyntax.self) { return true }
      if let accessor = current.as(AccessorDeclSyntax.self) {
        return accessor.accessorSpecifier.text != "get"
      }
      if current.is(ClosureExprSyntax.self) || current.is(VariableDeclSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  /// Whether it stands in the body of something, not among declarations.
  var isInBody: Bool {
    enclosing(CodeBlockSyntax.self) != nil || enclosing(AccessorBlockSyntax.self) != nil
      || enclosing(ClosureExprSyntax.self) != nil
  }

  /// The function around it, if there is one.
  var function: FunctionDeclSyntax? { enclosing(FunctionDeclSyntax.self) }
}
