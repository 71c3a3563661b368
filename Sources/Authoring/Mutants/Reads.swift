import SwiftSources
import SwiftSyntax

/// The names that a piece of code reads.
struct Reads {
  private(set) var names: Set<String> = []
  private var inClosures: Set<String> = []
  private var assigned: Set<String> = []

  init(in node: some SyntaxProtocol) {
    let changing = ["append", "insert", "remove", "removeAll", "removeFirst", "removeLast"]
    for node in node.nodes(Syntax.self) {
      switch node.as(SyntaxEnum.self) {
      case .declReferenceExpr(let node):
        let member = node.parent?.as(MemberAccessExprSyntax.self)
        guard member?.declName.id != node.id else { continue }
        names.insert(node.baseName.text)
        if node.enclosing(ClosureExprSyntax.self) != nil { inClosures.insert(node.baseName.text) }
      case .infixOperatorExpr(let node):
        let sign = node.operator.code
        if sign.hasSuffix("="), !["==", "!=", "===", "!==", "<=", ">="].contains(sign) {
          assigned.insert(node.leftOperand.code)
        }
      case .functionCallExpr(let call):
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = member.base, changing.contains(member.declName.code)
        {
          assigned.insert(base.code)
        }
      default: break
      }
    }
  }

  /// Whether the name is read and not written.
  func canBeCopied(_ name: String) -> Bool { names.contains(name) && !assigned.contains(name) }

  func isInClosure(_ name: String) -> Bool { inClosures.contains(name) }

  /// Returns the calls and properties whose value a statement uses: arguments, conditions, assigned
  /// values.
  static func inner(in item: CodeBlockItemSyntax) -> [ExprSyntax] {
    // Statements inside a body are visited separately.
    let nodes = item.item.nodes(Syntax.self, outside: [.codeBlock, .closureExpr])
    return nodes.flatMap { node -> [ExprSyntax] in
      switch node.as(SyntaxEnum.self) {
      case .labeledExpr(let node): return [node.expression]
      case .conditionElement(let node):
        return [node.condition.as(ExprSyntax.self)].compactMap(\.self)
      case .ternaryExpr(let node): return [node.condition]
      case .infixOperatorExpr(let node):
        let sign = node.operator.code
        let reads = !sign.hasSuffix("=") || ["==", "===", "<=", ">="].contains(sign)
        return (reads ? [node.leftOperand] : []) + [node.rightOperand]
      default: return []
      }
    }.filter(\.isValue)
  }
}

extension ExprSyntax {
  fileprivate var isValue: Bool {
    switch kind {
    case .functionCallExpr, .memberAccessExpr, .optionalChainingExpr, .infixOperatorExpr:
      code.first != "."
    case .declReferenceExpr: code != "self"
    default: false
    }
  }
}
