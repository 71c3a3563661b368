import SwiftSyntax

/// Changes a property: it observes changes at another time, or is computed once and stored.
final class Properties: MutationFamily {
  override class var title: String { "property" }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let other = ["didSet": "willSet", "willSet": "didSet"][node.accessorSpecifier.text]
    guard let other, let block = node.enclosing(AccessorBlockSyntax.self) else {
      return .visitChildren
    }
    replace(node.accessorSpecifier, with: other)
    if case .accessors(let list) = block.accessors, list.count == 1 {
      delete(block)
    } else {
      delete(node)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindings.count == 1, let binding = node.bindings.first, !node.isInBody,
      let accessors = binding.accessorBlock, let type = binding.typeAnnotation?.type.code,
      case .getter(let lines) = accessors.accessors,
      node.enclosing(ProtocolDeclSyntax.self) == nil
    else { return .visitChildren }
    let isStatic = node.modifiers.contains { $0.name.text == "static" }
    let isObject = node.enclosing(ClassDeclSyntax.self) != nil
    guard isObject, !isStatic, node.enclosing(ExtensionDeclSyntax.self) == nil else {
      return .visitChildren
    }
    let words = node.modifiers.map(\.code).joined(separator: " ")
    replace(
      node,
      with: "\(words) lazy var \(binding.pattern.code): \(type) = { \(lines.code) }()".trimmed)
    return .visitChildren
  }
}
