// The declarations with another type beside a submission than beside the reference.

extension SuiteGuard {
  /// The types of a submission that the reference lacks.
  func ownTypes(_ candidate: Candidate) -> OwnTypes {
    let all = candidate.declared.nominals.union(candidate.declared.protocols)
      .subtracting(declared.nominals).subtracting(declared.protocols)
    // The superclass answers for inherited members.
    let isOfClass = { (path: String) in candidate.shadowing?.forms[path]?.kind == .other }
    let used = all.filter { isUsed($0, of: candidate) }
    let isInherited = used.contains(where: isOfClass)
    return OwnTypes(
      module: module, all: all,
      opaque: all.subtracting(used).filter { path in
        candidate.declared.literals(of: path).isEmpty && !(isInherited && isOfClass(path))
      })
  }

  /// Whether a suite uses anything that a type has or adopts.
  private func isUsed(_ path: String, of candidate: Candidate) -> Bool {
    let stored = candidate.declared.stored[path, default: [:]].keys
    let cases = candidate.declared.cases[path, default: []]
    if stored.contains(where: names.members.contains) || !cases.isDisjoint(with: names.members) {
      return true
    }
    return candidate.asked.all.contains { demand in
      switch demand {
      case .operation(_, let operands, _): operands.contains("\(module).\(path)")
      case .conformance(path, true, _), .derivedComparison(path), .literal(path): true
      case .declaration(let names, _):
        names.count > 1 && names.joined(separator: ".").hasPrefix(path + ".")
      default: false
      }
    }
  }

  /// The declarations of the reference that the suite uses, and that have or inherit another type
  /// here.
  ///
  /// The suite may use the same name for something else: a member that Swift's collections have,
  /// too, counts only for types that the suite names, or gets from a declaration it names. If a
  /// type replaces one of the reference's, by an alias or in a declaration, the guard compares its
  /// members with those of that type.
  func otherTypes(
    _ candidate: DeclarationTypes, _ shadowing: Shadowing, _ own: OwnTypes
  ) -> [Found] {
    var promise = Promise(self, candidate, shadowing, own)
    return promise.differences()
  }

  /// The names of types in the reference for which the submission has an alias of a type that it
  /// does not declare: `typealias SortError = any Error`.
  func otherNominals(_ candidate: DeclarationTypes, _ shadowing: Shadowing) -> [Found] {
    let used = names.all.union(names.members)
    let missing = Set(
      declared.nominals.subtracting(candidate.nominals).map(\.lastName).filter(used.contains))
    return shadowing.declarations.filter { $0.kind == .alias && missing.contains($0.name) }
      .compactMap { alias in
        let target = shadowing.target(of: alias)
        return candidate.nominals.contains(target)
          ? nil
          : (.otherType(alias.name, is: alias.aliased ?? "", insteadOf: alias.name), alias.place)
      }
  }

  /// The operands that the suite compares, and that have another type than with the reference.
  func otherOperands(_ candidate: SuiteDemands, _ own: OwnTypes) -> [Found] {
    candidate.operands.differences(from: asked.operands, knowing: own).map {
      (.otherOperand($0.found.asOperand(shown), insteadOf: $0.expected.asOperand(shown)), nil)
    }
    .sorted { "\($0.0)" < "\($1.0)" }
  }
}

/// Compares the types of a submission's declarations with those that the reference promises.
private struct Promise {
  private let guardian: SuiteGuard
  private let candidate: DeclarationTypes
  private let shadowing: Shadowing
  private let own: OwnTypes
  private let used: Set<String>
  /// The members that the reference declares, by the path of their type; nil for those outside
  /// types.
  private let members: [String?: [String]]
  /// For each type of the reference's, the submission's types that replace it.
  private var standIns: [String: Set<String>] = [:]
  /// The types that the suite names, or gets from a declaration it uses.
  private var reached: Set<String>
  private var found: [String: SuiteGuard.Found] = [:]

  init(
    _ guardian: SuiteGuard, _ candidate: DeclarationTypes, _ shadowing: Shadowing, _ own: OwnTypes
  ) {
    self.guardian = guardian
    self.candidate = candidate
    self.shadowing = shadowing
    self.own = own
    let used = guardian.names.all.union(guardian.names.members)
    self.used = used
    members = Dictionary(grouping: guardian.declared.all.keys, by: \.owner)
    reached = guardian.declared.nominals.filter { used.contains($0.lastName) }
    for path in guardian.declared.nominals.subtracting(candidate.nominals) {
      standIns[path] = shadowing.targets(ofAliasAt: path).intersection(candidate.nominals)
        // It may be inherited, too.
        .union(own.all.filter { $0.lastName == path.lastName && $0 != path })
    }
  }

  /// The declarations that the suite uses and that have another type.
  mutating func differences() -> [SuiteGuard.Found] {
    var known = (-1, -1)
    while known != (reached.count, standIns.values.reduce(0) { $0 + $1.count }) {
      known = (reached.count, standIns.values.reduce(0) { $0 + $1.count })
      for (owner, paths) in members {
        for path in paths where isUsed(path.lastName, of: owner) {
          for holder in holders(of: owner) { compare(path, in: holder) }
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func isUsed(_ name: String, of owner: String?) -> Bool {
    guard used.contains(name) else { return false }
    return !Self.membersOfCollections.contains(name) || owner.map(reached.contains) != false
  }

  /// The types that have the members of one of the reference's.
  private func holders(of owner: String?) -> [String?] {
    guard let owner else { return [nil] }
    let others = standIns[owner, default: []].sorted().map(Optional.some)
    // A helper of the reference's may be missing, with all its members.
    let isMissing =
      guardian.declared.nominals.contains(owner) && !candidate.nominals.contains(owner)
    return isMissing ? others : [owner] + others
  }

  private mutating func compare(_ path: String, in holder: String?) {
    let name = path.lastName
    let expected = guardian.declared.all[path] ?? []
    let isThere = holder.map(candidate.nominals.contains) ?? false
    let own = holder.map { "\($0).\(name)" } ?? name
    let types = candidate.all[own].map { [$0] } ?? (isThere ? inherited(name) : [])
    for type in expected { reached.formUnion(paths(in: type)) }
    if types.isEmpty, let holder, isThere, found[own] == nil, let first = expected.min(),
      let source = lookup(for: holder)
    {
      found[own] = (
        .otherType(name, is: "subscript(dynamicMember:)", insteadOf: guardian.shown(first)),
        shadowing.place(of: "subscript", in: source)
      )
    }
    if types.isEmpty, found[own] == nil, let first = expected.min(),
      let place = placeOfType(name, in: holder)
    {
      found[own] = (
        .otherType(name, is: "\(name).Type", insteadOf: guardian.shown(first)), place
      )
    }
    for types in types {
      let fits = types.flatMap { type in
        expected.compactMap { TypeText(type, knowing: self.own).substitutions(for: $0) }
      }
      for substitution in fits.joined() {
        standIns[substitution.promised, default: []].insert(substitution.own)
      }
      guard fits.isEmpty, found[own] == nil, let type = types.min(), let first = expected.min()
      else { continue }
      found[own] = (
        .otherType(name, is: guardian.shown(type), insteadOf: guardian.shown(first)),
        shadowing.place(of: name, in: holder)
      )
    }
  }

  /// The place of a type with the name of a function or a property of the reference's: a call of the
  /// function makes a value of the type.
  private func placeOfType(_ name: String, in holder: String?) -> SourceReading.Place? {
    let own = shadowing.declarations.first {
      $0.name == name && $0.owner == holder && [.type, .alias].contains($0.kind)
    }
    return own?.place
  }

  /// The types of members with this name in the submission's own classes and protocols.
  private func inherited(_ name: String) -> [Set<String>] {
    candidate.all.filter { path, _ in
      path.lastName == name && guardian.declared.all[path] == nil
        && path.owner.flatMap { shadowing.forms[$0] }?.kind == .other
    }.map(\.value)
  }

  /// The type with the subscript that finds the members that a type lacks: itself, a class or a
  /// protocol. Nil if there is none, or if the reference has one.
  private func lookup(for path: String) -> String? {
    func owners(_ all: [String: Set<String>]) -> [String] {
      all.filter {
        $0.key.lastName == "subscript" && $0.value.contains { $0.contains("(dynamicMember: ") }
      }
      .compactMap(\.key.owner).sorted()
    }
    guard owners(guardian.declared.all).isEmpty else { return nil }
    let own = owners(candidate.all)
    return own.first { $0 == path }
      ?? own.first { candidate.protocols.contains($0) || shadowing.forms[$0]?.kind == .other }
  }

  /// The paths of the module's types in a type.
  private func paths(in type: String) -> [String] {
    type.paths(in: guardian.module).filter(guardian.declared.nominals.contains)
  }

  /// The members that lists, sets and texts have as well.
  private static let membersOfCollections: Set<String> = [
    "count", "description", "endIndex", "first", "indices", "isEmpty", "keys", "last", "max", "min",
    "startIndex", "values",
  ]
}

extension String {
  /// The paths below a module of all its types in the text of a type.
  func paths(in module: String) -> [String] {
    var paths: [String] = []
    var outer: [String] = []
    var path = ""
    var before: Character = " "
    for letter in self + " " {
      if letter.isLetter || letter.isNumber || letter == "_" || letter == "." {
        path.append(letter)
      } else {
        if path.hasPrefix(module + ".") { paths.append(String(path.dropFirst(module.count + 1))) }
        if letter == "<" { outer.append(path) }
        // In `M.Outer<Int>.Inner`, the part after `>` continues the path before `<`.
        path = letter == ">" && before != "-" ? outer.popLast() ?? "" : ""
      }
      before = letter
    }
    return paths
  }

  /// The part of a path before its last dot; nil if there is none.
  fileprivate var owner: String? { lastIndex(of: ".").map { String(self[..<$0]) } }

  /// The type of the value that a closure returns.
  fileprivate func asOperand(_ shown: (String) -> String) -> String {
    shown(hasPrefix("() -> ") ? String(dropFirst("() -> ".count)) : self)
  }
}
