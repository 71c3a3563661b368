import CourseModel
import Foundation
import SwiftSources
import SwiftSyntax

/// A solution that declares everything and does nothing: its bodies are empty, or return the
/// emptiest value of their type.
///
/// It passes a check that something does *not* happen, unless the check first proves that the
/// program does anything. Each line keeps its number, so that compiler errors refer to the
/// solution's lines.
struct IdleProgram {
  let files: [SourceFile]
  private let solution: [SourceFile]
  private let bodies: [Body]

  /// A body and the ways to empty it, the emptiest first.
  private struct Body {
    let file: String
    /// The lines of the body, including the braces.
    let lines: ClosedRange<Int>
    var choices: [[Edit]]
  }

  /// Creates the idle program of a solution.
  ///
  /// - Parameter isWired: Whether initializers keep everything but closures, so that the objects
  ///   still reference each other.
  init(of solution: [SourceFile], isWired: Bool) {
    self.init(
      solution,
      solution.flatMap { file in
        let source = MutationSource(file)
        let finder = BodyEmptier(source, keepsInitializers: isWired)
        finder.walk(source.tree)
        return finder.bodies.map {
          Body(file: file.name, lines: source.lines($0.range), choices: $0.choices)
        }
      })
  }

  private init(_ solution: [SourceFile], _ bodies: [Body]) {
    self.solution = solution
    self.bodies = bodies
    files = solution.map { file in
      let edits = bodies.filter { $0.file == file.name }.flatMap { $0.choices.first ?? [] }
      let text = edits.applied(to: String(decoding: file.content, as: UTF8.self))
      return text.map { SourceFile(name: file.name, content: Data($0.utf8)) } ?? file
    }
  }

  /// Returns the program with each body that the compiler rejects emptied less.
  ///
  /// Types are guessed from syntax alone, so the compiler decides.
  ///
  /// - Returns: Nil if no error is in an emptied body.
  func emptiedLess(where errors: [Diagnostic]) -> IdleProgram? {
    let guilty = Set(
      errors.compactMap { error in
        bodies.indices.filter { index in
          let body = bodies[index]
          return body.file == error.file && body.lines.contains(error.line) && !body.choices.isEmpty
        }.min { bodies[$0].lines.count < bodies[$1].lines.count }
      })
    var less = bodies
    for index in guilty { less[index].choices.removeFirst() }
    return guilty.isEmpty ? nil : IdleProgram(solution, less)
  }
}

/// Finds the bodies of a file and the ways to empty them.
private final class BodyEmptier: SyntaxVisitor {
  private let source: MutationSource
  private let keepsInitializers: Bool
  private(set) var bodies: [(range: Range<Int>, choices: [[Edit]])] = []

  init(_ source: MutationSource, keepsInitializers: Bool) {
    self.source = source
    self.keepsInitializers = keepsInitializers
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Bodies

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    return empty(body.statements, of: body, returning: node.signature.returnClause?.type)
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    return empty(body.statements, of: body, returning: nil)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    if keepsInitializers { return .visitChildren }
    return thin(body.statements, of: body, keeping: node.propertiesToSet)
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter(let statements) = node.accessors else { return .visitChildren }
    return empty(statements, of: node, returning: node.valueType)
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    switch node.accessorSpecifier.tokenKind {
    case .keyword(.get):
      return empty(
        body.statements, of: body, returning: node.enclosing(AccessorBlockSyntax.self)?.valueType)
    case .keyword(.set), .keyword(.willSet), .keyword(.didSet):
      return empty(body.statements, of: body, returning: nil)
    default:
      return .skipChildren
    }
  }

  /// Empties only the literals of a static constant, such as an option.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) else {
      return .visitChildren
    }
    for binding in node.bindings {
      guard let value = binding.initializer?.value else { continue }
      let closed: Set<SyntaxKind> = [
        .integerLiteralExpr, .stringLiteralExpr, .arrayExpr, .closureExpr,
      ]
      let literals = value.nodes(ExprSyntax.self, outside: closed)
      let empty = literals.compactMap { literal in
        literal.emptiest.map { replacement(of: literal, by: $0) }
      }
      _ = add(binding, [empty])
    }
    return node.bindings.contains { $0.isComputed } ? .visitChildren : .skipChildren
  }

  /// Visits only closures in code that is kept: a property's value, or a body that computes one.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let statements = node.statements
    if let result = node.signature?.returnClause?.type {
      return empty(statements, of: node, returning: result)
    }
    let returns = statements.nodes(ReturnStmtSyntax.self, outside: [.closureExpr, .functionDecl])
    guard !returns.contains(where: { $0.expression != nil }) else {
      return thin(statements, of: node)
    }
    guard statements.count > 1 || statements.first?.isDeed == true else { return .visitChildren }
    // The closure must keep its number of arguments.
    let count = node.signature == nil ? node.argumentCount : 0
    let head = Array(repeating: "_", count: count).joined(separator: ", ")
    return add(node, [[replacement(of: statements, by: count == 0 ? "" : "\(head) in")]])
  }

  /// Empties a body, or keeps the statements that make its value if the type has no empty one.
  private func empty(
    _ statements: CodeBlockItemListSyntax, of body: some SyntaxProtocol, returning type: TypeSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard !statements.isEmpty else { return .skipChildren }
    guard let type, !type.isVoid else { return add(body, [[replacement(of: statements, by: "")]]) }
    if let value = type.emptiestValue {
      return add(body, [[replacement(of: statements, by: value)]])
    }
    let guesses = type.code == "Never" ? [] : [".init()", ".init(\"\")"]
    return thin(statements, of: body, guesses: guesses)
  }

  private func add(
    _ body: some SyntaxProtocol, _ choices: [[Edit]]
  ) -> SyntaxVisitorContinueKind {
    bodies.append((body.bytes, choices))
    return .skipChildren
  }

  /// Returns an edit that keeps the number of line breaks, so that the following lines keep theirs.
  private func replacement(of node: some SyntaxProtocol, by text: String) -> Edit {
    let breaks = Array<UInt8>(source.text.utf8)[node.bytes].count { $0 == UInt8(ascii: "\n") }
    return Edit(range: node.bytes, text: text + String(repeating: "\n", count: breaks))
  }

  // MARK: - Statements

  /// Removes the statements that act, and keeps those that make the value.
  ///
  /// - Parameter guesses: Replacements for the whole body, tried first.
  private func thin(
    _ statements: CodeBlockItemListSyntax, of body: some SyntaxProtocol,
    keeping properties: Set<String> = [], guesses: [String] = []
  ) -> SyntaxVisitorContinueKind {
    let variables = statements.nodes(VariableDeclSyntax.self)
      .filter { $0.bindingSpecifier.tokenKind == .keyword(.var) }
      .flatMap { $0.bindings.map(\.pattern.code) }
    let keeper = Keeper(variables: Set(variables), properties: properties)
    // The only expression of a body is its value, except in an initializer.
    let isValue = statements.count == 1 && !body.isOfInitializer
    let (kept, removals) = isValue ? (Array(statements), []) : thinned(statements, keeper)
    let inner = BodyEmptier(source, keepsInitializers: keepsInitializers)
    for item in kept { inner.walk(item) }
    let closures = inner.bodies.flatMap { $0.choices.first ?? [] }
    let values = guesses.map { [replacement(of: statements, by: $0)] }
    return add(body, values + [removals + closures, removals])
  }

  /// Returns the kept statements that contain no others, and the edits that remove the rest.
  private func thinned(
    _ statements: CodeBlockItemListSyntax, _ keeper: Keeper
  ) -> (kept: [CodeBlockItemSyntax], removals: [Edit]) {
    let isCase = statements.parent?.is(SwitchCaseSyntax.self) ?? false
    if isCase, !statements.contains(where: keeper.keeps) {
      return ([], [replacement(of: statements, by: "break")])
    }
    var (kept, removals): ([CodeBlockItemSyntax], [Edit]) = ([], [])
    for item in statements {
      let parts = item.parts
      if !keeper.keeps(item) {
        removals.append(replacement(of: item, by: ""))
      } else if parts.isEmpty {
        kept.append(item)
      }
      for part in parts where keeper.keeps(item) {
        let inner = thinned(part, keeper)
        kept += inner.kept
        removals += inner.removals
      }
    }
    return (kept, removals)
  }
}

/// Distinguishes statements that make a value or initialize a property from those that act.
private struct Keeper {
  /// The local variables of the body: changing them has no effect outside.
  let variables: Set<String>
  /// The properties without a value so far.
  let properties: Set<String>

  func keeps(_ item: CodeBlockItemSyntax) -> Bool {
    let parts = item.parts
    if !parts.isEmpty { return parts.contains { $0.contains(where: keeps) } }
    guard let expression = item.expression else { return true }
    if let assignment = expression.assignment {
      return assignment.targets.contains(where: mayChange)
    }
    guard let root = expression.root else { return false }
    let isInitializer = ["super", "self"].contains(root) && expression.callsInitializer
    return isInitializer || variables.contains(root)
      || ["fatalError", "preconditionFailure"].contains(root)
  }

  private func mayChange(_ target: ExprSyntax) -> Bool {
    switch target.path {
    case ["self"]: return true
    case let path where path.count == 2 && path[0] == "self": return properties.contains(path[1])
    case let path where path.count == 1 && properties.contains(path[0]): return true
    case let path: return path.first.map(variables.contains) ?? false
    }
  }
}

extension CodeBlockItemSyntax {
  /// The expression of the item, if it contains no statements.
  fileprivate var expression: ExprSyntax? {
    let node = item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
    return node.map { $0.plain }
  }

  /// Whether the item can only be there for its effect.
  fileprivate var isDeed: Bool {
    if let choice = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      return choice.elseBody == nil
    }
    guard let expression else { return !item.is(ReturnStmtSyntax.self) }
    if expression.assignment != nil { return true }
    return expression.is(FunctionCallExprSyntax.self) && ["self", "Task"].contains(expression.root)
  }

  /// The statements that it selects or repeats, without the exit of a `guard`.
  fileprivate var parts: [CodeBlockItemListSyntax] {
    let node = item.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? Syntax(item)
    if let choice = node.as(IfExprSyntax.self) { return choice.parts }
    if let choice = node.as(SwitchExprSyntax.self) {
      return choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
    }
    if let loop = node.as(ForStmtSyntax.self) { return [loop.body.statements] }
    if let loop = node.as(WhileStmtSyntax.self) { return [loop.body.statements] }
    if let loop = node.as(RepeatStmtSyntax.self) { return [loop.body.statements] }
    if let block = node.as(DeferStmtSyntax.self) { return [block.body.statements] }
    if let block = node.as(DoStmtSyntax.self) {
      return [block.body.statements] + block.catchClauses.map(\.body.statements)
    }
    return []
  }
}

extension IfExprSyntax {
  fileprivate var parts: [CodeBlockItemListSyntax] {
    switch elseBody {
    case .codeBlock(let block): [body.statements, block.statements]
    case .ifExpr(let other): [body.statements] + other.parts
    case nil: [body.statements]
    }
  }
}

extension ExprSyntax {
  /// The expression without `try` and `await`.
  fileprivate var plain: ExprSyntax {
    if let expression = self.as(TryExprSyntax.self) { return expression.expression.plain }
    if let expression = self.as(AwaitExprSyntax.self) { return expression.expression.plain }
    return self
  }

  /// The assignment, including operators such as `+=`.
  fileprivate var assignment: InfixOperatorExprSyntax? {
    guard let infix = self.as(InfixOperatorExprSyntax.self) else { return nil }
    if infix.operator.is(AssignmentExprSyntax.self) { return infix }
    let sign = infix.operator.code
    let isComparison = ["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
    return sign.hasSuffix("=") && !isComparison ? infix : nil
  }

  /// The names in a chain: `a`, `b`, `c` of `a?.b[0].c`, without arguments.
  fileprivate var path: [String] {
    if let name = self.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
    if self.is(SuperExprSyntax.self) { return ["super"] }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return (member.base?.path ?? [""]) + [member.declName.baseName.text]
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.path }
    if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.path }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.path }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.path }
    return []
  }

  fileprivate var root: String? { path.first }

  fileprivate var callsInitializer: Bool {
    self.is(FunctionCallExprSyntax.self) && path.count == 2 && path[1] == "init"
  }
}

extension InfixOperatorExprSyntax {
  /// The targets of the assignment; a tuple has several.
  fileprivate var targets: [ExprSyntax] {
    leftOperand.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? [leftOperand]
  }
}

// MARK: - Types

extension TypeSyntax {
  fileprivate var isVoid: Bool { ["Void", "()"].contains(code) }

  /// The emptiest literal of the type; nil if only the type's author knows a value.
  fileprivate var emptiestValue: String? {
    if self.is(OptionalTypeSyntax.self) { return "nil" }
    if self.is(ArrayTypeSyntax.self) { return "[]" }
    if self.is(DictionaryTypeSyntax.self) { return "[:]" }
    if let tuple = self.as(TupleTypeSyntax.self) {
      let values = tuple.elements.map(\.type.emptiestValue)
      let known = values.compactMap { $0 }
      return known.count == values.count ? "(\(known.joined(separator: ", ")))" : nil
    }
    switch self.as(IdentifierTypeSyntax.self)?.name.text {
    case "Bool": return "false"
    case "Int", "UInt", "Int32", "Int64", "UInt8", "UInt64", "Double", "Float": return "0"
    case "String", "Substring": return "\"\""
    case "Array", "Set": return "[]"
    case "Dictionary": return "[:]"
    case "Optional": return "nil"
    default: return nil
    }
  }
}

extension AccessorBlockSyntax {
  /// The declared type of its property or subscript.
  fileprivate var valueType: TypeSyntax? {
    if let property = parent?.as(PatternBindingSyntax.self) { return property.typeAnnotation?.type }
    return parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
  }
}

extension InitializerDeclSyntax {
  /// The stored properties that an initializer must set.
  fileprivate var propertiesToSet: Set<String> {
    let members = parent?.parent?.as(MemberBlockItemListSyntax.self) ?? []
    return members.reduce(into: []) { names, member in
      guard let variables = member.decl.as(VariableDeclSyntax.self) else { return }
      let isLet = variables.bindingSpecifier.tokenKind == .keyword(.let)
      for binding in variables.bindings
      where binding.initializer == nil && !binding.isComputed && (isLet || !binding.isOptional) {
        names.insert(binding.pattern.code)
      }
    }
  }
}

extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    switch accessorBlock?.accessors {
    case .getter: true
    case .accessors(let accessors):
      accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    case nil: false
    }
  }

  fileprivate var isOptional: Bool {
    let type = typeAnnotation?.type
    return type?.is(OptionalTypeSyntax.self) == true
      || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
  }
}

extension SyntaxProtocol {
  fileprivate var isOfInitializer: Bool { parent?.is(InitializerDeclSyntax.self) ?? false }
}

extension ExprSyntax {
  /// The emptiest literal of the same kind; nil if it is no literal.
  fileprivate var emptiest: String? {
    switch kind {
    case .integerLiteralExpr: "0"
    case .stringLiteralExpr: "\"\""
    case .arrayExpr: "[]"
    default: nil
    }
  }
}

extension ClosureExprSyntax {
  /// The number of arguments that it takes by number, such as `$1`.
  fileprivate var argumentCount: Int {
    let numbers = statements.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .dollarIdentifier(let name) = token.tokenKind { Int(name.dropFirst()) } else { nil }
    }
    return numbers.max().map { $0 + 1 } ?? 0
  }
}
