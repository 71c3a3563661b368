import CourseModel
import SwiftSyntax

/// Changes the use of a list: the other end, the reverse, or one item less.
final class Collections: MutationFamily {
  override class var title: String { "list" }

  private static let others = [
    "first": ["last"], "last": ["first"], "min": ["max"], "max": ["min"],
    "allSatisfy": ["contains"], "contains": ["allSatisfy"],
    "removeFirst": ["removeLast"], "removeLast": ["removeFirst"],
    "prefix": ["suffix"], "suffix": ["prefix"], "dropFirst": ["dropLast"],
    "dropLast": ["dropFirst"], "startIndex": ["endIndex"],
    "insert": ["update"], "formUnion": ["formIntersection"],
  ]
  /// Functions of lists that don't accept nil.
  static let knownNames: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "contains", "allSatisfy", "append", "removeAll",
    "insert", "remove", "firstIndex", "reduce", "forEach", "sorted", "first", "last", "prefix",
  ]
  /// Functions that return a list.
  private static let listing: Set<String> = ["map", "compactMap", "flatMap", "filter", "sorted"]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.code
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    for other in Self.others[name] ?? [] {
      let label = call?.arguments.first.flatMap { first in
        first.label?.text == "where" ? first.label : nil
      }
      guard let label, let colon = call?.arguments.first?.colon, name == "contains" else {
        replace(node.declName, with: other)
        continue
      }
      add([
        Edit(range: node.declName.bytes, text: other),
        Edit(range: label.bytes.lowerBound..<colon.bytes.upperBound, text: ""),
      ])
    }
    if name == "isEmpty", let base = node.base {
      replace(node, with: "!\(node.code)")
      replace(node, with: "(\(base.code).count == 1)")
      replace(node, with: "(\(base.code).count <= 1)")
    }
    if name == "count" {
      replace(node, with: "(\(node.code) + 1)")
      replace(node, with: "(\(node.code) - 1)")
    }
    return .visitChildren
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .visitChildren
    }
    let name = member.declName.code
    let base = member.base?.code ?? ""
    if Self.listing.contains(name) {
      for part in [".reversed()", ".dropFirst()", ".dropLast()", ".prefix(1)", ".suffix(1)"] {
        let code = "\(call.code)\(part)"
        replace(call, with: part == ".reversed()" ? code : "Array(\(code))")
      }
    }
    let isNegated = call.parent?.is(PrefixOperatorExprSyntax.self) ?? false
    if !isNegated, ["contains", "allSatisfy"].contains(name) {
      replace(call, with: "!\(call.code)")
    }
    if name == "append", let value = call.arguments.first?.expression.code {
      replace(call, with: "\(base).insert(\(value), at: 0)")
      replace(call, with: "\(base) = [\(value)]")
    }
    if name == "removeAll" { removal(call, of: base) }
    return .visitChildren
  }

  private func removal(_ call: FunctionCallExprSyntax, of base: String) {
    let test = call.trailingClosure?.code ?? call.arguments.first?.expression.code
    guard let test else { return }
    replace(call, with: "\(base).removeAll()")
    replace(call, with: "if !\(base).isEmpty { \(base).removeFirst() }")
    replace(call, with: "if !\(base).isEmpty { \(base).removeLast() }")
    let first = "\(base).firstIndex(where: \(test))"
    replace(call, with: "if let position = \(first) { \(base).remove(at: position) }")
    replace(call, with: "if let position = \(first) { \(base).removeSubrange(position...) }")
    let one = test.hasPrefix("{") ? test.dropFirst().dropLast().trimmed : ""
    if !one.isEmpty { replace(call, with: "\(base).removeAll { !(\(one)) }") }
  }
}
