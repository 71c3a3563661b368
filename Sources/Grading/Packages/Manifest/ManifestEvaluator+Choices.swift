import SwiftSyntax

// Executes conditions and loops.

extension ManifestEvaluator {
  mutating func run(_ loop: ForStmtSyntax) throws(Unknown) -> Flow {
    guard let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let elements = value(of: loop.sequence).parts
    else { throw Unknown(line: line(of: loop)) }
    let outside = variables[name]
    defer { variables[name] = outside }
    for element in elements {
      variables[name] = element
      if let asked = loop.whereClause?.condition, try !truth(of: asked) { continue }
      let flow = try run(block: loop.body.statements)
      if flow == .outOfLoop { break }
      if case .back = flow { return flow }
    }
    return .further
  }

  /// Executes `package.targets.forEach { target in … }`.
  mutating func run(
    _ body: ClosureExprSyntax, forEach elements: [ManifestValue]
  ) throws(Unknown) {
    guard let name = body.parameterNames(1)?.first else { throw Unknown(line: line(of: body)) }
    let outside = variables[name]
    defer { variables[name] = outside }
    for element in elements {
      variables[name] = element
      _ = try run(block: body.statements)
    }
  }

  mutating func run(_ choice: IfExprSyntax) throws(Unknown) -> Flow {
    let outside = variables
    if try hold(choice.conditions) {
      let flow = try run(block: choice.body.statements)
      for name in choice.conditions.compactMap(\.boundName) { variables[name] = outside[name] }
      return flow
    }
    switch choice.elseBody {
    case .ifExpr(let next)?: return try run(next)
    case .codeBlock(let block)?: return try run(block: block.statements)
    case nil: return .further
    }
  }

  mutating func run(_ choice: SwitchExprSyntax) throws(Unknown) -> Flow {
    let subject = value(of: choice.subject)
    for element in choice.cases {
      guard case .switchCase(let branch) = element, subject.isPlain else {
        throw Unknown(line: line(of: element))
      }
      let isMet: Bool =
        switch branch.label {
        case .default: true
        case .case(let label): try label.caseItems.map(value(of:)).contains(subject)
        }
      guard isMet else { continue }
      let flow = try run(block: branch.statements)
      return flow == .outOfLoop ? .further : flow
    }
    return .further
  }

  private func value(of item: SwitchCaseItemSyntax) throws(Unknown) -> ManifestValue {
    guard item.whereClause == nil,
      let expression = item.pattern.as(ExpressionPatternSyntax.self)?.expression
    else { throw Unknown(line: line(of: item)) }
    return value(of: expression)
  }

  mutating func hold(_ conditions: ConditionElementListSyntax) throws(Unknown) -> Bool {
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        guard try truth(of: expression) else { return false }
      case .optionalBinding(let binding):
        guard let name = element.boundName,
          let found = binding.initializer.map({ value(of: $0.value) }) ?? variables[name],
          found.computedLine == nil
        else { throw Unknown(line: line(of: element)) }
        if found == .nothing { return false }
        variables[name] = found
      default: throw Unknown(line: line(of: element))
      }
    }
    return true
  }

  private func truth(of expression: ExprSyntax) throws(Unknown) -> Bool {
    guard let truth = value(of: expression).truth else {
      throw Unknown(line: line(of: expression))
    }
    return truth
  }
}

extension ConditionElementSyntax {
  /// The variable that `if let` binds.
  fileprivate var boundName: String? {
    guard case .optionalBinding(let binding) = condition else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
