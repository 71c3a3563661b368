import CourseModel
import SwiftSources
import SwiftSyntax

/// The declarations of sources: types and their members.
///
/// Sources that do not compile have an outline, too, unless they contain a syntax error.
struct SourceOutline: Codable, Sendable, Equatable {
  struct Declaration: Codable, Sendable, Equatable {
    /// The type that it is a member of; empty at the top level.
    let owner: String
    let name: String
    /// `class`, `struct` …; nil for a member.
    let kind: String?
    /// Whether it is a property, which a method cannot replace.
    let isProperty: Bool
    let isPublic: Bool
    /// Whether subclasses in other modules are allowed.
    let isOpen: Bool
    /// Whether it is in an extension. In a protocol's extension, it is a default and not a
    /// requirement.
    let isInExtension: Bool
    /// Whether it overrides a superclass's member, so that it may be left out.
    let isOverride: Bool
    /// Its labels and types as written, to distinguish it from others with its name.
    let signature: String
    /// The names after a type's colon.
    let inherited: [String]
    /// Its text in one line, without a body.
    let text: String
    let file: String
    /// Counted from 1.
    let line: Int
  }

  /// In the order of the files.
  let declarations: [Declaration]
  /// The protocols that extensions adopt, by the names of the types.
  let adopted: [String: [String]]

  /// Reads trees by recursion. Nil if one of them has a syntax error, because then the structure is
  /// a guess.
  init?(_ files: [(name: String, tree: SourceFileSyntax)]) {
    guard !files.contains(where: \.tree.hasError) else { return nil }
    var declarations: [Declaration] = []
    var adopted: [String: [String]] = [:]
    for (name, tree) in files {
      let reader = OutlineReader(file: name, tree: tree)
      reader.walk(tree)
      declarations += reader.declarations
      adopted.merge(reader.adopted, uniquingKeysWith: +)
    }
    self.declarations = declarations
    self.adopted = adopted
  }

  /// The outline of trusted sources, such as a stub's.
  init?(trusted files: [SourceFile]) {
    self.init(files.map { ($0.name, SourceFileSyntax(trusted: $0)) })
  }
}

/// Collects the declarations of one file.
private final class OutlineReader: SyntaxVisitor {
  private struct Owner {
    let name: String
    /// Whether its members are public unless they say otherwise.
    let isPublic: Bool
    var isExtension = false
  }

  private let file: String
  private let locations: SourceLocationConverter
  private var owners: [Owner] = []
  private(set) var declarations: [SourceOutline.Declaration] = []
  private(set) var adopted: [String: [String]] = [:]

  init(file: String, tree: SourceFileSyntax) {
    self.file = file
    locations = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node, "class") }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, "struct")
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node, "enum") }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node, "actor") }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, "protocol", membersArePublic: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }

  // Detach a node before changing it: changing a part of a tree copies the lists around it.

  private func open(
    _ node: some DeclGroupSyntax & NamedDeclSyntax & WithAttributesSyntax, _ kind: String,
    membersArePublic: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause.names
    note(
      node, node.name.plainName, kind: kind, node.modifiers, signature: kind, inherited: inherited,
      text: node.detached.with(\.memberBlock, MemberBlockSyntax(members: [])))
    owners.append(
      Owner(name: node.name.plainName, isPublic: membersArePublic && node.modifiers.arePublic))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.lastName
    adopted[name, default: []] += node.inheritanceClause.names
    owners.append(Owner(name: name, isPublic: node.modifiers.arePublic, isExtension: true))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  // MARK: - Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.plainName
    note(
      node, name, node.modifiers, signature: name + node.signature.normalizedSignature,
      text: node.detached.with(\.body, nil))
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(
      node, "init", node.modifiers, signature: "init" + node.signature.normalizedSignature,
      text: node.detached.with(\.body, nil))
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note(
      node, "subscript", node.modifiers,
      signature: "subscript" + node.normalizedSignature,
      text: node.detached.with(\.accessorBlock, nil))
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
      else { continue }
      var shown = binding.detached.with(\.accessorBlock, nil).with(\.trailingComma, nil)
      if binding.typeAnnotation != nil { shown = shown.with(\.initializer, nil) }
      note(
        node, name, node.modifiers,
        signature: "\(name):" + (binding.typeAnnotation?.type.normalized ?? ""),
        text: node.detached.with(\.bindings, [shown]))
    }
    return .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func note(
    _ node: some DeclSyntaxProtocol, _ name: String, kind: String? = nil,
    _ modifiers: DeclModifierListSyntax, signature: String, inherited: [String] = [],
    text: some WithAttributesSyntax
  ) {
    declarations.append(
      SourceOutline.Declaration(
        owner: owners.last?.name ?? "", name: name, kind: kind,
        isProperty: node.is(VariableDeclSyntax.self),
        isPublic: modifiers.arePublic || owners.last?.isPublic == true,
        isOpen: modifiers.contains { $0.name.text == "open" },
        isInExtension: owners.last?.isExtension == true,
        isOverride: modifiers.contains { $0.name.text == "override" }, signature: signature,
        inherited: inherited, text: text.with(\.attributes, []).inOneLine, file: file,
        line: locations.location(for: node.positionAfterSkippingLeadingTrivia).line))
  }
}

extension SyntaxProtocol {
  /// The text without comments and line breaks, shortened to a readable length.
  fileprivate var inOneLine: String {
    let words = tokens(viewMode: .sourceAccurate).map { token -> String in
      let ends = token.trailingTrivia.contains { $0.isBlank } || token.isLastOfItsLine
      return token.text + (ends ? " " : "")
    }
    let text = words.joined().split(separator: " ").joined(separator: " ")
    let cut = text.hasSuffix(" {}") ? text.dropLast(3) : text[...]
    return cut.count > 200 ? cut.prefix(200) + "…" : String(cut)
  }
}

extension TriviaPiece {
  fileprivate var isBlank: Bool {
    switch self {
    case .spaces, .tabs: true
    default: isNewline
    }
  }
}

extension TokenSyntax {
  /// Whether a blank must replace the line break after it. Brackets need none.
  fileprivate var isLastOfItsLine: Bool {
    guard let next = nextToken(viewMode: .sourceAccurate) else { return false }
    return next.leadingTrivia.contains(where: \.isNewline)
      && ![.leftParen, .leftSquare].contains(tokenKind)
      && ![.rightParen, .rightSquare].contains(next.tokenKind)
  }
}
