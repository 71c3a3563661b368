import SwiftSources
import SwiftSyntax

// Extensions of syntax for an instrumenter.

/// The classes and protocols that some files declare, by name.
struct DeclaredClasses: Codable, Sendable, Equatable {
  var classes: Set<String> = []
  var protocols: Set<String> = []

  init() {}

  /// The declarations of these files.
  init(in trees: [SourceFileSyntax]) {
    classes = Set(trees.flatMap { $0.nodes(ClassDeclSyntax.self).map(\.name.plainName) })
    protocols = Set(trees.flatMap { $0.nodes(ProtocolDeclSyntax.self).map(\.name.plainName) })
  }

  mutating func formUnion(_ other: DeclaredClasses) {
    classes.formUnion(other.classes)
    protocols.formUnion(other.protocols)
  }
}

/// A property of an object whose changes can be recorded.
struct InstrumentedProperty {
  let name: String
  let binding: PatternBindingSyntax
  let accessors: AccessorBlockSyntax.Accessors?

  private static let accessorNames: Set<String> = ["get", "set", "willSet", "didSet"]

  init?(_ node: VariableDeclSyntax) {
    guard node.bindingSpecifier.tokenKind == .keyword(.var), node.attributes.isEmpty,
      !node.modifiers.has("static", "class", "lazy", "override", "nonisolated"),
      node.bindings.count == 1, let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    name = pattern.identifier.text
    self.binding = binding
    accessors = binding.accessorBlock?.accessors
    switch accessors {
    case nil where binding.typeAnnotation == nil && binding.initializer == nil: return nil
    case .accessors(let list)?:
      let names = Set(list.map(\.accessorSpecifier.text))
      guard names.isSubset(of: Self.accessorNames) else { return nil }
    default: break
    }
  }
}

extension VariableDeclSyntax {
  /// The name of a property with `@Dynamic`, observable by others, that declares no accessors.
  var dynamicName: String? {
    guard attributes.plainNames == ["Dynamic"], !modifiers.has("static", "class", "override"),
      bindings.count == 1, let binding = bindings.first, binding.accessorBlock == nil
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

extension CodeBlockItemListSyntax {
  enum Only {
    case expression(ExprSyntax)
    case statements
  }

  var only: Only {
    guard count == 1, let item = first?.item else { return .statements }
    switch item {
    case .expr(let value): return .expression(value)
    case .stmt(let statement):
      guard let value = statement.as(ExpressionStmtSyntax.self)?.expression else {
        return .statements
      }
      return .expression(value)
    case .decl: return .statements
    }
  }

  /// Whether it is one statement that is no value but contains others.
  var isLoop: Bool {
    guard count == 1, case .stmt(let statement)? = first?.item else { return false }
    return statement.is(ForStmtSyntax.self) || statement.is(WhileStmtSyntax.self)
      || statement.is(RepeatStmtSyntax.self) || statement.is(DoStmtSyntax.self)
  }
}

extension CodeBlockItemSyntax.Item {
  /// Whether it is `super.init(…)` or `self.init(…)`, also with `try`.
  var delegatesInitialization: Bool {
    guard case .expr(let value) = self,
      let member = value.withoutEffects.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base
    else { return false }
    return base.is(SuperExprSyntax.self) || base.trimmedDescription == "self"
  }
}

extension ExprSyntax {
  /// The expression after `try` and `await`.
  var withoutEffects: ExprSyntax {
    if let attempt = self.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
      return attempt.expression.withoutEffects
    }
    return self.as(AwaitExprSyntax.self)?.expression.withoutEffects ?? self
  }

  var neverReturns: Bool {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    return ["fatalError", "preconditionFailure"].contains(called)
  }

  var isBranching: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }

  /// Whether it is an `if` without an `else`, which is not a value.
  var isStatement: Bool {
    guard let choice = self.as(IfExprSyntax.self) else { return false }
    return if case .ifExpr(let next) = choice.elseBody {
      ExprSyntax(next).isStatement
    } else {
      choice.elseBody == nil
    }
  }

  /// Whether an `if` or `switch` is a value: each branch is one, and none returns.
  var isValue: Bool {
    branches.allSatisfy { branch in
      guard branch.count == 1, let item = branch.first?.item else { return false }
      if case .stmt(let statement) = item, statement.is(ThrowStmtSyntax.self) { return true }
      guard case .expression(let value) = branch.only else { return false }
      return value.isValue
    }
  }

  private var branches: [CodeBlockItemListSyntax] {
    if let choice = self.as(SwitchExprSyntax.self) {
      return choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
    }
    guard let choice = self.as(IfExprSyntax.self) else { return [] }
    switch choice.elseBody {
    case .ifExpr(let next)?: return [choice.body.statements] + ExprSyntax(next).branches
    case .codeBlock(let block)?: return [choice.body.statements, block.statements]
    case nil: return [choice.body.statements, []]
    }
  }

  /// The source of a name or a plain text, which may be evaluated twice; nil for anything else.
  var repeatable: String? {
    plainText.map { "\"\($0.withoutArticle)\"" }
      ?? self.as(DeclReferenceExprSyntax.self)?.trimmedDescription
  }

  /// The value of a string literal without interpolation.
  var plainText: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}

extension FunctionSignatureSyntax {
  /// Whether it returns a value, and whether that can be recorded.
  var answers: Answers {
    returnClause?.type.answers ?? .nothing
  }
}

/// The kind of value that a body returns.
enum Answers { case nothing, something, unseen }

extension FunctionParameterClauseSyntax {
  /// The arguments as an array for the recorder.
  var turnArguments: String {
    let values = parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let isUnseen = name == "_" || parameter.type.isUnseen || parameter.ellipsis != nil
      return isUnseen ? "_Turn.unseen" : "\(name) as Any"
    }
    return "[" + values.joined(separator: ", ") + "]"
  }
}

extension TypeSyntax {
  /// The kind of value of a body that returns this type.
  var answers: Answers {
    if ["Void", "()"].contains(trimmedDescription) { return .nothing }
    return isUnseen ? .unseen : .something
  }

  /// Whether a value of this type cannot become an `Any`, or only with another lifetime.
  fileprivate var isUnseen: Bool {
    if self.is(FunctionTypeSyntax.self) || self.is(PackExpansionTypeSyntax.self)
      || self.is(SuppressedTypeSyntax.self)
    {
      return true
    }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return !attributed.specifiers.isEmpty || attributed.baseType.isUnseen
    }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isUnseen }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.isUnseen ?? false
    }
    return false
  }
}

extension PatternSyntax {
  /// The names that it binds.
  var boundNames: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap { $0.pattern.boundNames } ?? []
  }
}

extension AttributeListSyntax {
  /// The attributes' names, without modules.
  var plainNames: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.lastName }
  }
}

extension DeclModifierListSyntax {
  /// Whether one of these words is among them, other than in forms such as `private(set)`.
  func has(_ names: String...) -> Bool {
    contains { names.contains($0.name.text) && $0.detail == nil }
  }
}

extension TokenSyntax {
  var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}

extension ClosureExprSyntax {
  var awaits: Bool { holds { $0.is(AwaitExprSyntax.self) } }

  /// Whether it awaits something itself, and not only in a closure in it.
  var isAsync: Bool { holds(inClosures: false) { $0.is(AwaitExprSyntax.self) } }

  /// Whether it contains a call or an assignment.
  var saysSomething: Bool {
    holds { $0.is(FunctionCallExprSyntax.self) || $0.is(AssignmentExprSyntax.self) }
  }
}

extension SyntaxProtocol {
  fileprivate func holds(
    inClosures: Bool = true, _ test: (any SyntaxProtocol) -> Bool
  ) -> Bool {
    children(viewMode: .sourceAccurate).contains { child in
      test(child)
        || (inClosures || !child.is(ClosureExprSyntax.self))
          && child.holds(inClosures: inClosures, test)
    }
  }
}

extension String {
  /// `picker` for `the picker`.
  var withoutArticle: String {
    for article in ["the ", "a ", "an "] where hasPrefix(article) {
      return String(dropFirst(article.count))
    }
    return self
  }
}
