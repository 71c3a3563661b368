import CourseModel
import SwiftSyntax

/// Finds the places for calls of the recorder (module ConversationRecorder) in one source file.
///
/// It only inserts text, and never a line break, so every line keeps its number. It moves, renames
/// and removes nothing, and leaves unknown syntax alone. So the recorded program behaves like the
/// original one.
///
/// It leaves alone the bodies of values (they count as their caller's), of static functions,
/// subscripts, operators and local functions, bodies that an attribute may rewrite, and properties
/// that are lazy, static, overridden, isolated by a word or wrapped.
final class SourceInstrumenter: SyntaxVisitor {
  /// The origin of a source.
  enum Layer: String, Codable, Sendable {
    /// A learner's program, or a given module of an exercise.
    case program
    /// A suite, which names objects.
    case suite
    /// A program of statements, which names objects as well.
    case statements
    case cocoa
  }

  /// A scope around code.
  private enum Scope {
    case type(TypeScope)
    case `extension`(of: String)
    /// A body, and whether `_turn` can be used in it.
    case body(hasTurn: Bool)
    case closure(hasTurn: Bool)
  }

  private struct TypeScope {
    let name: String
    let isClass: Bool
    let hasSuperclass: Bool
    /// Whether it is isolated to an actor: then its `deinit` cannot use `self` before its
    /// properties.
    let isIsolated: Bool
  }

  /// The type around a member whose `self` may be an object.
  struct Owner {
    let name: String
    let isExtension: Bool
    let hasSuperclass: Bool
  }

  /// Attributes that do not affect a body. Another one may be a result builder.
  private static let harmlessAttributes: Set<String> = [
    "available", "concurrent", "discardableResult", "inline", "MainActor", "Sendable", "Test",
    "warn_unqualified_access",
  ]

  /// Classes of MiniCocoa whose objects send and receive no messages, and only have an identity.
  private static let tokens: Set<String> = ["KVOContext"]

  let layer: Layer
  let names: DeclaredClasses
  /// The properties that a right answer offers to others; nil if all visible ones count.
  let offered: Set<String>?
  /// The properties that may lead to a receiver; messages along them are noted if they are nil.
  let wires: Set<String>
  private var scopes: [Scope] = []
  var insertions = Insertions()

  private init(
    _ layer: Layer, _ names: DeclaredClasses, _ offered: Set<String>?, _ wires: Set<String>
  ) {
    self.layer = layer
    self.names = names
    self.offered = offered
    self.wires = wires
    super.init(viewMode: .sourceAccurate)
  }

  /// The file with calls of the recorder in it.
  ///
  /// - Parameters:
  ///   - offered: The properties that a right answer offers to others; nil if all visible ones
  ///     count.
  ///   - wires: The properties along which a message is noted even if they are nil.
  static func instrumented(
    _ file: SourceFile, _ tree: SourceFileSyntax, in layer: Layer, knowing names: DeclaredClasses,
    offered: Set<String>? = nil, wires: Set<String> = []
  ) -> SourceFile {
    let instrumenter = SourceInstrumenter(layer, names, offered, wires)
    instrumenter.walk(tree)
    return SourceFile(
      name: file.name, content: instrumenter.insertions.applied(to: file.content))
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isIsolated = node.attributes.plainNames.contains("MainActor")
    enter(node.name, isClass: true, node.inheritanceClause, isIsolated: isIsolated)
    if layer == .cocoa, Self.tokens.contains(node.name.text) { return .skipChildren }
    let hasEnd = node.memberBlock.members.contains { $0.decl.is(DeinitializerDeclSyntax.self) }
    if !hasEnd, !node.attributes.plainNames.contains(where: { $0.hasPrefix("_") }) {
      insertions.add(
        " deinit { _Turn.free(self\(silence(of: node))) }; ", after: node.memberBlock.leftBrace)
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, isClass: true, nil, isIsolated: true)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, isClass: false, nil)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, isClass: false, nil)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.extension(of: node.extendedType.trimmedDescription))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(
    _ name: TokenSyntax, isClass: Bool, _ clause: InheritanceClauseSyntax?, isIsolated: Bool = false
  ) {
    let first = clause?.inheritedTypes.first?.type.lastName
    scopes.append(
      .type(
        TypeScope(
          name: name.plainName, isClass: isClass,
          hasSuperclass: first.map(names.classes.contains) ?? false, isIsolated: isIsolated)))
  }

  private var owner: Owner? {
    switch scopes.last {
    case .type(let type) where type.isClass:
      Owner(name: type.name, isExtension: false, hasSuperclass: type.hasSuperclass)
    case .extension(let name): Owner(name: name, isExtension: true, hasSuperclass: false)
    default: nil
    }
  }

  // MARK: - Methods

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    if layer == .suite, node.attributes.plainNames.contains("Test") {
      insertions.add(" _Turn.check(\"\(node.name.plainName)\"); ", after: body.leftBrace)
    }
    if layer == .cocoa, notesConversation(node) {
      insertions.add(
        " _Turn.said(sender, receiver, text(), context().mechanism.rawValue); ",
        after: body.leftBrace)
    }
    let isPlain =
      owner != nil && !node.modifiers.has("static", "class", "consuming", "borrowing")
      && Self.harmlessAttributes.isSuperset(of: node.attributes.plainNames)
      && !node.name.isOperator
    scopes.append(.body(hasTurn: isPlain))
    guard isPlain else { return .visitChildren }
    let clause = node.signature.parameterClause
    let isDefault = owner.map { names.protocols.contains($0.name) } ?? false
    open(
      Body(body.statements, after: body.leftBrace, answers: node.signature.answers),
      "_Turn(self, \"\(node.name.plainName)\(clause.labels)\", \(clause.turnArguments), "
        + "\(isShown(node.modifiers))\(isDefault ? ", byDefault: true" : "")"
        + "\(node.attributes.plainNames.contains("concurrent") ? ", elsewhere: true" : ""))")
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    if node.body != nil { scopes.removeLast() }
  }

  /// Whether it is the function with which MiniCocoa records its own messages.
  private func notesConversation(_ node: FunctionDeclSyntax) -> Bool {
    guard case .extension("Conversation") = scopes.last else { return false }
    return node.name.plainName == "note" && node.modifiers.has("static")
  }

  func isShown(_ modifiers: DeclModifierListSyntax) -> Bool {
    [.suite, .statements].contains(layer)
      ? !modifiers.has("private", "fileprivate") : modifiers.has("public", "open")
  }

  // MARK: - Beginnings and ends

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    let hasTurn = owner.map { open(node, body, of: $0) } ?? false
    scopes.append(.body(hasTurn: hasTurn))
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) {
    if node.body != nil { scopes.removeLast() }
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    var isObject = owner != nil
    if case .type(let type) = scopes.last, type.isIsolated {
      isObject = false
      insertions.add(" defer { _Turn.free(self\(silence(around: node))) }; ", after: body.leftBrace)
    } else if isObject {
      insertions.add(
        " let _turn = _Turn(ending: self\(silence(around: node))); defer { _turn.end() }; ",
        after: body.leftBrace)
    }
    scopes.append(.body(hasTurn: isObject))
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) {
    if node.body != nil { scopes.removeLast() }
  }

  // MARK: - Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if layer == .suite && isInBody || layer == .statements && (isInBody || scopes.isEmpty) {
      nameLocals(node)
    }
    if let owner { note(node, of: owner) }
    if layer == .suite, !isInBody { nameProperties(node) }
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.body(hasTurn: false))
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(.body(hasTurn: false))
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { scopes.removeLast() }

  private var isInBody: Bool {
    switch scopes.last {
    case .body, .closure: true
    default: false
    }
  }

  // MARK: - Messages without a receiver

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if owner != nil || isInBody, !wires.isEmpty { noteLoss(along: node) }
    return .visitChildren
  }

  // MARK: - The suite's own names

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if layer == .suite { nameParts(of: node) }
    return .visitChildren
  }

  // MARK: - Closures

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let hasTurn =
      switch scopes.last {
      case .body(let has), .closure(let has): has
      default: false
      }
    scopes.append(.closure(hasTurn: hasTurn))
    if isOfCheck {
      note(node, of: "_Turn.suite")
    } else if hasTurn {
      note(node, of: "_turn")
    } else if isOutsideOfTypes {
      note(node, of: "_Turn.program")
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

  /// Whether the current code is a suite's own, and not an object's.
  private var isOfCheck: Bool {
    layer == .suite
      && !scopes.contains { scope in
        switch scope {
        case .type(let type): type.isClass
        case .extension(let name): names.classes.contains(name)
        case .body, .closure: false
        }
      }
  }

  /// Whether the current code is a program's own statement, or in a function that is not a method.
  private var isOutsideOfTypes: Bool {
    layer == .statements
      && !scopes.contains { scope in
        switch scope {
        case .type, .extension: true
        case .body, .closure: false
        }
      }
  }
}
