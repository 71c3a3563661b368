import SwiftSyntax

/// A text to which a name stands wherever it is written: that of a `let` in the same file, which is
/// a plain literal and the only thing of its name in all that was handed in.
///
/// A name alone proves nothing: inside of a type it may be a member that the library adds, such as
/// `description`, or one that Swift adds, such as `newValue`. So the declaration is sought as the
/// compiler seeks it, from the inside out, and given up where something else could be found first.
struct ConstantText {
  private let own: DeclaredNames

  init(knowing own: DeclaredNames) { self.own = own }

  /// The text of a literal, or of a name that stands for one; nil if that is not certain.
  func text(of expression: ExprSyntax) -> String? {
    // With such an alias, a literal may be of a type that keeps another text.
    if own.all.contains("StringLiteralType") { return nil }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue
    }
    if own.all.contains("String") { return nil }
    if let name = expression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return plain(name.baseName.plainName, at: Syntax(name))
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.argumentNames == nil,
      let base = member.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil
    else { return nil }
    return qualified(
      member.declName.baseName.plainName, of: base.baseName.plainName, at: Syntax(member))
  }

  /// Names that Swift gives to values of its own.
  private static let implicit: Set<String> = ["newValue", "oldValue", "self", "Self", "super"]

  private func isOnlyOne(_ name: String, at use: Syntax) -> Bool {
    guard own.count(of: name) == 1, !Self.implicit.contains(name) else { return false }
    return name != "error" || !use.ancestors.contains { $0.is(CatchClauseSyntax.self) }
  }

  // MARK: - A name by itself

  private func plain(_ name: String, at use: Syntax) -> String? {
    guard isOnlyOne(name, at: use) else { return nil }
    var isInType = false
    for scope in use.ancestors {
      if let items = scope.as(CodeBlockItemListSyntax.self) {
        let isOfFile = items.parent?.is(SourceFileSyntax.self) == true
        // A type sees no variables of the function in which it stands.
        if isInType, !isOfFile { return nil }
        let found = items.lazy.filter { isOfFile || $0.endPosition <= use.position }
          .compactMap { $0.item.as(VariableDeclSyntax.self)?.text(of: name, isStatic: false) }
        if let text = found.first { return text }
      }
      if let type = scope.asProtocol((any DeclGroupSyntax).self) {
        if let text = type.constant(name, isStatic: use.isInStaticMember(of: type)) {
          return isSelfPlain && use.isInBody(of: type) ? text : nil
        }
        guard isBare(type) else { return nil }
        isInType = true
      }
    }
    return nil
  }

  /// Whether `self` is what it is everywhere: a closure may give the name to something else.
  private var isSelfPlain: Bool { own.count(of: "self") == 0 }

  /// Protocols by which a type gets no text from the library.
  private static let silent: Set<String> = [
    "CaseIterable", "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Hashable",
    "Sendable",
  ]

  /// Whether a type has no members but those that are written: it is no extension, and has no
  /// superclass, raw values or protocols that bring any.
  private func isBare(_ type: any DeclGroupSyntax) -> Bool {
    guard type.isNominal, let name = type.asProtocol((any NamedDeclSyntax).self)?.name.plainName
    else { return false }
    let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return inherited.allSatisfy(Self.silent.contains) && !own.adoptsElsewhere(name)
  }

  // MARK: - A name of something

  private func qualified(_ name: String, of owner: String, at use: Syntax) -> String? {
    guard isOnlyOne(name, at: use) else { return nil }
    let enclosing = use.ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
      .first
    switch owner {
    case "self":
      guard let enclosing, isSelfPlain, use.isInBody(of: enclosing) else { return nil }
      return enclosing.constant(name, isStatic: use.isInStaticMember(of: enclosing))
    case "Self":
      return enclosing?.constant(name, isStatic: true)
    default:
      guard own.count(of: owner) == 1, let file = use.root.as(SourceFileSyntax.self) else {
        return nil
      }
      let finder = TypeFinder(name: owner)
      finder.walk(file)
      return finder.found?.constant(name, isStatic: true)
    }
  }
}

/// Looks for the class, structure, enumeration or actor of a name.
private final class TypeFinder: SyntaxVisitor {
  private let name: String
  private(set) var found: (any DeclGroupSyntax)?

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }

  private func take(
    _ node: some DeclGroupSyntax & NamedDeclSyntax
  ) -> SyntaxVisitorContinueKind {
    if node.name.plainName == name { found = node }
    return .visitChildren
  }
}

extension DeclGroupSyntax {
  fileprivate var isNominal: Bool {
    !self.is(ExtensionDeclSyntax.self) && !self.is(ProtocolDeclSyntax.self)
  }

  /// The text of a constant of this type, which is no extension.
  fileprivate func constant(_ name: String, isStatic: Bool) -> String? {
    guard isNominal else { return nil }
    return memberBlock.members.lazy
      .compactMap { $0.decl.as(VariableDeclSyntax.self)?.text(of: name, isStatic: isStatic) }.first
  }
}

extension VariableDeclSyntax {
  /// The text that this gives to a name for good.
  fileprivate func text(of name: String, isStatic: Bool) -> String? {
    guard bindingSpecifier.tokenKind == .keyword(.let), attributes.isEmpty,
      modifiers.isStatic == isStatic,
      let binding = bindings.first(where: {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName == name
      })
    else { return nil }
    if let type = binding.typeAnnotation?.type, type.trimmedDescription != "String" { return nil }
    return binding.initializer?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}

extension DeclModifierListSyntax {
  fileprivate var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension Syntax {
  /// What it stands in, from the inside out.
  fileprivate var ancestors: some Sequence<Syntax> {
    sequence(first: self) { $0.parent }.dropFirst()
  }

  /// The member of a type in which it stands.
  private func member(of type: any DeclGroupSyntax) -> Syntax? {
    let item = ancestors.first { $0.parent?.id == type.memberBlock.members.id }
    return item?.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
  }

  fileprivate func isInStaticMember(of type: any DeclGroupSyntax) -> Bool {
    member(of: type)?.asProtocol((any WithModifiersSyntax).self)?.modifiers.isStatic == true
  }

  /// Whether it stands where a member's code runs, and not in a value that a property begins with.
  fileprivate func isInBody(of type: any DeclGroupSyntax) -> Bool {
    guard let member = member(of: type) else { return false }
    guard member.is(VariableDeclSyntax.self) else {
      return [.functionDecl, .initializerDecl, .subscriptDecl, .deinitializerDecl]
        .contains(member.kind)
    }
    return ancestors.contains { $0.is(AccessorBlockSyntax.self) && $0.isInside(member) }
  }

  private func isInside(_ other: Syntax) -> Bool { ancestors.contains { $0.id == other.id } }
}
