import SwiftSources
import SwiftSyntax

/// Collects what `ConstantVariables` is made of, from all files of a submission.
final class ConstantReader: SyntaxVisitor {
  private var constants: Set<String> = []
  private var variables: Set<String> = []
  /// For each structure and enumeration of one's own the types of what its values hold; nil where
  /// one of them is not known.
  private var parts: [String: [TypeSyntax]?] = [:]
  private let own: DeclaredNames

  init(knowing own: DeclaredNames) {
    self.own = own
    super.init(viewMode: .sourceAccurate)
  }

  /// What was found in the files that were walked.
  var found: ConstantVariables {
    ConstantVariables(names: constants.subtracting(variables), types: valueTypes)
  }

  // MARK: - Variables

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isOfFile || node.isStatic else { return .visitChildren }
    let names = node.bindings.flatMap { $0.pattern.names }
    if node.bindingSpecifier.tokenKind == .keyword(.let), node.attributes.isEmpty {
      constants.formUnion(names)
    } else {
      // A wrapper, or a macro, keeps it under another name.
      variables.formUnion(names.flatMap { [$0, "_\($0)", "$\($0)"] })
    }
    return .visitChildren
  }

  // MARK: - Types

  /// Names by which somebody may say of what type a literal is.
  private static let literalTypes: Set<String> = [
    "BooleanLiteralType", "FloatLiteralType", "IntegerLiteralType", "StringLiteralType",
  ]

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPlain = node.attributes.isEmpty && node.genericParameterClause == nil
    let variables = node.memberBlock.members.map(\.decl)
      .compactMap { $0.as(VariableDeclSyntax.self) }.filter { !$0.isStatic }
    // What is between `#if` and `#endif` may be stored as well.
    let isWhole = !node.memberBlock.members.contains { $0.decl.is(IfConfigDeclSyntax.self) }
    note(node.name, isPlain && isWhole ? variables.flatMap(\.storedTypes) : [nil])
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPlain = node.attributes.isEmpty && node.genericParameterClause == nil
    let cases = node.memberBlock.members.map(\.decl)
    let isWhole = !cases.contains { $0.is(IfConfigDeclSyntax.self) }
    let types = cases.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
      .flatMap { $0.parameterClause?.parameters.map(\.type) ?? [] }
    note(node.name, isPlain && isWhole ? types.map(Optional.some) : [nil])
    return .visitChildren
  }

  private func note(_ name: TokenSyntax, _ types: [TypeSyntax?]) {
    let known = types.compactMap(\.self)
    parts[name.plainName] = .some(known.count == types.count ? known : nil)
  }

  /// Those that hold library values and each other only, found by leaving out the others.
  private var valueTypes: Set<String> {
    guard own.all.isDisjoint(with: Self.literalTypes) else { return [] }
    var types = Set(parts.filter { $1 != nil && own.count(of: $0) == 1 }.keys)
    var count = types.count + 1
    while types.count < count {
      count = types.count
      types = types.filter { name in
        (parts[name] ?? nil)?.allSatisfy { isValue($0, among: types) } == true
      }
    }
    return types
  }

  private func isValue(_ type: TypeSyntax, among types: Set<String>) -> Bool {
    func all(_ parts: [TypeSyntax]) -> Bool { parts.allSatisfy { isValue($0, among: types) } }
    switch type.as(TypeSyntaxEnum.self) {
    case .arrayType(let array): return all([array.element])
    case .dictionaryType(let dictionary): return all([dictionary.key, dictionary.value])
    case .optionalType(let optional): return all([optional.wrappedType])
    case .tupleType(let tuple): return all(tuple.elements.map(\.type))
    case .memberType(let member):
      return member.genericArgumentClause == nil && types.contains(member.name.plainName)
    case .identifierType(let identifier):
      let name = identifier.name.plainName
      let arguments = identifier.genericArgumentClause?.arguments.map { $0.argument } ?? []
      let isOfLibrary = ConstantVariables.values.contains(name) && !own.all.contains(name)
      return (isOfLibrary || types.contains(name))
        && arguments.allSatisfy { $0.as(TypeSyntax.self).map { all([$0]) } ?? false }
    default: return false
    }
  }
}

extension VariableDeclSyntax {
  fileprivate var isStatic: Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  /// Whether it stands in no type and no function.
  fileprivate var isOfFile: Bool {
    guard let item = parent?.as(CodeBlockItemSyntax.self), let list = item.parent else {
      return false
    }
    return list.parent?.is(SourceFileSyntax.self) == true
      || list.parent?.is(IfConfigClauseSyntax.self) == true
  }

  /// The types of what it stores, nil for one that is not written.
  fileprivate var storedTypes: [TypeSyntax?] {
    guard attributes.isEmpty else { return [nil] }
    return bindings.filter { !$0.isComputed }.map { binding in
      if let type = binding.typeAnnotation?.type { return type }
      guard let name = binding.initializer?.value.kind.defaultType else { return nil }
      return TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
    }
  }
}

extension SyntaxKind {
  /// The type of a literal of this kind if nothing else is said.
  fileprivate var defaultType: String? {
    switch self {
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .booleanLiteralExpr: "Bool"
    case .stringLiteralExpr: "String"
    default: nil
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it has a getter, and no storage.
  fileprivate var isComputed: Bool {
    switch accessorBlock?.accessors {
    case .getter: true
    case .accessors(let list):
      !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    case nil: false
    }
  }
}

extension PatternSyntax {
  /// What it gives names to.
  fileprivate var names: [String] {
    if let identifier = self.as(IdentifierPatternSyntax.self) {
      return [identifier.identifier.plainName]
    }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap { $0.pattern.names } ?? []
  }
}
