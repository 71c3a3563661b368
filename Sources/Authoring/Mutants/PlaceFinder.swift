import SwiftSyntax

/// Collects the names of the declarations around an offset, outermost first.
final class PlaceFinder: SyntaxVisitor {
  private let offset: Int
  private(set) var names: [String] = []

  init(_ offset: Int) {
    self.offset = offset
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    enter(node.decl)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let declaration = node.item.as(DeclSyntax.self) else {
      return isAround(node) ? .visitChildren : .skipChildren
    }
    return node.isInBody ? .visitChildren : enter(declaration)
  }

  private func enter(_ declaration: DeclSyntax) -> SyntaxVisitorContinueKind {
    guard isAround(declaration) else { return .skipChildren }
    if let name = Self.name(of: declaration) { names.append(name) }
    return .visitChildren
  }

  private func isAround(_ node: some SyntaxProtocol) -> Bool {
    node.bytes.lowerBound <= offset && offset < node.bytes.upperBound
  }

  private static func name(of declaration: DeclSyntax) -> String? {
    if let name = SolutionTypes.name(of: declaration) { return name }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return function.name.text + labels(function.signature)
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return "init" + labels(initializer.signature)
    }
    return declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.code
  }

  private static func labels(_ signature: FunctionSignatureSyntax) -> String {
    let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "(\(labels.joined()))"
  }
}
