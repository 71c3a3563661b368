import SwiftSyntax

/// Operators of one kind: walks a file and collects possible changes.
class MutationFamily: SyntaxVisitor {
  let source: MutationSource
  let names: SolutionTypes
  private(set) var changes: [Change] = []

  required init(_ source: MutationSource, _ names: SolutionTypes) {
    self.source = source
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// The name of these operators.
  class var title: String { "" }

  /// Whether given code is changed in this way, too; only for the simplest families.
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

  /// Returns an insertion of a new member into the enclosing class; nil if there is none that could
  /// store it.
  final func member(_ text: String, around node: some SyntaxProtocol) -> Edit? {
    guard let type = node.enclosing(ClassDeclSyntax.self),
      node.enclosing(ExtensionDeclSyntax.self) == nil
    else { return nil }
    return insertion("\n  " + text + "\n", after: type.memberBlock.leftBrace)
  }
}

extension SyntaxProtocol {
  /// The source text without surrounding trivia.
  var code: String { trimmedDescription }

  /// The source text as an operand of any operator.
  var operand: String {
    switch Syntax(self).kind {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .booleanLiteralExpr,
      .integerLiteralExpr, .stringLiteralExpr, .tupleExpr, .subscriptCallExpr:
      code
    default: "(\(code))"
    }
  }

  /// Whether the enclosing body returns no value.
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

  /// Whether it is inside a body, not among declarations.
  var isInBody: Bool {
    enclosing(CodeBlockSyntax.self) != nil || enclosing(AccessorBlockSyntax.self) != nil
      || enclosing(ClosureExprSyntax.self) != nil
  }

  var function: FunctionDeclSyntax? { enclosing(FunctionDeclSyntax.self) }
}
