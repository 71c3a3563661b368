import CourseModel

// What has another type beside a submission than beside the reference.

extension SuiteGuard {
  /// Whether a type of the submission's may stand for one of the reference's, in the demangler's words.
  func fits(_ type: String, _ expected: String, _ shadowing: Shadowing) -> Bool {
    let own = shadowing.types.subtracting(reference.types)
    return TypeText(type, of: module, knowing: own).fits(expected)
  }

  /// What the reference declares and the suite names, and what has another type here, or is inherited with
  /// another one.
  ///
  /// The suite may mean something else by a name: so what a collection of Swift's has, too, is left to
  /// what is compared.
  func otherTypes(_ candidate: DeclarationTypes, _ shadowing: Shadowing) -> [Found] {
    let used = names.all.union(names.members).subtracting(Self.membersOfCollections)
    let known = declared.all.filter { used.contains($0.key.lastName) }
    let inherited = candidate.all.filter { path, _ in
      declared.all[path] == nil && shadowing.mayBeInherited(from: path.owner)
    }
    return known.sorted { $0.key < $1.key }.compactMap { path, expected in
      let name = path.lastName
      // A helper of the reference's may be missing, with all that it has.
      let isThere = path.owner.map(candidate.nominals.contains) ?? false
      let types =
        candidate.all[path].map { [$0] }
        ?? (isThere ? inherited.filter { $0.key.lastName == name }.map(\.value) : [])
      let other = types.first { types in
        !types.contains { type in expected.contains { fits(type, $0, shadowing) } }
      }
      guard let found = other?.min(), let first = expected.min() else { return nil }
      return (
        .otherType(name, is: shown(found), insteadOf: shown(first)),
        shadowing.place(of: name, in: path.owner?.lastName)
      )
    }
  }

  /// Names under which the reference has a type, and under which here is another one that the submission
  /// does not declare: `typealias SortError = any Error`.
  func otherNominals(_ candidate: DeclarationTypes, _ shadowing: Shadowing) -> [Found] {
    let used = names.all.union(names.members)
    let missing = Set(
      declared.nominals.subtracting(candidate.nominals).map(\.lastName).filter(used.contains))
    return shadowing.declarations.filter { $0.kind == .alias && missing.contains($0.name) }
      .compactMap { alias in
        let target = alias.aliased ?? ""
        let paths = [target] + (alias.owner.map { ["\($0).\(target)"] } ?? [])
        let isOwn = paths.contains(where: candidate.nominals.contains)
        return isOwn
          ? nil : (.otherType(alias.name, is: target, insteadOf: alias.name), alias.place)
      }
  }

  /// What the suite compares, where it has another type than beside the reference.
  func otherOperands(_ candidate: SuiteDemands, _ shadowing: Shadowing) -> [Found] {
    candidate.operands.differences(
      from: asked.operands, of: module, knowing: shadowing.types.subtracting(reference.types)
    )
    .map {
      (.otherOperand($0.found.asOperand(shown), insteadOf: $0.expected.asOperand(shown)), nil)
    }
    .sorted { "\($0.0)" < "\($1.0)" }
  }

  /// What lists, sets and texts have as well.
  private static let membersOfCollections: Set<String> = [
    "count", "description", "endIndex", "first", "indices", "isEmpty", "keys", "last", "max", "min",
    "startIndex", "values",
  ]
}

extension Shadowing {
  /// Whether a class or a protocol has this path, so that others may have its members.
  fileprivate func mayBeInherited(from path: String?) -> Bool {
    path.flatMap { forms[$0.lastName] }?.kind == .other
  }
}

extension String {
  /// Of a path, what stands before its last dot; nil if there is none.
  fileprivate var owner: String? { lastIndex(of: ".").map { String(self[..<$0]) } }

  /// A value's type, of a closure that gives it.
  fileprivate func asOperand(_ shown: (String) -> String) -> String {
    shown(hasPrefix("() -> ") ? String(dropFirst("() -> ".count)) : self)
  }
}
