import SwiftSyntax

// Executes statements that change values.

extension ManifestEvaluator {
  mutating func carryOut(_ expression: ExprSyntax) throws(Unknown) -> Flow {
    if let choice = expression.as(IfExprSyntax.self) { return try run(choice) }
    if let choice = expression.as(SwitchExprSyntax.self) { return try run(choice) }
    if let change = expression.as(InfixOperatorExprSyntax.self),
      let place = Place(change.leftOperand)
    {
      let new = value(of: change.rightOperand)
      if change.operator.is(AssignmentExprSyntax.self) {
        try set(place, to: new, for: change)
      } else if change.operator.trimmedDescription == "+=" {
        try add(new, at: place, for: change)
      } else {
        throw Unknown(line: line(of: change))
      }
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      try carryOut(call)
    } else if expression.as(TupleExprSyntax.self)?.elements.isEmpty != true {
      throw Unknown(line: line(of: expression))
    }
    return .further
  }

  /// Functions without an effect on a package.
  private static let idle: Set<String> = ["assert", "debugPrint", "precondition", "print"]

  /// Executes `settings.append(…)` and other calls that change a list or a set.
  private mutating func carryOut(_ call: FunctionCallExprSyntax) throws(Unknown) {
    if Self.idle.contains(call.calledExpression.trimmedDescription) { return }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base,
      let place = Place(base), variables[place.variable] != nil
    else { throw Unknown(line: line(of: call)) }
    if member.declName.baseName.text == "forEach", call.arguments.isEmpty,
      let body = call.trailingClosure, let elements = value(at: place)?.parts
    {
      return try run(body, forEach: elements)
    }
    guard call.trailingClosure == nil, call.arguments.count == 1,
      let argument = call.arguments.first,
      ["append", "insert"].contains(member.declName.baseName.text)
    else {
      // The effect of an unknown call is confined to this value.
      return try set(place, to: .computed(line: line(of: call)), for: call)
    }
    // Optional chaining on nil changes nothing.
    if base.is(OptionalChainingExprSyntax.self), value(at: place) == .nothing { return }
    let new = value(of: argument.expression)
    switch argument.label?.text {
    case nil: try add(.list([new]), at: place, for: call)
    case "contentsOf" where member.declName.baseName.text == "append":
      try add(new, at: place, for: call)
    default: throw Unknown(line: line(of: call))
    }
  }

  private mutating func add(
    _ new: ManifestValue, at place: Place, for node: some SyntaxProtocol
  ) throws(Unknown) {
    let old = value(at: place) ?? .nothing
    try set(
      place, to: joined(old == .nothing ? .list([]) : old, new, for: node), for: node)
  }

  /// A target is an object: a change applies everywhere it is referenced.
  private mutating func set(
    _ place: Place, to new: ManifestValue, for node: some SyntaxProtocol
  ) throws(Unknown) {
    let owner = place.owner.flatMap { value(at: $0) }
    if let owner, owner.isTarget, let name = place.properties.last {
      guard let changed = owner.setting(name, to: new) else {
        throw Unknown(line: line(of: node))
      }
      variables = variables.mapValues { $0.replacing(owner, with: changed) }
    } else {
      guard let changed = variables[place.variable]?.setting(place.properties[...], to: new) else {
        throw Unknown(line: line(of: node))
      }
      variables[place.variable] = changed
    }
  }
}

extension ManifestEvaluator {
  /// A place that can be assigned: `settings`, `target.swiftSettings`, `package.targets`.
  struct Place {
    private(set) var variable: String
    private(set) var properties: [String]

    /// The owner of the property; nil for a variable.
    var owner: Place? {
      if properties.isEmpty { return nil }
      var owner = self
      owner.properties.removeLast()
      return owner
    }

    /// Nil if an expression is not such a place.
    init?(_ expression: ExprSyntax) {
      if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        (variable, properties) = (name, [])
      } else if let member = expression.as(MemberAccessExprSyntax.self),
        let base = member.base.flatMap({ Place($0) })
      {
        variable = base.variable
        properties = base.properties + [member.declName.baseName.text]
      } else if let inner = expression.as(OptionalChainingExprSyntax.self)?.expression
        ?? expression.as(ForceUnwrapExprSyntax.self)?.expression, let place = Place(inner)
      {
        self = place
      } else {
        return nil
      }
    }
  }

  /// The value at a place; nil if it is unknown.
  func value(at place: Place) -> ManifestValue? {
    var found = variables[place.variable]
    for property in place.properties { found = found?.property(property) }
    return found
  }
}
