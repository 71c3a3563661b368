import CourseModel
import SwiftSyntax

extension InterfaceTree {
  /// The differences of another interface from this one: types first, then members, then missing
  /// conformances.
  ///
  /// Only called if the suite does not compile, because most differences are harmless. Ignores
  /// differences that never matter to a suite, such as `final` and `weak`, and the members of
  /// missing types.
  func differences(of other: InterfaceTree) -> [InterfaceDifference] {
    let shared = types.filter { other.type(at: $0.path) != nil }
    return types.compactMap { difference(of: $0, in: other) }
      + differences(of: globals, in: other.globals, owner: "")
      + shared.flatMap {
        differences(of: members(of: $0.path), in: other.members(of: $0.path), owner: $0.path)
      }
      + shared.flatMap { type -> [InterfaceDifference] in
        let adopted = Set(other.protocols(of: type.path))
        return protocols(of: type.path).filter { !adopted.contains($0) }
          .map { InterfaceDifference(owner: "", expected: type.path, kind: .notAdopting($0)) }
      }
  }

  private func difference(of type: TypeEntry, in other: InterfaceTree) -> InterfaceDifference? {
    let found = other.type(at: type.path)
    if let found, found.shape(in: other) == type.shape(in: self) { return nil }
    return InterfaceDifference(
      owner: type.path.splitAtLastDot.owner, expected: type.readable(in: module),
      kind: found.map { .changed($0.readable(in: module)) } ?? .missing)
  }

  private func differences(
    of expected: [InterfaceMember], in found: [InterfaceMember], owner: String
  ) -> [InterfaceDifference] {
    // There may be thousands of members; look only at those with the same name.
    let byName = Dictionary(grouping: found, by: \.baseName)
    let known = Set(expected.map(\.baseName))
    return expected.compactMap { member in
      let namesakes = byName[member.baseName] ?? []
      let shape = member.shape
      let alike = namesakes.filter { $0.shape == shape }
      if alike.contains(where: { $0.isSettable || !member.isSettable }) { return nil }
      let namesake = namesakes.first ?? member.misspelling(among: found, but: known)
      let kind: InterfaceDifference.Kind =
        !alike.isEmpty
        ? .notSettable
        : namesake.map { .changed($0.declaration.readable(in: module)) } ?? .missing
      return InterfaceDifference(
        owner: owner, expected: member.declaration.readable(in: module), kind: kind)
    }
  }

  /// The protocols that a type adopts, in its declaration or in an extension, in source order and
  /// in readable form.
  private func protocols(of path: String) -> [String] {
    guard let type = type(at: path) else { return [] }
    let own = type.inherited.map(\.type).filter { !isSuperclass($0.withoutAttributes, of: type) }
      .map(\.withIsolation)
    let added = extensions(of: path).flatMap(\.inherited).map(\.type.withIsolation)
    return (own + added).map { $0.plain(in: module) }
  }
}

extension InterfaceTree.TypeEntry {
  /// A text that is equal for two types that a suite can use in the same way: isolation, kind,
  /// name, parameters, superclass.
  fileprivate func shape(in tree: InterfaceTree) -> String {
    let superclass = inherited.prefix(1).map(\.type.withoutAttributes)
      .filter { tree.isSuperclass($0, of: self) }
    let parameters = node.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause?.squeezed
    let isolation = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.isolation }
    return (isolation + [word, path, parameters ?? ""] + superclass).joined(separator: " ")
  }
}

extension InterfaceMember {
  /// The member that is meant to be this one: its name is almost that, and no name that is known.
  fileprivate func misspelling(
    among members: [InterfaceMember], but known: Set<String>
  ) -> InterfaceMember? {
    let others = members.filter {
      $0.node.kind == node.kind && !known.contains($0.baseName) && !isOperator
        && abs($0.baseName.count - baseName.count) <= 2
    }
    let name = nearest(to: baseName, among: others.map(\.baseName))
    return others.first { $0.baseName == name }
  }
}

extension TypeSyntax {
  /// Its text with the actor that isolates a conformance, and without other attributes such as
  /// `@unchecked`.
  fileprivate var withIsolation: String {
    let attributes = self.as(AttributedTypeSyntax.self)?.attributes ?? []
    let isolation = attributes.compactMap { $0.as(AttributeSyntax.self)?.isolation }
    return (isolation + [withoutAttributes]).joined(separator: " ")
  }
}

extension AttributeSyntax {
  /// `@MainActor` if that is the attribute, otherwise nil.
  fileprivate var isolation: String? {
    attributeName.lastName == "MainActor" ? "@MainActor" : nil
  }
}
