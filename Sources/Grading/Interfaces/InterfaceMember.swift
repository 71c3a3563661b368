import SwiftSyntax

/// A declaration in an interface that is no type: a function, a variable, a case …
struct InterfaceMember {
  /// Tells it from all others of its interface.
  let id: Int
  /// What it promises to callers.
  let node: DeclSyntax
  /// What callers name: kind, name and labels, such as `func ring(times:)`.
  let key: String
  /// What tells it from others of its key: its types, in the module's own words.
  let signature: String
  /// As it stands in a reduced interface.
  let text: String

  /// Whether an overload is chosen by types alone, wherever it is declared.
  var isOperator: Bool { key.hasSuffix(Self.operatorMark) }
  fileprivate static let operatorMark = " operator"

  /// Whether a superclass declares it, too, so that calls go by way of that; initializers do not.
  var isOverride: Bool { !key.hasPrefix("init(") && node.hasModifier("override") }

  /// Whether subclasses have to call it, or one like it.
  var isDesignatedInitializer: Bool {
    key.hasPrefix("init(") && !node.hasModifier("convenience")
  }
}

extension InterfaceMember {
  /// The members that a declaration consists of: one for each case or variable in it; none for a
  /// type.
  static func members(of declaration: DeclSyntax, startingAt id: Int) -> [InterfaceMember] {
    if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      return cases.elements.enumerated().map { index, element in
        let text = "case " + element.with(\.trailingComma, nil).with(\.rawValue, nil).squeezed
        let word = cases.modifiers.isEmpty ? "" : "indirect "
        return InterfaceMember(
          id: id + index, node: declaration, key: "case \(element.name.plainName)",
          signature: text, text: word + text)
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
        id: id, node: shown.node, key: key, signature: shown.signature, text: shown.text)
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

  /// What it promises to callers: without bodies, and without what only its own module minds; and
  /// that without what makes no difference between two that stand for the same.
  fileprivate var promise: (node: DeclSyntax, text: String, signature: String) {
    let bare = DeclSyntax(PromiseRewriter().rewrite(self)) ?? self
    let text = bare.squeezed + (isStoredVariable ? " { get set }" : "")
    let signature = DeclSyntax(NamingRewriter().rewrite(bare)) ?? bare
    return (bare, text, signature.squeezed)
  }

  /// A stored variable of a resilient type is for callers the same as a computed one.
  private var isStoredVariable: Bool {
    guard let variable = self.as(VariableDeclSyntax.self) else { return false }
    return variable.bindingSpecifier.text == "var"
      && variable.bindings.allSatisfy { $0.accessorBlock == nil }
  }
}

/// Takes from a declaration what callers of a resilient module never depend on.
private final class PromiseRewriter: SyntaxRewriter {
  override func visit(_ node: AttributeListSyntax) -> AttributeListSyntax {
    // Those in front of a type say what it is.
    if node.parent?.is(AttributedTypeSyntax.self) == true { return node }
    return node.promised()
  }

  override func visit(_ node: DeclModifierListSyntax) -> DeclModifierListSyntax {
    node.filter { !["weak", "unowned"].contains($0.name.text) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
    super.visit(node.with(\.body, nil))
  }
  override func visit(_ node: InitializerDeclSyntax) -> DeclSyntax {
    super.visit(node.with(\.body, nil))
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> DeclSyntax {
    super.visit(node.with(\.body, nil))
  }

  override func visit(_ node: PatternBindingSyntax) -> PatternBindingSyntax {
    super.visit(node.with(\.initializer, nil))
  }

  override func visit(_ node: FunctionParameterSyntax) -> FunctionParameterSyntax {
    // What a parameter is called inside is nobody's business; of a subscript's the first name is.
    let isOfSubscript = node.parent?.parent?.parent?.is(SubscriptDeclSyntax.self) == true
    let shown =
      isOfSubscript || node.secondName == nil
      ? node : node.with(\.secondName, nil).with(\.firstName, node.firstName.trimmed)
    return super.visit(shown)
  }

  override func visit(_ node: AccessorBlockSyntax) -> AccessorBlockSyntax {
    guard case .accessors(let list) = node.accessors else {
      return AccessorBlockSyntax(accessors: .accessors([.get]))
    }
    let kept = list.filter { ["get", "set"].contains($0.accessorSpecifier.text) }
      .map { $0.with(\.attributes, []).with(\.body, nil).trimmed.with(\.trailingTrivia, .space) }
    return AccessorBlockSyntax(
      leftBrace: .leftBraceToken(leadingTrivia: .space, trailingTrivia: .space),
      accessors: .accessors(AccessorDeclListSyntax(kept)))
  }

  /// The module itself works out a default; only that there is one matters, but for what the
  /// compiler lets the caller work out (swift/include/swift/AST/DefaultArgumentKind.h).
  override func visit(_ node: InitializerClauseSyntax) -> InitializerClauseSyntax {
    guard node.parent?.is(FunctionParameterSyntax.self) == true else { return node }
    let value = node.value.trimmedDescription
    let isOfCaller = ["nil", "[]", "[:]", "super"].contains(value) || value.hasPrefix("#")
    return isOfCaller ? node : node.with(\.value, Self.anyDefault)
  }

  /// Of whatever type is wanted; only ever printed.
  private static let anyDefault = ExprSyntax(
    DeclReferenceExprSyntax(baseName: .identifier("{ Swift.preconditionFailure() }()")))
}

/// Takes from what is promised the words by which two promises of the same thing may differ.
private final class NamingRewriter: SyntaxRewriter {
  private static let words: Set<String> = [
    "final", "public", "open", "override", "convenience", "required", "dynamic", "nonisolated",
  ]

  override func visit(_ node: AttributeListSyntax) -> AttributeListSyntax {
    node.parent?.is(AttributedTypeSyntax.self) == true ? node : []
  }
  override func visit(_ node: DeclModifierListSyntax) -> DeclModifierListSyntax {
    node.filter { !Self.words.contains($0.name.text) }
  }
  override func visit(_ node: VariableDeclSyntax) -> DeclSyntax {
    super.visit(node.with(\.bindingSpecifier, .keyword(.var, trailingTrivia: .space)))
  }
  override func visit(_ node: PatternBindingSyntax) -> PatternBindingSyntax {
    node.with(\.accessorBlock, nil)
  }
}

extension AccessorDeclSyntax {
  fileprivate static var get: AccessorDeclSyntax {
    AccessorDeclSyntax(accessorSpecifier: .keyword(.get))
  }
}

extension AttributeListSyntax {
  /// Attributes that say how to call or inherit; the compiler itself writes those with underscores.
  private static let promises: Set<String> = [
    "discardableResult", "MainActor", "_Concurrency.MainActor", "preconcurrency", "Sendable",
    "_hasMissingDesignatedInitializers", "_inheritsConvenienceInitializers",
  ]

  /// Those of which callers depend, and those that stand among `others`, too.
  func promised(beside others: [String] = []) -> AttributeListSyntax {
    filter { element in
      guard case .attribute(let attribute) = element else { return false }
      return Self.promises.contains(attribute.attributeName.trimmedDescription)
        || others.contains(attribute.squeezed)
    }
  }
}
