import SwiftSources
import SwiftSyntax

/// Finds the declarations of one file.
final class ShadowingReader: SyntaxVisitor {
  private struct Owner {
    /// The path from the top of the file, as it is written.
    let path: String
    let isHidden: Bool
    /// Nil of an extension.
    var form: Shadowing.Form?
  }

  private let file: String
  private let locations: SourceLocationConverter
  private var owners: [Owner] = []
  private(set) var types: Set<String> = []
  private(set) var aliases: [String: String] = [:]
  private(set) var forms: [String: Shadowing.Form] = [:]
  private(set) var declarations: [Shadowing.Declaration] = []
  private(set) var refusals: [SourceReading.PlacedRefusal] = []
  private(set) var watching: [Shadowing.Watching] = []

  init(file: String, tree: SourceFileSyntax) {
    self.file = file
    locations = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ClassDeclSyntax) { close() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, .structure)
  }
  override func visitPost(_ node: StructDeclSyntax) { close() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, .enumeration)
  }
  override func visitPost(_ node: EnumDeclSyntax) { close() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ActorDeclSyntax) { close() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { close() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(Owner(path: node.extendedType.writtenPath, isHidden: isHidden(node.modifiers)))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  private func open(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: Shadowing.Form.Kind = .other
  ) -> SyntaxVisitorContinueKind {
    let name = node.name.plainName
    types.insert(path(of: name))
    note(.type, name, node, node.modifiers)
    owners.append(
      Owner(
        path: path(of: name), isHidden: isHidden(node.modifiers), form: Shadowing.Form(kind: kind)))
    return .visitChildren
  }

  private func path(of name: String) -> String { owners.last.map { "\($0.path).\(name)" } ?? name }

  private func close() {
    guard let owner = owners.popLast(), let form = owner.form else { return }
    forms[owner.path] = forms[owner.path] ?? form
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let aliased = node.initializer.value.writtenPath
    aliases[path(of: node.name.plainName)] = aliased
    note(
      .alias, node.name.plainName, node, node.modifiers, aliased: aliased)
    return .skipChildren
  }

  // MARK: - Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause
    let name = node.name.plainName
    let kind: Shadowing.Declaration.Kind =
      name.contains { $0.isLetter || $0 == "_" } ? .function : .infix
    note(
      kind, name, node, node.modifiers, parameters, result: node.signature.returnClause?.type,
      node.attributes)
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(
      .initializer, "init", node, node.modifiers, node.signature.parameterClause, node.attributes)
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    note(
      .subscripting, "subscript", node, node.modifiers, node.parameterClause,
      result: node.returnClause.type, node.attributes)
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if !owners.isEmpty,
      !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    {
      let isSet = node.bindingSpecifier.tokenKind == .keyword(.var)
      owners[owners.count - 1].form?.stored += node.bindings.count {
        $0.isStored && (isSet || $0.initializer == nil)
      }
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName
      else { continue }
      note(
        .variable, name, node, node.modifiers, result: binding.typeAnnotation?.type,
        node.attributes, isComputed: !binding.isStored)
    }
    return .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      noteMagic(in: element.parameterClause, of: node.modifiers, element.name.plainName)
      if !owners.isEmpty {
        owners[owners.count - 1].form?.cases.insert(element.name.plainName)
        if element.parameterClause != nil { owners[owners.count - 1].form?.hasPayload = true }
      }
      note(.other, element.name.plainName, node, node.modifiers)
    }
    return .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func note(
    _ kind: Shadowing.Declaration.Kind, _ name: String, _ node: some SyntaxProtocol,
    _ modifiers: DeclModifierListSyntax, _ parameters: FunctionParameterClauseSyntax? = nil,
    result: TypeSyntax? = nil, _ attributes: AttributeListSyntax = [],
    aliased: String? = nil, isComputed: Bool = false
  ) {
    if isHidden(modifiers) { return }
    let isCalledByName = kind == .function && !Self.calledWithoutName.contains(name)
    noteMagic(in: parameters, of: modifiers, isCalledByName ? name : nil)
    for case .attribute(let attribute) in attributes where attribute.isInlinedAlways {
      // A symbol would no longer show that the suite means it (SE-0496).
      refuse(.attribute("inline(always)"), at: attribute)
    }
    let label = parameters?.parameters.first?.firstName.plainName ?? ""
    declarations.append(
      Shadowing.Declaration(
        kind: kind, name: name, owner: owners.last?.path,
        isLiteral: kind == .initializer && label.isOfLiteral,
        isOverride: modifiers.contains { $0.name.text == "override" }, isComputed: isComputed,
        isOpaque: result?.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .keyword(.some)
        } == true,
        aliased: aliased,
        operands: parameters?.parameters.map(\.type.lastName) ?? [], place: place(of: node)))
  }

  /// Notes default values that tell where they are called: in a suite, they tell its place.
  private func noteMagic(
    in parameters: (some SyntaxProtocol)?, of modifiers: DeclModifierListSyntax,
    _ function: String?
  ) {
    guard let parameters, !isHidden(modifiers) else { return }
    // `#line`, `#function` and their like.
    for node in parameters.nodes(
      MacroExpansionExprSyntax.self, outside: [.macroExpansionExpr])
    {
      watching.append(
        Shadowing.Watching(
          refusal: SourceReading.PlacedRefusal(
            refusal: .watching("#\(node.macroName.plainName)"), place: place(of: node)),
          function: function))
    }
  }

  /// Functions that the language calls.
  private static let calledWithoutName: Set<String> = [
    "appendInterpolation", "appendLiteral", "callAsFunction", "dynamicallyCall",
    "makeAsyncIterator",
    "makeIterator", "next",
  ]

  private func refuse(_ refusal: Refusal, at node: some SyntaxProtocol) {
    refusals.append(SourceReading.PlacedRefusal(refusal: refusal, place: place(of: node)))
  }

  private func place(of node: some SyntaxProtocol) -> SourceReading.Place {
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    return SourceReading.Place(file: file, line: location.line, column: location.column)
  }

  /// Whether a suite in another file does not see it.
  private func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
    owners.last?.isHidden == true
      || modifiers.contains {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      }
  }
}

extension AttributeSyntax {
  /// Whether it has the compiler put a function's body where it is called: `@inline(always)`.
  fileprivate var isInlinedAlways: Bool {
    attributeName.lastName == "inline"
      && arguments?.tokens(viewMode: .sourceAccurate).contains { $0.plainName == "always" } == true
  }
}

extension PatternBindingSyntax {
  /// Whether it has no accessors, or only observers.
  fileprivate var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let list):
      list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}

extension TypeSyntax {
  /// A type's name with all in front of it, and nothing between `<` and `>`: of `(Outer<Int>.Inner)`
  /// it is `Outer.Inner`, of `[Int]` it is `Array`. As it is written, where it has no name.
  fileprivate var writtenPath: String {
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.writtenPath).\(member.name.plainName)"
    }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.writtenPath
    }
    if self.is(ArrayTypeSyntax.self) { return "Array" }
    if self.is(DictionaryTypeSyntax.self) { return "Dictionary" }
    if self.is(OptionalTypeSyntax.self) { return "Optional" }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return only.type.writtenPath
    }
    return self.as(IdentifierTypeSyntax.self)?.name.plainName
      ?? tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
  }
}
