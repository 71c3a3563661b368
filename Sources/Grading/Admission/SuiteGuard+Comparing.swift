// Finds in the submission's object the code that compares a suite's values.

extension SuiteGuard {
  /// The names of the reference's cases that are other declarations here, such as second names of a value,
  /// and that the suite uses.
  func otherCases(_ candidate: Candidate, _ shadowing: Shadowing) -> [Found] {
    declared.cases.sorted { $0.key < $1.key }.flatMap { path, cases -> [Found] in
      guard let own = candidate.declared.cases[path] else { return [] }
      return cases.subtracting(own).sorted().filter(candidate.asked.ask).map { name in
        let place = shadowing.declarations.first {
          $0.name == name && [.variable, .function].contains($0.kind)
        }
        return (.notACase(name), place?.place)
      }
    }
  }

  /// The members of the submission's protocols that the suite uses although a foreign type adopts the
  /// protocol. They become members of that type, and may hide its own.
  ///
  /// A member that the reference adds to such a type may also come from a protocol.
  func adoptedMembers(_ candidate: Candidate, _ shadowing: Shadowing) -> [Found] {
    let isNew = { (demand: SuiteDemand) in !asked.all.contains(demand) }
    return candidate.asked.all.compactMap { demand in
      guard case .declaration(let names, _) = demand, names.count > 1, let name = names.last
      else { return nil }
      let owner = names.dropLast().joined(separator: ".")
      guard candidate.declared.protocols.contains(owner) else { return nil }
      let adoptions = candidate.asked.all.filter { other in
        guard case .conformance(_, false, owner.lastName) = other else { return false }
        return true
      }
      guard !adoptions.isEmpty, isNew(demand) || adoptions.contains(where: isNew),
        !asked.all.contains(where: { $0.isAddition(named: name) })
      else { return nil }
      return (.shadowing(name), shadowing.place(of: name, in: owner))
    }
  }

  /// The task's types that Swift compares with the reference, but here an `==` of a protocol or a generic
  /// function, or a raw value that the submission computes.
  func otherWitnesses(_ candidate: Candidate, _ shadowing: Shadowing) -> [Found] {
    let compared = candidate.asked.comparedTypes(of: module)
      .union(asked.comparedTypes(of: module))
    let made = candidate.declared
    return declared.nominals.filter(declared.isComparedBySwift).intersection(compared)
      .subtracting(made.compared).sorted().compactMap { path in
        if made.adopted[path]?.contains("RawRepresentable") == true,
          let raw = ownRawValue(of: path, shadowing)
        {
          return raw
        }
        guard made.adopted[path]?.contains("Equatable") == true, !made.isComparedBySwift(path)
        else { return nil }
        return (
          .ownComparison("=="),
          shadowing.declarations.first { $0.name == "==" && $0.owner.map(isNominal) != true }?.place
        )
      }

    func isNominal(_ path: String) -> Bool { made.nominals.contains(path) }
  }

  /// Whether `rawValue` is computed, so that it may be the same for all values.
  private func ownRawValue(of path: String, _ shadowing: Shadowing) -> Found? {
    let isOf = { (own: Shadowing.Declaration) in
      own.name == "rawValue" && own.owner == path && own.isComputed
    }
    guard let own = shadowing.declarations.first(where: isOf),
      !reference.declarations.contains(where: isOf)
    else { return nil }
    return (.ownComparison("rawValue"), own.place)
  }

  /// The types of values stored in types that Swift compares, with a custom `==`: Swift calls it, and no
  /// symbol shows that.
  func otherStorage(_ candidate: Candidate, _ shadowing: Shadowing) -> [Found] {
    let made = candidate.declared
    var open = candidate.asked.comparedTypes(of: module).filter(made.isComparedBySwift)
    var done = open
    var found: [Found] = []
    while let path = open.popFirst() {
      let fields = made.stored[path, default: [:]]
      for (name, type) in fields.sorted(by: { $0.key < $1.key }) {
        guard let type else {
          // The type of a property declared with `some` is unknown.
          let isPromised = declared.stored[path]?[name].map { $0 == nil } == true
          if !isPromised {
            found.append((.ownComparison("=="), shadowing.place(of: name, in: path)))
          }
          continue
        }
        found += made.foreignComparisons(in: type, beyond: declared).map {
          (.ownComparison("=="), shadowing.place(of: "==", in: $0.droppingModule))
        }
        for inner in type.paths(in: module) where done.insert(inner).inserted {
          if made.isComparedBySwift(inner), ownRawValue(of: inner, shadowing) == nil {
            open.insert(inner)
          } else if made.adopted[inner]?.contains("Equatable") == true,
            // A task's type may have a custom `==`, which is noted elsewhere.
            !declared.nominals.contains(inner)
              || (declared.isComparedBySwift(inner) && !made.compared.contains(inner))
          {
            let place = shadowing.place(of: "==", in: inner.withoutPrivacy)
            found.append((.ownComparison("=="), place))
          }
        }
      }
    }
    return found
  }

  /// The foreign types that the submission's code prints: `"\(value)"` finds it at run time, so no symbol of
  /// the suite shows it.
  func otherPrinting(_ candidate: Candidate, _ shadowing: Shadowing) -> [Found] {
    candidate.declared.printed.subtracting(declared.printed).sorted().map { type in
      let name = type.droppingModule
      let own = shadowing.declarations.first {
        $0.owner == name
          && ["customMirror", "debugDescription", "description", "write"].contains($0.name)
      }
      return (.shadowing(own?.name ?? "description"), own?.place)
    }
  }

  /// The task's types that Swift compares with the reference, but here a custom `==`.
  func ownComparisons(_ candidate: Candidate) -> [String] {
    declared.derived.intersection(candidate.declared.compared)
      .subtracting(candidate.declared.derived).sorted()
  }
}

extension DeclarationTypes {
  /// The foreign types in a type, as the demangler prints them, that adopt `Equatable` in this module.
  fileprivate func foreignComparisons(in type: String, beyond reference: Self) -> [String] {
    let names = Set(
      type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init))
    return names.sorted().filter {
      adopted[$0]?.contains("Equatable") == true
        && reference.adopted[$0]?.contains("Equatable") != true
    }
  }
}

extension SuiteDemand {
  /// Whether the module adds a member with this name, without labels, to a foreign type.
  fileprivate func isAddition(named name: String) -> Bool {
    if case .addition(let own, _) = self { return own.prefix { $0 != "(" } == name }
    return false
  }
}

extension String {
  /// The last name of a path: `Array` of `Swift.Array`.
  fileprivate var droppingModule: String {
    firstIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }

  /// With only the name of each private declaration (`distinct`).
  fileprivate var withoutPrivacy: String { replacing(/_in_[0-9A-F]+/, with: "") }
}
