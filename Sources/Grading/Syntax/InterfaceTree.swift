import SwiftSources
import SwiftSyntax

/// The declarations of a `.swiftinterface`: types, extensions, and globals.
struct InterfaceTree {
  struct TypeEntry {
    /// The names of the surrounding types and the type, joined by dots, without the module.
    let path: String
    let node: any DeclGroupSyntax & NamedDeclSyntax
    var members: [InterfaceMember] = []

    var isProtocol: Bool { node.is(ProtocolDeclSyntax.self) }
    var isClass: Bool { node.is(ClassDeclSyntax.self) }
    /// Whether no other type can inherit from it or adopt it.
    var isFinal: Bool {
      !isProtocol && (!isClass || node.modifiers.contains { $0.name.text == "final" })
    }
    /// The superclass, raw type and protocols, as written.
    var inherited: [InheritedTypeSyntax] {
      node.inheritanceClause?.inheritedTypes.map(\.self) ?? []
    }
  }

  /// An extension of a type of this module or another one.
  struct ExtensionEntry {
    /// The path of the module's type; for other modules' types, the type as written.
    let type: String
    let isOfOwnType: Bool
    let node: ExtensionDeclSyntax
    var members: [InterfaceMember] = []

    var inherited: [InheritedTypeSyntax] {
      node.inheritanceClause?.inheritedTypes.map(\.self) ?? []
    }
    var conditions: String { node.genericWhereClause?.squeezed ?? "" }
  }

  let module: String
  /// In the order of the file; nested types follow the types around them.
  private(set) var types: [TypeEntry] = []
  private(set) var extensions: [ExtensionEntry] = []
  /// Functions, variables, operators and aliases outside of types.
  private(set) var globals: [InterfaceMember] = []
  /// Such as `import MiniCocoa`.
  private(set) var imports: [String] = []

  private var indices: [String: Int] = [:]
  private var count = 0
  // By the paths of types. Precomputed, because an interface may have thousands of everything.
  private var extensionsByPath: [String: [ExtensionEntry]] = [:]
  private var membersByPath: [String: [InterfaceMember]] = [:]
  private var adoptedByPath: [String: Set<String>] = [:]
  /// The aliases by their paths.
  private var aliases: [String: InterfaceMember] = [:]

  /// Reads an interface by recursion. Nil if swift-syntax finds an error in it.
  init?(of text: String, module: String, nestingLimit: Int) {
    let file = SourceFileSyntax(parsing: text.utf8, nestingLimit: nestingLimit)
    guard !file.hasError else { return nil }
    self.module = module
    let declarations = file.statements.flatMap { statement -> [DeclSyntax] in
      guard case .decl(let declaration) = statement.item else { return [] }
      return declaration.plain.map(\.detached)
    }
    // Types first, so that extensions find the types that they extend.
    for declaration in declarations where !declaration.is(ExtensionDeclSyntax.self) {
      take(declaration, in: nil)
    }
    for case let node? in declarations.map({ $0.as(ExtensionDeclSyntax.self) }) { take(node) }
    sort()
  }

  private mutating func sort() {
    func note(_ members: [InterfaceMember], in path: String) {
      for member in members where member.key.hasPrefix(Self.alias) {
        let name = member.key.dropFirst(Self.alias.count)
        let place = path.isEmpty ? String(name) : "\(path).\(name)"
        aliases[place] = aliases[place] ?? member
      }
    }
    note(globals, in: "")
    for type in types {
      membersByPath[type.path, default: []] += type.members
      adoptedByPath[type.path, default: []].formUnion(type.inherited.map(\.type.withoutAttributes))
      note(type.members, in: type.path)
    }
    for addition in extensions {
      if addition.isOfOwnType {
        extensionsByPath[addition.type, default: []].append(addition)
        membersByPath[addition.type, default: []] += addition.members
        note(addition.members, in: addition.type)
      }
      adoptedByPath[addition.type, default: []].formUnion(
        addition.inherited.map(\.type.withoutAttributes))
    }
  }

  private static let alias = "typealias "

  func type(at path: String) -> TypeEntry? { indices[path].map { types[$0] } }

  /// The path of the module's type that this text names, such as `Door.Bell`; nil for other types.
  /// The compiler writes the module's name before everything but generic parameters.
  func path(ofTypeNamed text: some StringProtocol) -> String? {
    if text.hasPrefix(module + ".") {
      let path = String(text.dropFirst(module.count + 1))
      return indices[path] == nil ? nil : path
    }
    let name = String(text)
    return name.contains(".") || indices[name] == nil ? nil : name
  }

  /// The extensions of a type of the module.
  func extensions(of path: String) -> [ExtensionEntry] { extensionsByPath[path] ?? [] }

  /// The members that the type and its extensions declare.
  func members(of path: String) -> [InterfaceMember] { membersByPath[path] ?? [] }

  /// The protocols of a type, including its superclass and raw type, as written.
  func adopted(by path: String) -> Set<String> { adoptedByPath[path] ?? [] }

  /// The module's alias that this text names, such as `Door.Bell.Row`; nil for other names.
  func alias(named text: String) -> InterfaceMember? {
    text.hasPrefix(module + ".") ? aliases[String(text.dropFirst(module.count + 1))] : nil
  }

  // MARK: - Taking it apart

  private mutating func take(_ declaration: DeclSyntax, in outer: String?) {
    if let node = declaration.asProtocol((any DeclGroupSyntax).self)
      as? any DeclGroupSyntax & NamedDeclSyntax
    {
      let path = (outer.map { $0 + "." } ?? "") + node.name.plainName
      let members = members(in: node.memberBlock)
      indices[path] = types.count
      types.append(TypeEntry(path: path, node: node, members: members))
      for inner in node.memberBlock.declarations { takeType(inner, in: path) }
    } else if let node = declaration.as(ImportDeclSyntax.self) {
      imports.append(node.squeezed)
    } else {
      let members = InterfaceMember.members(of: declaration, startingAt: count)
      count += members.count
      globals += members
    }
  }

  private mutating func takeType(_ declaration: DeclSyntax, in outer: String) {
    if declaration.asProtocol((any DeclGroupSyntax).self) != nil { take(declaration, in: outer) }
  }

  private mutating func take(_ node: ExtensionDeclSyntax) {
    let text = node.extendedType.squeezed
    let path = path(ofTypeNamed: text)
    extensions.append(
      ExtensionEntry(
        type: path ?? text, isOfOwnType: path != nil, node: node,
        members: members(in: node.memberBlock)))
    if let path { for inner in node.memberBlock.declarations { takeType(inner, in: path) } }
  }

  private mutating func members(in block: MemberBlockSyntax) -> [InterfaceMember] {
    block.declarations.flatMap { declaration in
      let members = InterfaceMember.members(of: declaration, startingAt: count)
      count += members.count
      return members
    }
  }
}

extension MemberBlockSyntax {
  /// Its declarations, those of `#if` from the first branch, which is this compiler's. Each is
  /// detached, because changing a node within a tree copies the lists around it.
  var declarations: [DeclSyntax] { members.flatMap(\.decl.plain).map(\.detached) }
}

extension DeclSyntax {
  /// The declaration, or for `#if`, those of the first branch.
  fileprivate var plain: [DeclSyntax] {
    guard let conditional = self.as(IfConfigDeclSyntax.self) else { return [self] }
    return switch conditional.clauses.first?.elements {
    case .decls(let members): members.flatMap(\.decl.plain)
    case .statements(let items):
      items.flatMap { item -> [DeclSyntax] in
        if case .decl(let declaration) = item.item { declaration.plain } else { [] }
      }
    default: []
    }
  }
}

extension SyntaxProtocol {
  /// The text without comments, line breaks and double blanks.
  var squeezed: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
