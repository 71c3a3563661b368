import CourseModel

extension SourceOutline {
  /// The public differences of a submission's outline from this outline of a stub: types that are
  /// declared twice, then types that are missing or differ, then members.
  ///
  /// - Parameter solution: Its protocols' requirements are allowed as well, whatever their
  ///   parameters' names.
  func differences(of other: SourceOutline, asking solution: SourceOutline? = nil)
    -> [InterfaceDifference]
  {
    let expected = declarations.filter { $0.isPublic && !$0.isOverride }
    let types = expected.filter { $0.kind != nil }
    let lost = types.filter { type in !other.types.contains { $0.isNamesake(of: type) } }
    let twice = types.compactMap { other.repetition(of: $0) }
    let changed = types.compactMap { type in difference(of: type, in: other) }
    let members = expected.filter { member in
      member.kind == nil && !lost.contains { $0.name == member.owner }
    }
    let protocols = types.filter { $0.kind == "protocol" }.map(\.name)
    let known = [self] + [solution].compactMap(\.self)
    let different = members.compactMap { member in
      other.difference(from: member, beyond: known, ofProtocol: protocols.contains(member.owner))
    }
    let demands = protocols.flatMap { other.demands(ofProtocol: $0, beyond: known) }
    return twice + changed + different
      + demands.filter { demand in
        // A misspelt requirement is quoted beside the one that is meant.
        !different.contains { $0.owner == demand.owner && $0.kind == .changed(demand.expected) }
      }
  }

  /// The requirements of a protocol that none of the other outlines has.
  private func demands(ofProtocol name: String, beyond others: [SourceOutline])
    -> [InterfaceDifference]
  {
    func members(of outline: SourceOutline, inExtension: Bool) -> [Declaration] {
      outline.declarations.filter {
        $0.owner == name && $0.kind == nil && $0.isInExtension == inExtension
      }
    }
    let known =
      others.flatMap { members(of: $0, inExtension: false) } + members(of: self, inExtension: true)
    return members(of: self, inExtension: false)
      .filter { demand in !known.contains { $0.name == demand.name } }
      .map { InterfaceDifference(owner: name, expected: $0.text, kind: .asksForMore) }
  }

  private var types: [Declaration] { declarations.filter { $0.kind != nil } }

  /// The difference for a type that is declared in several places here; nil if it is not.
  private func repetition(of type: Declaration) -> InterfaceDifference? {
    let found = types.filter { $0.isNamesake(of: type) }
    guard found.count > 1 else { return nil }
    return InterfaceDifference(
      owner: type.owner, expected: type.text,
      kind: .declaredTwice(found.map { "\($0.file):\($0.line)" }))
  }

  private func difference(of type: Declaration, in other: SourceOutline) -> InterfaceDifference? {
    guard let found = other.types.first(where: { $0.isNamesake(of: type) }) else {
      let new = other.types.filter { one in
        one.kind == type.kind && !types.contains { $0.isNamesake(of: one) }
      }
      let name = nearest(to: type.name, among: new.map(\.name))
      return InterfaceDifference(
        owner: type.owner, expected: type.text, kind: name.map { .renamed($0) } ?? .missing)
    }
    let adopted = found.inherited + (other.adopted[found.name] ?? [])
    let isAlike =
      found.kind == type.kind && found.isPublic && (found.isOpen || !type.isOpen)
      && type.inherited.allSatisfy(adopted.contains)
    return isAlike
      ? nil
      : InterfaceDifference(owner: type.owner, expected: type.text, kind: .changed(found.text))
  }

  /// The difference for a stub's member that is missing or different here. A protocol's requirement
  /// and its default are two members.
  private func difference(
    from member: Declaration, beyond known: [SourceOutline], ofProtocol: Bool
  ) -> InterfaceDifference? {
    let namesakes = declarations.filter {
      $0.isNamesake(of: member) && (!ofProtocol || $0.isInExtension == member.isInExtension)
    }
    guard !namesakes.contains(where: { $0.fits(member) }) else { return nil }
    let isDefault = ofProtocol && member.isInExtension
    return InterfaceDifference(
      owner: isDefault ? "extension \(member.owner)" : member.owner, expected: member.text,
      kind: (namesakes.first ?? misspelling(of: member, beyond: known)).map { .changed($0.text) }
        ?? .missing)
  }

  /// The member that is meant to be this one of the stub: its name is almost that, and no known
  /// outline has it.
  private func misspelling(
    of member: Declaration, beyond known: [SourceOutline]
  ) -> Declaration? {
    let others = declarations.filter { one in
      one.owner == member.owner && one.isInExtension == member.isInExtension && one.kind == nil
        && one.isProperty == member.isProperty && abs(one.name.count - member.name.count) <= 2
        && !known.flatMap(\.declarations).contains {
          $0.owner == one.owner && $0.name == one.name
        }
    }
    let name = nearest(to: member.name, among: others.map(\.name))
    return others.first { $0.name == name }
  }
}

extension SourceOutline.Declaration {
  fileprivate func isNamesake(of other: Self) -> Bool {
    owner == other.owner && name == other.name && (kind == nil) == (other.kind == nil)
      && isProperty == other.isProperty
  }

  /// Whether it can replace a public member of a stub. An inferred type counts as correct.
  fileprivate func fits(_ member: Self) -> Bool {
    guard isPublic else { return false }
    return signature.hasSuffix(":") || member.signature.hasSuffix(":")
      || plainSignature == member.plainSignature
  }

  /// The signature without optional parts: blanks, `any`, parentheses around a type, a module.
  ///
  /// Computed only here, because every check reads an outline, but few need this.
  private var plainSignature: String {
    signature.replacing(/\b(?:any|some)\s+/.wordBoundaryKind(.simple), with: "")
      .filter { !$0.isWhitespace }
      .replacing(/\bOptional<([\w.]+)>/.wordBoundaryKind(.simple)) { "\($0.output.1)?" }
      .replacing(/\(([\w.]+)\)\?/) { "\($0.output.1)?" }
      .replacing(/:\(([^,():]*)\)/) { ":\($0.output.1)" }
      .replacing(/\b(?:Swift|MiniCocoa)\./.wordBoundaryKind(.simple), with: "")
  }
}
