// The declarations that the suite uses beside a submission, and not beside the reference.

extension SuiteGuard {
  typealias Found = (Refusal, SourceReading.Place?)

  /// The reason why the suite may not need this symbol; nil if it may.
  func refusal(
    of demand: SuiteDemand, of candidate: Candidate, _ own: OwnTypes, _ shadowing: Shadowing
  ) -> Found? {
    switch demand {
    case .operation(let name, let operands, let extended):
      if isAsked(operator: name, operands) { return nil }
      let place = shadowing.place(of: name, in: extended?.lastName ?? operands.first.map(shown))
      let isOfOwn = operands.contains { $0.hasPrefix(module + ".") }
      guard extended == nil, isOfOwn else { return (.shadowing(name), place) }
      if !Shadowing.comparisons.contains(name) { return nil }
      let type = demand.ownOperand(operands, of: module)
      let isCompared = type.map(asked.comparedTypes(of: module).contains) == true
      return isCompared ? nil : (.ownComparison(name), place)
    case .addition(let name, let type):
      if asked.all.contains(where: { $0.isAddition(name) }) { return nil }
      let place = shadowing.place(of: name.baseName, in: type.lastName)
      return (.shadowing(name.baseName), place)
    case .conformance(let type, let isOwn, let adopted):
      let literals = isOwn ? candidate.declared.literals(of: type) : []
      if !literals.isSubset(of: declared.literals(of: type)) {
        return refusal(ofLiteralOf: type, shadowing)
      }
      return refusal(ofConformance: adopted, of: type, isOwn: isOwn, candidate, shadowing)
    case .literal(let type): return refusal(ofLiteralOf: type, shadowing)
    case .derivedComparison: return nil
    case .declaration(let path, let type):
      return refusal(of: path, as: type, own, shadowing) ?? refusal(ofDeclaration: path, shadowing)
    }
  }

  private func isAsked(operator name: String, _ operands: [String]) -> Bool {
    asked.all.contains { demand in
      guard case .operation(name, let others, _) = demand else { return false }
      if operands == others { return true }
      // The reference may have this operator for other types of Swift's.
      return !Shadowing.comparisons.contains(name)
        && !(operands + others).contains { $0.hasPrefix(module + ".") }
    }
  }

  /// Refuses a type that adopts a protocol by which literals become its values, or by which its own
  /// code, or a protocol's, compares them.
  private func refusal(
    ofConformance adopted: String, of type: String, isOwn: Bool, _ candidate: Candidate,
    _ shadowing: Shadowing
  ) -> Found? {
    let isLiteral = adopted.hasPrefix("ExpressibleBy")
    if !isOwn {
      let isOfSwift = isLiteral || Shadowing.comparing.contains(adopted)
      return isOfSwift
        ? (.shadowing(adopted), shadowing.place(of: nil, in: type.lastName)) : nil
    }
    if isLiteral { return refusal(ofLiteralOf: type, shadowing) }
    guard Shadowing.comparing.contains(adopted) else { return nil }
    let isOpen = !candidate.declared.openOperators.isDisjoint(with: Shadowing.comparisons)
    let written = shadowing.declarations.first {
      if $0.isComparison, let owner = $0.owner, isOpen,
        candidate.declared.protocols.contains(owner)
      {
        return true
      }
      return $0.owner == type && ($0.isComparison || $0.isLiteral)
        && !reference.types.contains(type)
    }
    return written.map { (.ownComparison($0.name), $0.place) }
  }

  private func refusal(ofLiteralOf type: String, _ shadowing: Shadowing) -> Found? {
    if reference.declarations.contains(where: { $0.owner == type && $0.isLiteral }) { return nil }
    let literal =
      shadowing.declarations.first { $0.owner == type && $0.isLiteral }
      ?? shadowing.declarations.first { $0.kind == .type && $0.name == type.lastName }
    return (.ownLiteral(type.lastName), literal?.place)
  }

  /// Refuses a declaration of the reference's that has another type here, except for the
  /// submission's types.
  private func refusal(
    of path: [String], as type: String, _ own: OwnTypes, _ shadowing: Shadowing
  ) -> Found? {
    let expected = asked.types(of: path).filter { !$0.isEmpty }
    guard let name = path.last, let first = expected.min(), !type.isEmpty else { return nil }
    let fits = expected.contains { TypeText(type, knowing: own).fits($0) }
    return fits
      ? nil
      : (
        .otherType(name, is: shown(type), insteadOf: shown(first)),
        shadowing.place(of: name, in: path.dropLast().joined(separator: "."))
      )
  }

  /// A type as people write it.
  func shown(_ type: String) -> String {
    type.replacing("Swift.", with: "").replacing("\(module).", with: "")
  }

  private func refusal(ofDeclaration path: [String], _ shadowing: Shadowing) -> Found? {
    guard let name = path.last else { return nil }
    if path.count == 1 {
      // The suite names no declaration of the module that the reference lacks; it may still use a
      // type that a function returns.
      let isMeant = names.all.contains(name) && !referenceHas(name)
      return isMeant ? (.shadowing(name), shadowing.place(of: name, in: nil)) : nil
    }
    let owner = path.dropLast().joined(separator: ".")
    let isForeign = !reference.types.contains(owner)
    return isForeign && Self.comparingMembers.contains(name)
      ? (.ownComparison(name), shadowing.place(of: name, in: owner)) : nil
  }

  /// Members that compare values of Swift's own types with those that a suite expects.
  private static let comparingMembers: Set<String> = [
    "contains", "elementsEqual", "starts", "hasPrefix", "hasSuffix", "isSubset", "isSuperset",
    "isStrictSubset", "isStrictSuperset", "isDisjoint", "lexicographicallyPrecedes", "isEqual",
    "compare", "difference", "symmetricDifference", "subtracting", "isMultiple",
  ]
}

extension SuiteDemand {
  fileprivate func isAddition(_ name: String) -> Bool {
    if case .addition(name, _) = self { return true }
    return false
  }
}

extension Shadowing {
  /// The place of a declaration with this name, preferably in this type; without a name, of the
  /// first in it.
  func place(of name: String?, in owner: String?) -> SourceReading.Place? {
    let named = declarations.filter { name == nil || $0.name == name }
    return (named.first { $0.owner == owner } ?? (name == nil ? nil : named.first))?.place
  }
}

extension String {
  /// The part after the last dot.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }

  /// Without the label: of `init(of:)` it is `init`.
  fileprivate var baseName: String { String(prefix { $0 != "(" }) }
}
