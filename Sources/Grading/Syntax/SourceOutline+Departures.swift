import CourseModel

extension SourceOutline {
  /// Where a submission's outline departs from this one of a stub, in all that is public: types
  /// that stand twice, then types that are missing or differ, then members.
  ///
  /// - Parameter solution: What its protocols ask for may be asked for, whatever the parameters are
  ///   called.
  func departures(of other: SourceOutline, asking solution: SourceOutline? = nil) -> [Departure] {
    let expected = declarations.filter { $0.isPublic && !$0.isOverride }
    let types = expected.filter { $0.kind != nil }
    let lost = types.filter { type in !other.types.contains { $0.isNamesake(of: type) } }
    let twice = types.compactMap { other.repetition(of: $0) }
    let changed = types.compactMap { type in departure(of: type, in: other) }
    let members = expected.filter { member in
      member.kind == nil && !lost.contains { $0.name == member.owner }
    }
    let protocols = types.filter { $0.kind == "protocol" }.map(\.name)
    return twice + changed
      + members.compactMap { member in
        other.departure(from: member, ofProtocol: protocols.contains(member.owner))
      }
      + protocols.flatMap {
        other.demands(ofProtocol: $0, beyond: [self] + [solution].compactMap(\.self))
      }
  }

  /// What a protocol of the stub's asks for here that it does not ask for in any of these.
  private func demands(ofProtocol name: String, beyond others: [SourceOutline]) -> [Departure] {
    func members(of outline: SourceOutline, inExtension: Bool) -> [Declaration] {
      outline.declarations.filter {
        $0.owner == name && $0.kind == nil && $0.isInExtension == inExtension
      }
    }
    let known =
      others.flatMap { members(of: $0, inExtension: false) } + members(of: self, inExtension: true)
    return members(of: self, inExtension: false)
      .filter { demand in !known.contains { $0.name == demand.name } }
      .map { Departure(owner: name, expected: $0.text, kind: .asksForMore) }
  }

  private var types: [Declaration] { declarations.filter { $0.kind != nil } }

  /// A type that stands in several places here.
  private func repetition(of type: Declaration) -> Departure? {
    let found = types.filter { $0.isNamesake(of: type) }
    guard found.count > 1 else { return nil }
    return Departure(
      owner: type.owner, expected: type.text,
      kind: .declaredTwice(found.map { "\($0.file):\($0.line)" }))
  }

  private func departure(of type: Declaration, in other: SourceOutline) -> Departure? {
    guard let found = other.types.first(where: { $0.isNamesake(of: type) }) else {
      let new = other.types.filter { one in
        one.kind == type.kind && !types.contains { $0.isNamesake(of: one) }
      }
      let name = nearest(to: type.name, among: new.map(\.name))
      return Departure(
        owner: type.owner, expected: type.text, kind: name.map { .renamed($0) } ?? .missing)
    }
    let adopted = found.inherited + (other.adopted[found.name] ?? [])
    let isAlike =
      found.kind == type.kind && found.isPublic && (found.isOpen || !type.isOpen)
      && type.inherited.allSatisfy(adopted.contains)
    return isAlike
      ? nil : Departure(owner: type.owner, expected: type.text, kind: .changed(found.text))
  }

  /// How a member of a stub is missing here; a protocol's requirement and its default are two.
  private func departure(from member: Declaration, ofProtocol: Bool) -> Departure? {
    let namesakes = declarations.filter {
      $0.isNamesake(of: member) && (!ofProtocol || $0.isInExtension == member.isInExtension)
    }
    guard !namesakes.contains(where: { $0.fits(member) }) else { return nil }
    let isDefault = ofProtocol && member.isInExtension
    return Departure(
      owner: isDefault ? "extension \(member.owner)" : member.owner, expected: member.text,
      kind: namesakes.first.map { .changed($0.text) } ?? .missing)
  }
}

extension SourceOutline.Declaration {
  fileprivate func isNamesake(of other: Self) -> Bool {
    owner == other.owner && name == other.name && (kind == nil) == (other.kind == nil)
      && isProperty == other.isProperty
  }

  /// Whether it can stand for a public member of a stub; a type that is not written may be the
  /// right one.
  fileprivate func fits(_ member: Self) -> Bool {
    guard isPublic else { return false }
    return signature.hasSuffix(":") || member.signature.hasSuffix(":")
      || plainSignature == member.plainSignature
  }

  /// Without what may be written or left out: blanks, `any`, parentheses around a type, a module.
  ///
  /// Worked out only here, since an outline is read beside every check and seldom needed.
  private var plainSignature: String {
    signature.replacing(/\b(?:any|some)\s+/.wordBoundaryKind(.simple), with: "")
      .filter { !$0.isWhitespace }
      .replacing(/\bOptional<([\w.]+)>/.wordBoundaryKind(.simple)) { "\($0.output.1)?" }
      .replacing(/\(([\w.]+)\)\?/) { "\($0.output.1)?" }
      .replacing(/:\(([^,():]*)\)/) { ":\($0.output.1)" }
      .replacing(/\b(?:Swift|MiniCocoa)\./.wordBoundaryKind(.simple), with: "")
  }
}
