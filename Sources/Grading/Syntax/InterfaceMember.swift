import SwiftSyntax

/// A declaration in an interface other than a type: a function, a variable, a case …
struct InterfaceMember {
  /// Unique within its interface.
  let id: Int
  /// The declaration as written.
  let declaration: DeclSyntax
  /// The part of it that callers can depend on.
  let node: DeclSyntax
  /// The kind, name and labels, which callers use, such as `func ring(times:)`.
  let key: String
  /// Its types in the module's own words, to distinguish it from others with the same key.
  let signature: String
  /// Its text in a reduced interface.
  let text: String
  /// Its parameters; nil for members that are not called.
  let parameters: FunctionParameterListSyntax?

  /// Its name without labels: `ring`, `init`.
  var baseName: String {
    let name = key.prefix { $0 != "(" }
    return name.split(separator: " ").last.map(String.init) ?? ""
  }

  /// Whether it is an operator: then an overload is chosen by types alone, wherever it is declared.
  var isOperator: Bool { key.hasSuffix(Self.operatorMark) }
  fileprivate static let operatorMark = " operator"

  /// Whether a call of the other member can call this one, because all additional parameters have
  /// defaults.
  func stands(for other: InterfaceMember) -> Bool {
    guard let parameters, let wanted = other.parameters, !isOperator,
      key.prefix(while: { $0 != "(" }) == other.key.prefix(while: { $0 != "(" })
    else { return false }
    var rest = wanted.map(\.firstName.plainName)[...]
    for parameter in parameters {
      if parameter.firstName.plainName == rest.first {
        rest.removeFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }

  /// Whether it overrides a member of a superclass, so that calls go through that; false for
  /// initializers.
  var isOverride: Bool { !key.hasPrefix("init(") && node.hasModifier("override") }

  /// Whether subclasses must call it or another one like it.
  var isDesignatedInitializer: Bool {
    key.hasPrefix("init(") && !node.hasModifier("convenience")
  }

  /// The members in a declaration, one for each case or variable; none for a type.
  static func members(of declaration: DeclSyntax, startingAt id: Int) -> [InterfaceMember] {
    if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      return cases.elements.enumerated().map { index, element in
        let text = "case " + element.with(\.trailingComma, nil).with(\.rawValue, nil).squeezed
        let word = cases.modifiers.isEmpty ? "" : "indirect "
        return InterfaceMember(
          id: id + index, declaration: declaration, node: declaration,
          key: "case \(element.name.plainName)",
          signature: text, text: word + text,
          parameters: nil)
      }
    }
    if let variables = declaration.as(VariableDeclSyntax.self), variables.bindings.count > 1 {
      return variables.bindings.enumerated().flatMap { index, binding in
        let one = variables.with(\.bindings, [binding.with(\.trailingComma, nil)])
        return members(of: DeclSyntax(one), startingAt: id + index)
      }
    }
    guard let key = key(of: declaration) else { return [] }
    let shown = declaration.promise
    return [
      InterfaceMember(
        id: id, declaration: declaration, node: shown.node, key: key, signature: shown.signature,
        text: shown.text,
        parameters: declaration.parameters)
    ]
  }

  private static func key(of declaration: DeclSyntax) -> String? {
    let level = declaration.isOfType ? "static " : ""
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map {
        "\($0.firstName.plainName):"
      }
      let isOperator = if case .identifier = function.name.tokenKind { false } else { true }
      return "\(level)func \(function.name.plainName)(\(labels.joined()))"
        + (isOperator ? operatorMark : "")
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      let labels = initializer.signature.parameterClause.parameters
        .map { "\($0.firstName.plainName):" }
      return "init(\(labels.joined()))"
    }
    if let subscripting = declaration.as(SubscriptDeclSyntax.self) {
      let labels = subscripting.parameterClause.parameters
        .map { $0.secondName == nil ? "_:" : "\($0.firstName.plainName):" }
      return "\(level)subscript(\(labels.joined()))"
    }
    if let variable = declaration.as(VariableDeclSyntax.self),
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      return "\(level)var \(name.identifier.plainName)"
    }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      return "typealias \(alias.name.plainName)"
    }
    if let type = declaration.as(AssociatedTypeDeclSyntax.self) {
      return "associatedtype \(type.name.plainName)"
    }
    if declaration.is(DeinitializerDeclSyntax.self) { return "deinit" }
    if declaration.is(OperatorDeclSyntax.self) || declaration.is(PrecedenceGroupDeclSyntax.self) {
      return declaration.squeezed + operatorMark
    }
    return nil
  }
}

extension DeclSyntax {
  fileprivate var isOfType: Bool { hasModifier("static") || hasModifier("class") }

  fileprivate func hasModifier(_ name: String) -> Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == name } == true
  }

  fileprivate var parameters: FunctionParameterListSyntax? {
    self.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
  }
}
