import SwiftSyntax

/// A submission's interface without the declarations that the solution's lacks.
///
/// A suite compiled against it sees only the part of a submission that the exercise promises: no
/// additions to other types, no operators, no overloads. The rest stays as it is in the submission
/// (superclass, class constraint, inherited protocols), because the suite has to fit the library it
/// is loaded with. For most submissions the rest is the solution's text, however much they add.
///
/// Both modules are compiled for library evolution, so leaving out a member, a conformance or a
/// requirement that has a default changes nothing of how the rest is called (swift:
/// docs/LibraryEvolution.rst).
struct InterfaceReduction {
  let own: InterfaceTree
  let reference: InterfaceTree
  /// Members that stay.
  private(set) var members: Set<Int> = []
  /// Paths of types that stay, if only by their name.
  private(set) var types: Set<String> = []
  /// Protocols that a type goes on adopting, as they are written.
  private(set) var adoptions: [String: Set<String>] = [:]
  /// Classes that lose an initializer, so that no subclass inherits one that the suite does not
  /// see.
  private(set) var lackingInitializers: Set<String> = []
  /// The differences from the solution for which no suite may be compiled against it.
  private(set) var differences: [InterfaceDifference] = []
  /// Declarations that stay, and whose mentions have not been searched yet.
  private var openMembers: [Int] = []
  private var openTypes: [String] = []
  private var openEnumerations: [String] = []

  init(of own: InterfaceTree, to reference: InterfaceTree) {
    self.own = own
    self.reference = reference
    for type in reference.types { keep(promised: type) }
    for addition in reference.extensions where !addition.isOfOwnType { keep(alike: addition) }
    select(reference.globals, from: own.globals)
    keepWhatIsMentioned()
  }

  private mutating func keep(_ member: InterfaceMember) {
    if members.insert(member.id).inserted { openMembers.append(member.id) }
  }

  @discardableResult
  private mutating func keep(typeAt path: String) -> Bool {
    guard types.insert(path).inserted else { return false }
    openTypes.append(path)
    return true
  }

  // MARK: - Promised declarations

  private mutating func keep(promised type: InterfaceTree.TypeEntry) {
    guard let found = own.type(at: type.path) else { return }
    refuseFrozen(found, unless: type)
    keep(typeAt: type.path)
    if found.isProtocol, type.isProtocol {
      keep(protocol: found.path, promising: type.path)
    } else {
      keep(membersOf: found.path, promising: type.path)
    }
  }

  /// The suite relies on the memory layout of a frozen type, so it would have to be the solution's.
  private mutating func refuseFrozen(
    _ found: InterfaceTree.TypeEntry, unless type: InterfaceTree.TypeEntry?
  ) {
    guard found.isFrozen, type?.isFrozen != true else { return }
    differences.append(
      InterfaceDifference(
        owner: "", expected: (type ?? found).header.replacing("@frozen ", with: ""),
        kind: .changed(found.header)))
  }

  /// Keeps members of this type, its superclasses and the protocols that provide for it, if they
  /// match those of the solution's type.
  private mutating func keep(membersOf path: String, promising promised: String) {
    let wanted = reference.members(of: promised)
    keep(typeAt: path)
    let found = Set(select(wanted, from: own.members(of: path)).map(\.key))
    keep(
      conformancesOf: path, promising: promised,
      providing: wanted.filter { !found.contains($0.key) })
    if own.type(at: path)?.isClass == true {
      let initializers = own.members(of: path).filter(\.isDesignatedInitializer)
      if !initializers.allSatisfy({ members.contains($0.id) }) { lackingInitializers.insert(path) }
    }
    // Once for each subclass, since each may lack another member.
    if let superclass = own.superclass(of: path) {
      keep(membersOf: superclass, promising: promised)
    }
  }

  /// Keeps the conformances of the solution's type, those that imply them, and those whose
  /// protocols declare members that the type itself lacks.
  private mutating func keep(
    conformancesOf path: String, promising promised: String, providing missing: [InterfaceMember]
  ) {
    let promisedNames = reference.adopted(by: promised)
    let implied = reference.implied(by: promisedNames)
    for name in own.adopted(by: path) {
      let line = own.path(ofTypeNamed: name).map(own.lineage) ?? []
      let provided = line.flatMap {
        select(missing, from: own.extensions(of: $0).flatMap(\.members))
      }
      let leadsOn = line.contains { promisedNames.contains("\(own.module).\($0)") }
      guard promisedNames.contains(name) || leadsOn || !provided.isEmpty else { continue }
      if let judging = judging(line, beyond: implied) {
        differences.append(
          InterfaceDifference(owner: "", expected: path, kind: .adopting(judging, by: name)))
      }
      adoptions[path, default: []].insert(name)
      for path in line { keep(typeAt: path) }
    }
  }

  /// The protocol by which a suite would compare values of a type that adopts these, or make them
  /// of literals, and that is not among the promised ones; nil if there is none.
  private func judging(_ line: [String], beyond promised: Set<String>) -> String? {
    for path in line {
      for one in own.type(at: path)?.inherited ?? [] {
        let text = one.type.withoutAttributes
        if promised.contains(text) || own.path(ofTypeNamed: text) != nil { continue }
        let alias = own.alias(named: text)?.node.as(TypeAliasDeclSyntax.self)?.initializer.value
        let names = (alias?.squeezed ?? text).withoutGenerics.split {
          !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".")
        }
        if let name = names.first(where: { Shadowing.isJudging(String($0)) }) {
          return String(name).lastName
        }
      }
    }
    return nil
  }

  /// Keeps a protocol that a suite's types may adopt: it has to have the solution's requirements,
  /// and any other requirement has to have a default, and is not seen.
  private mutating func keep(protocol path: String, promising promised: String) {
    let promisedLine = reference.lineage(promised)
    let requirements = promisedLine.flatMap { reference.type(at: $0)?.members ?? [] }
    let defaults = promisedLine.flatMap { reference.extensions(of: $0).flatMap(\.members) }
    let byKey = Dictionary(requirements.map { ($0.key, $0) }) { first, _ in first }
    let line = own.lineage(path)
    let implied = reference.implied(by: ["\(reference.module).\(promised)"])
    if let judging = judging(line, beyond: implied) {
      differences.append(InterfaceDifference(owner: path, expected: judging, kind: .asksForMore))
    }
    for ancestor in line {
      keep(typeAt: ancestor)
      let asked = own.type(at: ancestor)?.members ?? []
      select(requirements, from: asked)
      for requirement in asked
      where !members.contains(requirement.id) && !own.hasDefault(requirement, in: ancestor) {
        differences.append(difference(of: requirement, in: ancestor, from: byKey[requirement.key]))
      }
      select(requirements + defaults, from: own.extensions(of: ancestor).flatMap(\.members))
    }
  }

  /// The difference of a requirement that the solution's protocol lacks, or has with other types.
  private func difference(
    of requirement: InterfaceMember, in ancestor: String, from promised: InterfaceMember?
  ) -> InterfaceDifference {
    guard let promised else {
      return InterfaceDifference(owner: ancestor, expected: requirement.text, kind: .asksForMore)
    }
    return InterfaceDifference(
      owner: ancestor, expected: promised.declaration.readable(in: reference.module),
      kind: .changed(requirement.declaration.readable(in: own.module)))
  }

  /// Keeps the members of an extension of another module's type that the solution has to the
  /// letter.
  private mutating func keep(alike addition: InterfaceTree.ExtensionEntry) {
    let alike = own.extensions.filter {
      !$0.isOfOwnType && $0.type == addition.type && $0.conditions == addition.conditions
    }
    for member in alike.flatMap(\.members)
    where addition.members.contains(where: {
      $0.key == member.key && $0.signature == member.signature
    }) {
      keep(member)
    }
    // `@retroactive` means something only to readers of the sources.
    let adopted = Set(addition.inherited.map(\.type.withoutAttributes))
    adoptions[addition.type, default: []].formUnion(
      alike.flatMap(\.inherited).map(\.type.withoutAttributes).filter(adopted.contains))
  }

  /// Keeps the members that match these, and returns those that have one. Of several with the same
  /// name, keeps the solution's if there is one; keeps none with other types.
  @discardableResult
  private mutating func select(
    _ wanted: [InterfaceMember], from candidates: [InterfaceMember]
  ) -> [InterfaceMember] {
    if wanted.isEmpty || candidates.isEmpty { return [] }
    let byKey = Dictionary(grouping: candidates, by: \.key)
    return wanted.filter { promised in
      let namesakes = byKey[promised.key] ?? candidates.filter { $0.stands(for: promised) }
      let alike = namesakes.filter { meaning.fits($0, promised) }
      let exact = alike.filter { $0.signature == promised.signature }
      let found = exact.isEmpty && !promised.isOperator ? alike : exact
      for member in found { keep(member) }
      return !found.isEmpty
    }
  }

  private var meaning: TypeMeaning { TypeMeaning(own: own, reference: reference) }

  // MARK: - Mentioned types

  /// Keeps types because a declaration that stays names them; a suite sees only that they exist.
  private mutating func keepWhatIsMentioned() {
    let index = MentionIndex(of: own)
    var done: Set<String> = []
    repeat {
      keepMentioned(index, &done)
      for path in openEnumerations { keepSomeCase(of: path) }
      openEnumerations = []
    } while !openMembers.isEmpty
  }

  private mutating func keepMentioned(_ index: MentionIndex, _ done: inout Set<String>) {
    while let next = openMembers.popLast() {
      let finder = MentionFinder(tree: own)
      if let member = index.members[next] {
        finder.walk(member.node)
        keepWhatDefaultsName(in: member, index, &done)
      }
      if let conditions = index.conditions[next] { finder.walk(conditions) }
      keep(mentionedBy: finder)
      keepWhatTypesMention()
    }
    keepWhatTypesMention()
  }

  private mutating func keepWhatTypesMention() {
    while let path = openTypes.popLast() {
      guard let type = own.type(at: path) else { continue }
      if type.node.is(EnumDeclSyntax.self) { openEnumerations.append(path) }
      let finder = MentionFinder(tree: own)
      finder.walk(bareHeader(of: type))
      keep(mentionedBy: finder)
    }
  }

  /// Keeps a case of an enumeration that has some and would have none: of a type without cases there is
  /// no value, so the compiler would let whatever takes or gives one go astray.
  private mutating func keepSomeCase(of path: String) {
    let cases = own.members(of: path).filter { $0.key.hasPrefix("case ") }
    guard let first = cases.first, !cases.contains(where: { members.contains($0.id) }) else {
      return
    }
    let promised = Set(reference.members(of: path).map(\.baseName))
    let free = cases.filter { !promised.contains($0.baseName) }
    if let plain = free.first(where: { !$0.text.contains("(") }) ?? free.first {
      keep(plain)
    } else {
      let meant = reference.members(of: path).first { $0.baseName == first.baseName }
      differences.append(
        InterfaceDifference(
          owner: path, expected: meant?.text ?? first.text, kind: .changed(first.text)))
    }
  }

  private mutating func keep(mentionedBy finder: MentionFinder) {
    for path in finder.paths { keep(mentioned: path) }
    for alias in finder.aliases where members.insert(alias).inserted { openMembers.append(alias) }
  }

  private mutating func keep(mentioned path: String) {
    let outer = path.indices.filter { path[$0] == "." }.map { String(path[..<$0]) }
    for path in outer { keep(typeAt: path) }
    guard keep(typeAt: path), let type = own.type(at: path) else { return }
    refuseFrozen(type, unless: nil)
    if type.isClass { lackingInitializers.insert(path) }
  }

  /// Keeps the declarations that a caller needs for a member's default values, as far as they
  /// belong to a type of the module: the whole suite would see any others. The same goes for an
  /// operator, or a member with a promised name.
  private mutating func keepWhatDefaultsName(
    in member: InterfaceMember, _ index: MentionIndex, _ done: inout Set<String>
  ) {
    let defaults = DefaultValues(in: member.node)
    let names = defaults.names
    guard !names.isEmpty else { return }
    let finder = MentionFinder(tree: own)
    for type in defaults.types { finder.walk(type) }
    var made = finder.paths
    for name in names.sorted() {
      made.formUnion(index.types[name] ?? [])
      guard done.insert("member \(name)").inserted else { continue }
      for (path, id) in index.named[name] ?? [] {
        guard let found = index.members[id], isHarmless(found, in: path) else { continue }
        keep(mentioned: path)
        keep(found)
        keepOwnProtocols(of: path)
      }
    }
    for path in made.sorted() where done.insert("init \(path)").inserted {
      keep(mentioned: path)
      for initializer in own.members(of: path) where initializer.baseName == "init" {
        keep(initializer)
      }
      keepOwnProtocols(of: path)
    }
  }

  /// Whether a member that a default value names leaves the rest of a suite's meaning unchanged.
  private func isHarmless(_ member: InterfaceMember, in path: String) -> Bool {
    if member.isOperator { return false }
    return members.contains(member.id)
      || !reference.members(of: path).contains { $0.baseName == member.baseName }
  }

  /// Keeps the protocols of the module that a type adopts, unless its values would be compared or written
  /// down by them.
  private mutating func keepOwnProtocols(of path: String) {
    let found = own.adopted(by: path).filter { name in
      guard let adopted = own.path(ofTypeNamed: name) else { return false }
      return judging(
        own.lineage(adopted), beyond: reference.implied(by: reference.adopted(by: path)))
        == nil
    }
    adoptions[path, default: []].formUnion(found)
    for name in found {
      for ancestor in own.path(ofTypeNamed: name).map(own.lineage) ?? [] {
        keep(mentioned: ancestor)
      }
    }
  }

  /// The types after a type's colon that stay.
  func inherited(by type: InterfaceTree.TypeEntry) -> [InheritedTypeSyntax] {
    if type.isProtocol { return type.inherited }
    return type.inherited.enumerated().filter { index, one in
      let text = one.type.squeezed
      if text.hasPrefix("~") { return true }
      guard index == 0 else { return false }
      return type.node.is(EnumDeclSyntax.self)
        ? type.hasRawType && reference.adopted(by: type.path).contains(text)
        : own.isSuperclass(text, of: type)
    }.map(\.element)
  }
}

/// An index of an interface, by the names that declarations use.
private struct MentionIndex {
  private(set) var members: [Int: InterfaceMember] = [:]
  /// The conditions of the extension that declares a member.
  private(set) var conditions: [Int: GenericWhereClauseSyntax] = [:]
  /// The members of types, each with its type's path, by their names without labels.
  private(set) var named: [String: [(path: String, id: Int)]] = [:]
  /// The paths of types, by their last names.
  private(set) var types: [String: [String]] = [:]

  init(of tree: InterfaceTree) {
    for member in tree.globals { members[member.id] = member }
    for type in tree.types {
      types[type.path.splitAtLastDot.name, default: []].append(type.path)
      note(type.members, of: type.path)
    }
    for addition in tree.extensions {
      note(addition.members, of: addition.isOfOwnType ? addition.type : nil)
      guard let clause = addition.node.genericWhereClause else { continue }
      for member in addition.members { conditions[member.id] = clause }
    }
  }

  private mutating func note(_ found: [InterfaceMember], of path: String?) {
    for member in found {
      members[member.id] = member
      if let path { named[member.baseName, default: []].append((path, member.id)) }
    }
  }
}
