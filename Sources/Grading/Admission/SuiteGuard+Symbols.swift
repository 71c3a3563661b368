import CourseModel

// What the suite asks for beside a submission, and not beside the reference.

extension SuiteGuard {
  typealias Found = (Refusal, SourceReading.Place?)

  /// Why the suite may not ask for this; nil if it may.
  func refusal(
    of demand: SuiteDemand, asked own: SuiteDemands, _ shadowing: Shadowing
  ) -> Found? {
    switch demand {
    case .operation(let name, let operands, let extended):
      if isAsked(operator: name, operands) { return nil }
      let place = shadowing.place(of: name, in: extended?.lastName ?? operands.first?.lastName)
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
      return refusal(ofConformance: adopted, of: type, isOwn: isOwn, shadowing)
    case .literal(let type): return refusal(ofLiteralOf: type.lastName, shadowing)
    case .derivedComparison: return nil
    case .declaration(let path, let type):
      return refusal(of: path, as: type, shadowing) ?? refusal(ofDeclaration: path, shadowing)
    }
  }

  private func isAsked(operator name: String, _ operands: [String]) -> Bool {
    asked.all.contains { demand in
      guard case .operation(name, let others, _) = demand else { return false }
      // The reference may have it for other types of Swift's.
      return operands == others || !(operands + others).contains { $0.hasPrefix(module + ".") }
    }
  }

  /// A type that adopts what lets its values be written down, or compared by code of its own.
  private func refusal(
    ofConformance adopted: String, of type: String, isOwn: Bool, _ shadowing: Shadowing
  ) -> Found? {
    let name = type.lastName
    let isLiteral = adopted.hasPrefix("ExpressibleBy")
    if !isOwn {
      let isOfSwift = isLiteral || Shadowing.comparing.contains(adopted)
      return isOfSwift ? (.shadowing(adopted), shadowing.place(of: nil, in: name)) : nil
    }
    let written = shadowing.declarations.first {
      $0.owner == name && ($0.isComparison || $0.isLiteral)
    }
    if isLiteral { return refusal(ofLiteralOf: name, shadowing) }
    guard Shadowing.comparing.contains(adopted), let written, !reference.types.contains(name) else {
      return nil
    }
    return (.ownComparison(written.name), written.place)
  }

  private func refusal(ofLiteralOf type: String, _ shadowing: Shadowing) -> Found? {
    if reference.declarations.contains(where: { $0.owner == type && $0.isLiteral }) { return nil }
    let literal = shadowing.declarations.first { $0.owner == type && $0.isLiteral }
    return (.ownLiteral(type), literal?.place)
  }

  /// A declaration of the reference's that has another type here, but for types of one's own.
  private func refusal(of path: [String], as type: String, _ shadowing: Shadowing) -> Found? {
    let expected = asked.types(of: path).filter { !$0.isEmpty }
    guard let name = path.last, let first = expected.min(), !type.isEmpty else { return nil }
    let fits = expected.contains { self.fits(type, $0, shadowing) }
    return fits
      ? nil
      : (
        .otherType(name, is: shown(type), insteadOf: shown(first)),
        shadowing.place(of: name, in: path.count > 1 ? path[path.count - 2] : nil)
      )
  }

  /// A type as people write it.
  func shown(_ type: String) -> String {
    type.replacing("Swift.", with: "").replacing("\(module).", with: "")
  }

  private func refusal(ofDeclaration path: [String], _ shadowing: Shadowing) -> Found? {
    guard let name = path.last else { return nil }
    if path.count == 1 {
      // Nothing that the suite names is of the module, unless the reference has it; a type may come
      // of what something returns.
      let isMeant = names.all.contains(name) && !referenceHas(name)
      return isMeant ? (.shadowing(name), shadowing.place(of: name, in: nil)) : nil
    }
    let owner = path[path.count - 2]
    let isForeign = !reference.types.contains(owner)
    return isForeign && Self.comparingMembers.contains(name)
      ? (.ownComparison(name), shadowing.place(of: name, in: owner)) : nil
  }

  /// Members by which Swift's own types are compared with what a suite expects.
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
  /// Where a declaration of this name stands, best in this type; of any name, the first in it.
  func place(of name: String?, in owner: String?) -> SourceReading.Place? {
    let named = declarations.filter { name == nil || $0.name == name }
    return (named.first { $0.owner == owner } ?? (name == nil ? nil : named.first))?.place
  }
}

extension String {
  /// What stands behind the last dot.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }

  /// Without the label: of `init(of:)` it is `init`.
  fileprivate var baseName: String { String(prefix { $0 != "(" }) }
}
