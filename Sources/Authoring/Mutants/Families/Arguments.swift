import SwiftSyntax

/// Changes arguments and messages: swaps arguments, replaces one by another value in scope or by
/// nil, and sends another message of the same kind.
final class Arguments: MutationFamily {
  override class var title: String { "argument" }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = call.arguments.map(\.expression)
    for (one, other) in zip(arguments, arguments.dropFirst()) where one.code != other.code {
      add([
        Edit(range: one.bytes, text: other.code), Edit(range: other.bytes, text: one.code),
      ])
    }
    let function = declaration(of: call)
    for (index, argument) in arguments.enumerated() {
      let type = function.flatMap { $0.types.indices.contains(index) ? $0.types[index] : nil }
      if argument.code != "nil", type?.hasSuffix("?") ?? mayTakeNil(call) {
        replace(argument, with: "nil")
      }
    }
    for sibling in siblings(of: function) {
      guard let name = call.calledExpression.messageName else { continue }
      replace(name, with: sibling.name)
    }
    return .visitChildren
  }

  /// Whether the callee may be a function or initializer of another module.
  private func mayTakeNil(_ call: FunctionCallExprSyntax) -> Bool {
    guard declaration(of: call) == nil, let name = call.calledExpression.messageName?.code else {
      return false
    }
    let isLocal = names.values(at: call).contains { $0.name == name }
    return !isLocal && !Collections.knownNames.contains(name)
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.is(AssignmentExprSyntax.self), node.rightOperand.code != "nil" {
      let target = names.values(at: node).first { $0.name == node.leftOperand.code }
      if target?.isOptional ?? true { replace(node.rightOperand, with: "nil") }
    }
    return .visitChildren
  }

  private func declaration(of call: FunctionCallExprSyntax) -> SolutionTypes.Function? {
    guard let name = call.calledExpression.messageName?.code else { return nil }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    return names.types.sorted { $0.key < $1.key }.flatMap(\.value.functions).first {
      $0.name == name && $0.labels == labels
    }
  }

  /// Returns other functions with the same labels and types, which could have been meant.
  private func siblings(of function: SolutionTypes.Function?) -> [SolutionTypes.Function] {
    guard let function else { return [] }
    let all = names.types.sorted { $0.key < $1.key }.flatMap(\.value.functions)
    var seen: Set<String> = [function.name]
    return all.filter {
      $0.labels == function.labels && $0.types == function.types && seen.insert($0.name).inserted
    }
  }
}

extension ExprSyntax {
  /// The name of the called function.
  var messageName: DeclReferenceExprSyntax? {
    self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
  }
}
