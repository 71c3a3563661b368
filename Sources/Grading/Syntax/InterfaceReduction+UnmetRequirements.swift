import CourseModel
import SwiftSyntax

extension InterfaceReduction {
  /// The declarations of the solution that the submission does not offer: its types, each followed
  /// by its members. For a missing type, no member is named.
  var unmetRequirements: [UnmetRequirement] {
    reference.types.flatMap { type -> [UnmetRequirement] in
      let (owner, name) = type.path.splitAtLastDot
      func unmetRequirement(_ kind: UnmetRequirement.Kind) -> UnmetRequirement {
        UnmetRequirement(owner: owner, name: name, what: type.word, kind: kind)
      }
      guard let found = own.type(at: type.path) else {
        let new = own.types.filter { $0.word == type.word && reference.type(at: $0.path) == nil }
        return [unmetRequirement(.missing(meant: nearest(to: type.path, among: new.map(\.path))))]
      }
      guard found.word == type.word else { return [unmetRequirement(.otherKind(found.word))] }
      let candidates = offered(by: type.path)
      let members = promised(by: type).compactMap {
        self.unmetRequirement(of: $0, in: type.path, candidates)
      }
      // Where a message is missing, mostly another one was meant to be it.
      guard !members.contains(where: \.isMissing) else { return members }
      let demands = differences.filter { $0.kind == .asksForMore && asks(type.path, $0.owner) }
      return demands.map { unmetRequirement(.asksForMore($0.expected.plain(in: own.module))) }
        + members
    }
  }

  /// Whether a protocol is this one, or inherits from it.
  private func asks(_ path: String, _ ancestor: String) -> Bool {
    own.lineage(path).contains(ancestor)
  }

  private func promised(by type: InterfaceTree.TypeEntry) -> [InterfaceMember] {
    let members = type.isProtocol ? type.members : reference.members(of: type.path)
    return members.filter { $0.word != nil }
  }

  /// The members of this type, including those from other types of the module.
  private func offered(by path: String) -> [InterfaceMember] {
    if own.type(at: path)?.isProtocol == true {
      return own.lineage(path).flatMap { own.type(at: $0)?.members ?? [] }
    }
    let provided = own.adopted(by: path).compactMap(own.path(ofTypeNamed:)).flatMap(own.lineage)
      .flatMap { own.extensions(of: $0).flatMap(\.members) }
    return own.members(of: path) + (own.superclass(of: path).map(offered) ?? []) + provided
  }

  private func unmetRequirement(
    of member: InterfaceMember, in owner: String, _ candidates: [InterfaceMember]
  ) -> UnmetRequirement? {
    func unmetRequirement(_ kind: UnmetRequirement.Kind) -> UnmetRequirement {
      UnmetRequirement(owner: owner, name: member.name, what: member.word ?? "", kind: kind)
    }
    let namesakes = candidates.filter { $0.key == member.key }
    guard let first = namesakes.first else {
      if candidates.contains(where: { $0.stands(for: member) }) { return nil }
      let known = promisedNames(of: owner)
      let others = candidates.filter { $0.word == member.word && !known.contains($0.name) }
      let only = others.count == 1 && own.type(at: owner)?.isProtocol == true ? others.first : nil
      let meant = nearest(to: member.name, among: others.map(\.name)) ?? only?.name
      return unmetRequirement(.missing(meant: meant))
    }
    guard let found = namesakes.first(where: { $0.signature == member.signature }) else {
      return unmetRequirement(first.difference(from: member, in: own.module))
    }
    return member.isSettable && !found.isSettable ? unmetRequirement(.notSettable) : nil
  }

  private func promisedNames(of path: String) -> [String] {
    reference.members(of: path).map(\.name)
  }
}

extension InterfaceTree.TypeEntry {
  /// The keywords that declare types.
  static let words = ["protocol", "class", "struct", "enum", "actor"]

  /// `class`, `protocol` …
  var word: String {
    switch node.kind {
    case .protocolDecl: "protocol"
    case .classDecl: "class"
    case .structDecl: "struct"
    case .enumDecl: "enum"
    default: "actor"
    }
  }
}

extension InterfaceMember {
  /// The word for its kind, for readers; nil for kinds that messages do not name.
  fileprivate var word: String? {
    if key.hasPrefix("case ") { return "case" }
    if isOperator { return nil }
    switch node.kind {
    case .functionDecl: return "method"
    case .variableDecl: return "property"
    case .initializerDecl: return "initializer"
    case .subscriptDecl: return "subscript"
    default: return nil
    }
  }

  /// `bell(_:didRing:)`, `delegate`.
  fileprivate var name: String { key.split(separator: " ").last.map(String.init) ?? key }

  /// Whether it is a property that others may set.
  var isSettable: Bool { node.is(VariableDeclSyntax.self) && text.contains(" set }") }

  /// The difference from another member with the same name and labels.
  fileprivate func difference(
    from other: InterfaceMember, in module: String
  ) -> UnmetRequirement.Kind {
    let types = types
    let pairs = zip(types, other.types)
    guard types.count == other.types.count,
      let place = pairs.enumerated().first(where: {
        $0.element.0 != $0.element.1
      })
    else { return .changed(text.plain(in: module)) }
    let isValue = node.is(VariableDeclSyntax.self)
    return .otherType(
      ofArgument: isValue ? nil : place.offset, found: place.element.0.plain(in: module))
  }

  /// The types of its parameters, or of its value.
  private var types: [String] {
    if let variable = node.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { $0.typeAnnotation?.type.squeezed }
    }
    return parameters?.map(\.type.squeezed) ?? []
  }
}

extension String {
  var splitAtLastDot: (owner: String, name: String) {
    guard let dot = lastIndex(of: ".") else { return ("", self) }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}
