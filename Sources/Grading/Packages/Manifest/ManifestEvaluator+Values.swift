import SwiftSyntax

// Evaluates the expressions of a manifest.

extension ManifestEvaluator {
  /// The maximum size of a list or text: more than any manifest needs, but quick to process.
  static let mostParts = 10_000

  func value(of expression: ExprSyntax) -> ManifestValue {
    if let literal = literal(expression) { return literal }
    if let inner = inner(of: expression) { return value(of: inner) }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return variables[name] ?? (expression.isType ? .word(name) : computed(expression))
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return value(of: member) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let infix = expression.as(InfixOperatorExprSyntax.self) { return value(of: infix) }
    if let choice = expression.as(TernaryExprSyntax.self) {
      switch value(of: choice.condition).truth {
      case true?: return value(of: choice.thenExpression)
      case false?: return value(of: choice.elseExpression)
      case nil: return computed(choice)
      }
    }
    if let not = expression.as(PrefixOperatorExprSyntax.self), not.operator.text == "!",
      let truth = value(of: not.expression).truth
    {
      return ManifestValue(!truth)
    }
    if let asked = expression.as(SubscriptCallExprSyntax.self) { return value(of: asked) }
    return computed(expression)
  }

  func computed(_ node: some SyntaxProtocol) -> ManifestValue {
    .computed(line: line(of: node))
  }

  private func literal(_ expression: ExprSyntax) -> ManifestValue? {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue.map(ManifestValue.text) ?? interpolated(literal)
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return .word(literal.literal.text)
    }
    if let number = expression.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue {
      return .number(number)
    }
    if expression.is(NilLiteralExprSyntax.self) { return .nothing }
    if let literal = expression.as(ArrayExprSyntax.self) {
      return .list(literal.elements.map { value(of: $0.expression) })
    }
    if let literal = expression.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = literal.content else { return .pairs([]) }
      return .pairs(
        elements.map {
          ManifestValue.Pair(key: value(of: $0.key), value: value(of: $0.value))
        })
    }
    return nil
  }

  private func interpolated(_ literal: StringLiteralExprSyntax) -> ManifestValue {
    guard literal.openingPounds == nil, literal.openingQuote.text == "\"" else {
      return computed(literal)
    }
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let plain):
        guard !plain.content.text.contains("\\") else { return computed(literal) }
        text += plain.content.text
      case .expressionSegment(let part):
        guard part.expressions.count == 1, let only = part.expressions.first,
          let found = value(of: only.expression).inText
        else { return computed(literal) }
        text += found
      }
    }
    return .text(text)
  }

  /// The expression in parentheses, or the optional that is unwrapped.
  private func inner(of expression: ExprSyntax) -> ExprSyntax? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression
    }
    return expression.as(ForceUnwrapExprSyntax.self)?.expression
      ?? expression.as(OptionalChainingExprSyntax.self)?.expression
  }

  /// Types that describe the machine or the checkout.
  private static let asking: Set<String> = [
    "CommandLine", "Context", "FileManager", "ProcessInfo", "Self",
  ]

  /// A property of a known value, or a type's member: `MainActor.self` is MainActor.
  private func value(of member: MemberAccessExprSyntax) -> ManifestValue {
    let name = member.declName.baseName
    guard let base = member.base else { return members[".\(name.text)"] ?? .word(name.text) }
    if name.tokenKind == .keyword(.self) { return value(of: base) }
    if ["Context", "ProcessInfo.processInfo"].contains(base.trimmedDescription),
      name.text == "environment"
    {
      return .pairs([])
    }
    if let place = Place(ExprSyntax(member)), variables[place.variable] != nil {
      return value(at: place) ?? computed(member)
    }
    let type = base.trimmedDescription
    if let own = members["\(type).\(name.text)"] ?? (base.isType ? members[".\(name.text)"] : nil) {
      return own
    }
    return base.isType && !Self.asking.contains(type) ? .word(name.text) : computed(member)
  }

  private func value(of infix: InfixOperatorExprSyntax) -> ManifestValue {
    let (left, right) = (value(of: infix.leftOperand), value(of: infix.rightOperand))
    let sign = infix.operator.trimmedDescription
    switch sign {
    case "+": return joined(left, right, for: infix)
    case "...", "..<": return range(left, right, isClosed: sign == "...") ?? computed(infix)
    case "??" where left.computedLine == nil: return left == .nothing ? right : left
    case "==" where left.isPlain && right.isPlain: return ManifestValue(left == right)
    case "!=" where left.isPlain && right.isPlain: return ManifestValue(left != right)
    case "&&", "||":
      let deciding = sign == "||"
      if left.truth == deciding || right.truth == deciding { return ManifestValue(deciding) }
      return left.truth == nil || right.truth == nil ? computed(infix) : ManifestValue(!deciding)
    default: return computed(infix)
    }
  }

  private func range(
    _ first: ManifestValue, _ last: ManifestValue, isClosed: Bool
  ) -> ManifestValue? {
    guard case .number(let first) = first, case .number(let last) = last, first <= last,
      last - first < Self.mostParts
    else { return nil }
    let numbers = (isClosed ? Array(first...last) : Array(first..<last))
    return .list(numbers.map(ManifestValue.number))
  }

  /// The concatenation of two lists or two texts.
  func joined(
    _ left: ManifestValue, _ right: ManifestValue, for node: some SyntaxProtocol
  ) -> ManifestValue {
    switch (left, right) {
    case (.list(let left), .list(let right)) where left.count + right.count <= Self.mostParts:
      .list(left + right)
    case (.text(let left), .text(let right))
    where left.utf8.count + right.utf8.count <= Self.mostParts:
      .text(left + right)
    default: .computed(line: left.computedLine ?? right.computedLine ?? line(of: node))
    }
  }

  private func value(of asked: SubscriptCallExprSyntax) -> ManifestValue {
    guard asked.arguments.count == 1, let argument = asked.arguments.first,
      case .pairs(let pairs) = value(of: asked.calledExpression),
      case .text(let key) = value(of: argument.expression)
    else { return computed(asked) }
    return pairs.first { $0.key == .text(key) }?.value ?? .nothing
  }
}

extension ExprSyntax {
  /// Whether it names a type, as capitalized names do.
  var isType: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text.first?.isUppercase == true
        && member.base?.isType != false
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }
}
