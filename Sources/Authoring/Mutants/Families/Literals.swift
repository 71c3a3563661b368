import SwiftSyntax

/// Changes a constant: the other Bool, a number off by one, an empty text, a list without one item.
final class Literals: MutationFamily {
  override class var title: String { "literal" }
  override class var isPlain: Bool { true }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    replace(node, with: node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let number = Int(node.literal.text) else { return .skipChildren }
    replace(node, with: "\(number + 1)")
    replace(node, with: number == 0 ? "-1" : "\(number - 1)")
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    replace(node, with: "(\(node.code) + 1)")
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    replace(node, with: node.code == "\"\"" ? "\"?\"" : "\"\"")
    return .skipChildren
  }

  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    let items = node.elements.map(\.expression.code)
    for index in items.indices where items.count > 1 {
      let rest = items.indices.filter { $0 != index }.map { items[$0] }
      replace(node, with: "[\(rest.joined(separator: ", "))]")
    }
    if items.count > 1 { replace(node, with: "[\(items.reversed().joined(separator: ", "))]") }
    if let last = items.last, let first = items.first {
      replace(node, with: "[\((items + [last]).joined(separator: ", "))]")
      replace(node, with: "[\((items + [first]).joined(separator: ", "))]")
    }
    return .visitChildren
  }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    guard let list = node.content.as(DictionaryElementListSyntax.self) else {
      return .visitChildren
    }
    let items = list.map { "\($0.key.code): \($0.value.code)" }
    for index in items.indices where items.count > 1 {
      let rest = items.indices.filter { $0 != index }.map { items[$0] }
      replace(node, with: "[\(rest.joined(separator: ", "))]")
    }
    return .visitChildren
  }
}
