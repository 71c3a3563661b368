import SwiftSyntax

extension InterfaceReduction {
  /// Swift's own text for it, without the comments at a file's head: the same for all submissions
  /// that promise the same, in whatever order and files.
  var text: String {
    let body =
      reference.types.filter { !$0.path.contains(".") }.compactMap { text(ofType: $0.path) }
      + own.types.filter { !$0.path.contains(".") && reference.type(at: $0.path) == nil }
      .compactMap { text(ofType: $0.path) }.sorted()
      + own.globals.filter { members.contains($0.id) }.map(\.text).sorted()
      + own.extensions.compactMap(text).sorted() + conformances.sorted()
    let lines = body.joined(separator: "\n")
    let imports = own.imports.filter { line in
      let module = line.split(separator: " ").last.map(String.init) ?? ""
      return reference.imports.contains(line) || lines.contains("\(module).")
    }
    return (imports + [lines, ""]).joined(separator: "\n")
  }

  private func text(ofType path: String) -> String? {
    guard types.contains(path), let type = own.type(at: path) else { return nil }
    // To callers of a final type, its extensions are a part of it.
    let merged = type.isFinal ? own.extensions(of: path).filter(\.conditions.isEmpty) : []
    let body = body(
      of: type.members + merged.flatMap(\.members),
      [type.node.memberBlock] + merged.map(\.node.memberBlock), in: path, of: type)
    return ([header(of: type) + " {"] + body + ["}"]).joined(separator: "\n")
  }

  private func text(of addition: InterfaceTree.ExtensionEntry) -> String? {
    if let type = own.type(at: addition.type), addition.isOfOwnType,
      !types.contains(type.path) || (type.isFinal && addition.conditions.isEmpty)
    {
      return nil
    }
    let lines = body(
      of: addition.members, [addition.node.memberBlock],
      in: addition.isOfOwnType ? addition.type : nil, of: nil)
    guard !lines.isEmpty else { return nil }
    let conditions = addition.conditions.isEmpty ? "" : " " + addition.conditions
    let head = "extension \(addition.node.extendedType.squeezed)\(conditions) {"
    return ([head] + lines + ["}"]).joined(separator: "\n")
  }

  private func body(
    of members: [InterfaceMember], _ blocks: [MemberBlockSyntax], in path: String?,
    of type: InterfaceTree.TypeEntry?
  ) -> [String] {
    let promised = path.map { reference.members(of: $0).map(\.key) } ?? []
    let places = Dictionary(
      promised.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let leaves =
      members
      .filter { (self.members.contains($0.id) && !$0.isOverride) || isNecessary($0, in: type) }
      .sorted {
        (places[$0.key] ?? .max, $0.text) < (places[$1.key] ?? .max, $1.text)
      }.map(\.text)
    let inner = blocks.flatMap(\.declarations).compactMap { declaration -> String? in
      guard let path, let named = declaration.asProtocol((any NamedDeclSyntax).self),
        declaration.asProtocol((any DeclGroupSyntax).self) != nil
      else { return nil }
      return text(ofType: "\(path).\(named.name.plainName)")
    }
    return leaves + inner.sorted()
  }

  /// Whether the compiler needs this member of a class or actor, whatever else that offers.
  private func isNecessary(_ member: InterfaceMember, in type: InterfaceTree.TypeEntry?) -> Bool {
    guard let type else { return false }
    return member.key == "deinit"
      || (type.node.is(ActorDeclSyntax.self) && member.key == "var unownedExecutor")
  }

  /// Each conformance by itself, wherever it was declared.
  private var conformances: [String] {
    let ofTypes = own.types.filter { types.contains($0.path) && !$0.isProtocol }
      .flatMap { type in
        type.inherited.dropFirst(inherited(by: type).isEmpty ? 0 : 1)
          .filter { adoptions[type.path]?.contains($0.type.withoutAttributes) == true }
          .map { "extension \(own.module).\(type.path) : \($0.type.squeezed) {}" }
      }
    let ofExtensions = own.extensions.flatMap { addition in
      addition.inherited.filter {
        adoptions[addition.type]?.contains($0.type.withoutAttributes) == true
      }
      .map { one in
        let conditions = addition.conditions.isEmpty ? "" : " " + addition.conditions
        return
          "extension \(addition.node.extendedType.squeezed) : \(one.type.squeezed)\(conditions) {}"
      }
    }
    return Array(Set(ofTypes + ofExtensions))
  }

  private func header(of type: InterfaceTree.TypeEntry) -> String {
    let twin = reference.type(at: type.path)?.node.attributes.map(\.squeezed) ?? []
    let attributes = type.node.attributes.promised(beside: twin).map(\.squeezed)
    let missing = "@_hasMissingDesignatedInitializers"
    let isBereft =
      !type.isFinal && (lackingInitializers.contains(type.path) || attributes.contains(missing))
    let kept = (isBereft ? [missing] : []) + attributes.filter { $0 != missing }
    return (kept + [bareHeader(of: type).squeezed.withoutBraces]).joined(separator: " ")
  }

  func bareHeader(of type: InterfaceTree.TypeEntry) -> DeclSyntax {
    let kept = inherited(by: type)
    let list = InheritedTypeListSyntax(
      kept.enumerated().map { index, one in
        one.detached.trimmed.with(
          \.trailingComma, index == kept.count - 1 ? nil : .commaToken(trailingTrivia: .space))
      })
    let colon = TokenSyntax.colonToken(leadingTrivia: .space, trailingTrivia: .space)
    let clause =
      kept.isEmpty ? nil : InheritanceClauseSyntax(colon: colon, inheritedTypes: list)
    func header(_ node: some DeclGroupSyntax) -> DeclSyntax {
      // Removing the clause has removed the trivia after it.
      let spaced = clause?.with(\.trailingTrivia, .space)
      return DeclSyntax(
        fromProtocol: node.with(\.attributes, []).with(\.inheritanceClause, spaced)
          .with(\.memberBlock, MemberBlockSyntax(leadingTrivia: .space, members: [])))
    }
    return header(type.node)
  }
}
