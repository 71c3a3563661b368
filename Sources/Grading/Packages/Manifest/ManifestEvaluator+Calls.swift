import SwiftSyntax

// Evaluates calls in a manifest: of initializers and factory methods, of list methods, and of the
// manifest's functions and closures.

extension ManifestEvaluator {
  private static let mostDepth = 20

  func value(of call: FunctionCallExprSyntax) -> ManifestValue {
    // `[Resource]()` is an empty list.
    if call.calledExpression.is(ArrayExprSyntax.self), call.arguments.isEmpty { return .list([]) }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self), call.arguments.isEmpty {
      return result(of: closure, given: []) ?? computed(call)
    }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      !base.isType
    {
      return method(member.declName.baseName.text, of: value(of: base), call) ?? computed(call)
    }
    guard call.trailingClosure == nil else { return computed(call) }
    let arguments = call.arguments.map {
      ManifestValue.Argument(label: $0.label?.text, value: value(of: $0.expression))
    }
    if let function = call.calledExpression.nameOfFunction.flatMap({ functions[$0] }) {
      return result(of: function, given: arguments) ?? computed(call)
    }
    guard let name = call.calledExpression.calledName else { return computed(call) }
    return .call(name, arguments, line: line(of: call))
  }

  /// The result of a function in the manifest; nil if it is unknown.
  private func result(
    of function: FunctionDeclSyntax, given arguments: [ManifestValue.Argument]
  ) -> ManifestValue? {
    var inside = self
    inside.depth += 1
    guard inside.depth < Self.mostDepth, let body = function.body else { return nil }
    var left = arguments[...]
    for parameter in function.signature.parameterClause.parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      if let next = left.first, next.label == label {
        inside.variables[name] = left.removeFirst().value
      } else if let standard = parameter.defaultValue {
        inside.variables[name] = value(of: standard.value)
      } else {
        return nil
      }
    }
    return left.isEmpty ? inside.result(of: body.statements) : nil
  }

  /// The result of a list's method; nil if it is unknown.
  private func method(
    _ name: String, of list: ManifestValue, _ call: FunctionCallExprSyntax
  ) -> ManifestValue? {
    if name == "contains", let parts = list.parts, call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil, parts.allSatisfy(\.isPlain)
    {
      let asked = value(of: argument.expression)
      return asked.isPlain ? ManifestValue(parts.contains(asked)) : nil
    }
    guard call.arguments.isEmpty, let closure = call.trailingClosure else { return nil }
    let rounds: [[ManifestValue]]
    switch list {
    case .list(let parts): rounds = parts.map { [$0] }
    case .pairs(let pairs): rounds = pairs.map { [$0.key, $0.value] }
    default: return nil
    }
    let results = rounds.map { result(of: closure, given: $0) }
    guard let values = results as? [ManifestValue], values.allSatisfy({ $0.computedLine == nil })
    else { return nil }
    switch name {
    case "map": return .list(values)
    case "filter":
      guard let parts = list.parts, values.allSatisfy({ $0.truth != nil }) else { return nil }
      return .list(zip(parts, values).filter { $1.truth == true }.map(\.0))
    default: return nil
    }
  }

  private func result(
    of closure: ClosureExprSyntax, given values: [ManifestValue]
  ) -> ManifestValue? {
    var inside = self
    guard let names = closure.parameterNames(values.count), names.count == values.count else {
      return nil
    }
    for (name, value) in zip(names, values) { inside.variables[name] = value }
    return inside.result(of: closure.statements)
  }

  /// The result of a body, without its side effects outside; nil if it is unknown.
  func result(of body: CodeBlockItemListSyntax) -> ManifestValue? {
    if body.count == 1, case .expr(let only)? = body.first?.item { return value(of: only) }
    var inside = self
    guard case .back(let value)? = try? inside.run(body) else { return nil }
    return value
  }
}

extension ExprSyntax {
  /// The name of a function in the manifest, with a dot in front for a type's.
  fileprivate var nameOfFunction: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return "." + member.declName.baseName.text
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The name of an initializer, `Package(…)`, or a factory method, `.target(…)`.
  fileprivate var calledName: String? {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return isType ? self.as(DeclReferenceExprSyntax.self)?.baseName.text : nil
  }
}

extension ClosureExprSyntax {
  /// The names of its parameters, if it has this number of them.
  func parameterNames(_ count: Int) -> [String]? {
    switch signature?.parameterClause {
    case .simpleInput(let names)?: names.map(\.name.text)
    case .parameterClause(let clause)?:
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: (0..<count).map { "$\($0)" }
    }
  }
}
