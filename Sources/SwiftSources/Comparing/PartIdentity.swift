import Messages
import SwiftSyntax

/// The identity of a declaration, independent of its position and its code.
struct PartIdentity {
  let title: Message
  let kind: Part.Kind
  let names: [String]
  let keys: [String]
  var isArrangement = false
  /// The path of the type that its members belong to.
  var memberOwner: String?

  private init(
    _ title: String, _ kind: Part.Kind = .other, names: [String] = [], keys: [String],
    isArrangement: Bool = false, memberOwner: String? = nil
  ) {
    self.init(
      saying: .verbatim(title), kind, names: names, keys: keys, isArrangement: isArrangement,
      memberOwner: memberOwner)
  }

  private init(
    saying title: Message, _ kind: Part.Kind = .other, names: [String] = [], keys: [String],
    isArrangement: Bool = false, memberOwner: String? = nil
  ) {
    self.title = title
    self.kind = kind
    self.names = names
    self.keys = keys + Array(repeating: keys.last ?? "", count: Part.levels - keys.count)
    self.isArrangement = isArrangement
    self.memberOwner = memberOwner
  }

  /// Statements outside functions.
  static func topLevelCode(in file: String) -> PartIdentity {
    // Translators: Statements outside of functions.
    PartIdentity(saying: Message("top-level code"), keys: ["code|\(file)", "code"])
  }

  /// Comments after the last declaration.
  static func lastWords(in file: String) -> PartIdentity {
    PartIdentity(saying: Message("the end of the file"), keys: ["end|\(file)"])
  }

  /// Declarations that share a line.
  init(together all: [PartIdentity]) {
    func joined(_ level: Int) -> String { all.map { $0.keys[level] }.joined(separator: "; ") }
    self.init(
      saying: .together(all.map(\.title)),
      all.allSatisfy { $0.kind == .names } ? .names : .other, names: all.flatMap(\.names),
      keys: (0..<Part.levels - 1).map(joined) + [all.first?.keys.last ?? ""])
  }

  /// A declaration in the type at this path, or at the top level if the path is empty.
  init(of node: DeclSyntax, in owner: String) {
    let prefix = owner.isEmpty ? "" : owner + "."
    func member(_ name: String, _ labels: String, _ types: String, body: Bool) -> PartIdentity {
      PartIdentity(
        prefix + name + labels, names: [name],
        keys: [
          "func|\(owner)|\(name)\(labels)|\(body)|\(node.isStatic)|\(types)",
          "func|\(owner)|\(name)\(labels)|\(body)", "func|\(owner)|\(name)",
          "member|\(owner)|\(name)",
        ])
    }
    func property(_ names: [String], _ word: String) -> PartIdentity {
      let list = names.joined(separator: ", ")
      return PartIdentity(
        prefix + list, .names, names: names,
        keys: [
          "\(word)|\(owner)|\(list)|\(node.isStatic)", "\(word)|\(owner)|\(list)",
          "member|\(owner)|\(names.first ?? "")",
        ])
    }
    func simple(_ word: String, _ name: String) -> PartIdentity {
      PartIdentity(
        "\(word) \(prefix)\(name)", names: [name],
        keys: ["\(word)|\(owner)|\(name)", "type|\(owner)|\(name)"])
    }

    if let node = node.as(FunctionDeclSyntax.self) {
      self = member(
        node.name.text, node.signature.parameterClause.labels, node.signature.normalizedSignature,
        body: node.body != nil)
    } else if let node = node.as(InitializerDeclSyntax.self) {
      self = member(
        "init", node.signature.parameterClause.labels, node.signature.normalizedSignature,
        body: node.body != nil)
    } else if node.is(DeinitializerDeclSyntax.self) {
      self = member("deinit", "", "", body: true)
    } else if let node = node.as(SubscriptDeclSyntax.self) {
      self = member(
        "subscript", node.parameterClause.subscriptLabels, node.normalizedSignature, body: true)
    } else if let node = node.as(VariableDeclSyntax.self) {
      self = property(node.bindings.map { $0.pattern.normalized }, "var")
    } else if let node = node.as(EnumCaseDeclSyntax.self) {
      self = property(node.elements.map(\.name.text), "case")
    } else if let node = node.as(ExtensionDeclSyntax.self) {
      self.init(of: node)
    } else if let group = node.asProtocol((any DeclGroupSyntax).self),
      let name = (group as? any NamedDeclSyntax)?.name.text
    {
      self.init(
        "\(group.introducer.text) \(prefix)\(name)", .frame, names: [name],
        keys: ["type|\(owner)|\(name)"], memberOwner: prefix + name)
    } else if let node = node.as(ImportDeclSyntax.self) {
      let path = node.path.trimmedDescription
      self.init("import \(path)", keys: ["import|\(path)"], isArrangement: true)
    } else if let node = node.as(TypeAliasDeclSyntax.self) {
      self = simple("typealias", node.name.text)
    } else if let node = node.as(AssociatedTypeDeclSyntax.self) {
      self = simple("associatedtype", node.name.text)
    } else if let node = node.as(IfConfigDeclSyntax.self) {
      let condition = node.clauses.first?.condition?.trimmedDescription ?? ""
      self.init("#if \(condition)", keys: ["#if|\(owner)|\(condition)", "#if|\(owner)"])
    } else {
      let start = node.tokens(viewMode: .sourceAccurate).prefix(3).map(\.text)
        .joined(separator: " ")
      self.init(start, keys: ["\(node.kind)|\(owner)|\(start)", "\(node.kind)|\(owner)"])
    }
  }

  private init(of node: ExtensionDeclSyntax) {
    let type = node.extendedType.normalized
    let adopted = node.inheritanceClause?.inheritedTypes.map { $0.type.normalized } ?? []
    let conditions = node.genericWhereClause?.normalized ?? ""
    let key = "extension|\(type)|\(adopted.sorted().joined(separator: ","))"
    self.init(
      "extension \(type)" + (adopted.isEmpty ? "" : ": " + adopted.joined(separator: ", ")),
      .frame, names: [type],
      keys: [
        "\(key)|\(conditions)|\(node.modifiers.normalized)", "\(key)|\(conditions)", key,
        "extension|\(type)|\(adopted.min() ?? "")",
      ],
      isArrangement: adopted.isEmpty && conditions.isEmpty && node.modifiers.isEmpty
        && node.attributes.isEmpty, memberOwner: type)
  }
}

extension DeclSyntax {
  /// Whether it belongs to the type rather than its instances.
  fileprivate var isStatic: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { ["static", "class"].contains($0.name.text) } ?? false
  }
}

extension Message {
  /// Declarations that share a line.
  fileprivate static func together(_ titles: [Message]) -> Message {
    titles.dropFirst().reduce(titles.first ?? .verbatim("")) {
      Message("\($0, "first"), \($1, "second")")
    }
  }
}
