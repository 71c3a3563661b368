import SwiftSyntax

/// Evaluates `#if` conditions in a manifest for this platform.
struct BuildConditions {
  /// The compiler version for manifests; patch releases do not differ.
  private static let compiler = [6, 3]
  /// The language version for compiling a Swift 5 manifest.
  private static let swift5 = [5, 10]
  private static let modules: Set<String> = [
    "Dispatch", "Foundation", "Glibc", "PackageDescription",
  ]

  /// The tools version of the manifest.
  let toolsVersion: Manifest.ToolsVersion

  /// Whether a condition holds; nil if it is unknown.
  func hold(_ condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { hold($0.expression) }
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return hold(not.expression).map { !$0 }
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      guard let left = hold(infix.leftOperand), let right = hold(infix.rightOperand) else {
        return nil
      }
      switch infix.operator.trimmedDescription {
      case "&&": return left && right
      case "||": return left || right
      default: return nil
      }
    }
    // A custom flag, which is never defined.
    if condition.is(DeclReferenceExprSyntax.self) { return false }
    guard let call = condition.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first?.trimmedDescription
    else { return nil }
    return hold(call.calledExpression.trimmedDescription, argument)
  }

  private func hold(_ question: String, _ argument: String) -> Bool? {
    switch question {
    case "os": argument == "Linux"
    case "canImport": Self.modules.contains(argument)
    case "compiler": isMet(argument, by: Self.compiler)
    case "swift": isMet(argument, by: toolsVersion.major < 6 ? Self.swift5 : Self.compiler)
    default: nil
    }
  }

  /// Whether a version meets a requirement, `>=5.9` or `<6.2`.
  private func isMet(_ wanted: String, by version: [Int]) -> Bool? {
    guard let words = wanted.wholeMatch(of: /(>=|<)\s*([0-9]+(?:\.[0-9]+)*)/) else { return nil }
    let limit = words.output.2.split(separator: ".").compactMap { Int($0) }
    let isBelow = version.lexicographicallyPrecedes(limit)
    return words.output.1 == "<" ? isBelow : !isBelow
  }
}
