import SwiftSyntax

/// A submission's interface, with everything taken out that the solution's lacks.
///
/// A suite that is compiled against it sees nothing of a submission but what the exercise promises:
/// no additions to anybody's types, no operators, no overloads. What is left stands as the
/// submission has it (superclass, class constraint, inherited protocols), because the suite has to
/// fit what it is loaded with. Most submissions have the solution's text left, however much they
/// add.
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
  /// Classes that lose an initializer, so that nobody inherits what they do not see.
  private(set) var bereft: Set<String> = []
  /// Where it departs from the solution so that no suite may be compiled against it.
  private(set) var departures: [Departure] = []

  init(of own: InterfaceTree, to reference: InterfaceTree) {
    self.own = own
    self.reference = reference
    for type in reference.types { keep(promised: type) }
    for addition in reference.extensions where !addition.isOfOwnType { keep(alike: addition) }
    select(reference.globals, from: own.globals)
    keepWhatIsMentioned()
  }

  // MARK: - What the exercise promises

  private mutating func keep(promised type: InterfaceTree.TypeEntry) {
    guard let found = own.type(at: type.path) else { return }
    refuseFrozen(found, unless: type)
    types.insert(type.path)
    if found.isProtocol, type.isProtocol {
      keep(protocol: found.path, promising: type.path)
    } else {
      keep(membersOf: found.path, promising: type.path)
    }
  }

  /// How a frozen type lies in memory is known to the suite, so it would have to be the solution's.
  private mutating func refuseFrozen(
    _ found: InterfaceTree.TypeEntry, unless type: InterfaceTree.TypeEntry?
  ) {
    guard found.isFrozen, type?.isFrozen != true else { return }
    departures.append(
      Departure(
        owner: "", expected: (type ?? found).header.replacing("@frozen ", with: ""),
        kind: .changed(found.header)))
  }

  /// Keeps members of this type, its superclasses and the protocols that provide for it, which
  /// stand for those of the solution's type.
  private mutating func keep(membersOf path: String, promising promised: String) {
    let wanted = reference.members(of: promised)
    types.insert(path)
    let found = select(wanted, from: own.members(of: path)).map(\.key)
    keep(
      conformancesOf: path, promising: promised,
      providing: wanted.filter { !found.contains($0.key) })
    if own.type(at: path)?.isClass == true {
      let initializers = own.members(of: path).filter(\.isDesignatedInitializer)
      if !initializers.allSatisfy({ members.contains($0.id) }) { bereft.insert(path) }
    }
    // Once for each heir, since each may have left something else to it.
    if let superclass = own.superclass(of: path) {
      keep(membersOf: superclass, promising: promised)
    }
  }

  /// Keeps what the solution's type adopts, what leads to it, and what declares members for all
  /// who adopt it that the type itself lacks.
  private mutating func keep(
    conformancesOf path: String, promising promised: String, providing missing: [InterfaceMember]
  ) {
    let promisedNames = reference.adopted(by: promised)
    for name in own.adopted(by: path) {
      let line = own.path(ofTypeNamed: name).map(own.lineage) ?? []
      let provided = line.flatMap {
        select(missing, from: own.extensions(of: $0).flatMap(\.members))
      }
      let leadsOn = line.contains { promisedNames.contains("\(own.module).\($0)") }
      if promisedNames.contains(name) || leadsOn || !provided.isEmpty {
        adoptions[path, default: []].insert(name)
        types.formUnion(line)
      }
    }
  }

  /// A protocol that a suite's types may adopt: what it asks for has to be what the solution's asks
  /// for, and whatever else it asks for has to have a default, and is not seen.
  private mutating func keep(protocol path: String, promising promised: String) {
    let promisedLine = reference.lineage(promised)
    let requirements = promisedLine.flatMap { reference.type(at: $0)?.members ?? [] }
    let defaults = promisedLine.flatMap { reference.extensions(of: $0).flatMap(\.members) }
    for ancestor in own.lineage(path) {
      types.insert(ancestor)
      let asked = own.type(at: ancestor)?.members ?? []
      select(requirements, from: asked)
      let keys = Set(requirements.map(\.key))
      for requirement in asked
      where !keys.contains(requirement.key) && !own.hasDefault(requirement, in: ancestor) {
        departures.append(
          Departure(owner: ancestor, expected: requirement.text, kind: .asksForMore))
      }
      select(requirements + defaults, from: own.extensions(of: ancestor).flatMap(\.members))
    }
  }

  /// Of an extension of somebody else's type, what the solution has to the letter.
  private mutating func keep(alike addition: InterfaceTree.ExtensionEntry) {
    let alike = own.extensions.filter {
      !$0.isOfOwnType && $0.type == addition.type && $0.conditions == addition.conditions
    }
    for member in alike.flatMap(\.members)
    where addition.members.contains(where: {
      $0.key == member.key && $0.signature == member.signature
    }) {
      members.insert(member.id)
    }
    // `@retroactive` is a word to whoever reads the sources.
    let adopted = Set(addition.inherited.map(\.type.withoutAttributes))
    adoptions[addition.type, default: []].formUnion(
      alike.flatMap(\.inherited).map(\.type.withoutAttributes).filter(adopted.contains))
  }

  /// Keeps the members that stand for these, and answers which were found: of several that are
  /// called alike the one that is the solution's, if one is.
  @discardableResult
  private mutating func select(
    _ wanted: [InterfaceMember], from candidates: [InterfaceMember]
  ) -> [InterfaceMember] {
    let byKey = Dictionary(grouping: candidates, by: \.key)
    return wanted.filter { promised in
      let namesakes = byKey[promised.key] ?? candidates.filter { $0.stands(for: promised) }
      let exact = namesakes.filter { $0.signature == promised.signature }
      let found = exact.isEmpty && !promised.isOperator ? namesakes : exact
      members.formUnion(found.map(\.id))
      return !found.isEmpty
    }
  }

  // MARK: - What that mentions

  /// Types that stay because something that stays names them; nothing is to be seen of them but
  /// that they exist.
  private mutating func keepWhatIsMentioned() {
    var known = 0
    while known != types.count + members.count {
      known = types.count + members.count
      for path in mentions() { keep(mentioned: path) }
      for member in allMembers where members.contains(member.id) {
        keepWhatDefaultsName(in: member)
      }
    }
  }

  private mutating func keep(mentioned path: String) {
    let outer = path.indices.filter { path[$0] == "." }.map { String(path[..<$0]) }
    types.formUnion(outer)
    guard types.insert(path).inserted, let type = own.type(at: path) else { return }
    refuseFrozen(type, unless: nil)
    if type.isClass { bereft.insert(path) }
  }

  /// Keeps what a caller needs to work out a member's default values, as far as it belongs to a
  /// type of the module: what stands elsewhere would be seen by all that the suite does.
  private mutating func keepWhatDefaultsName(in member: InterfaceMember) {
    let defaults = DefaultValues(in: member.node)
    let names = defaults.names
    guard !names.isEmpty else { return }
    let finder = MentionFinder(tree: own)
    for type in defaults.types { finder.walk(type) }
    for type in own.types {
      let isMade = finder.paths.contains(type.path) || names.contains(type.path.splitAtLastDot.name)
      let found = own.members(of: type.path).filter {
        names.contains($0.baseName) || (isMade && $0.baseName == "init")
      }
      guard isMade || !found.isEmpty else { continue }
      keep(mentioned: type.path)
      members.formUnion(found.map(\.id))
      adoptions[type.path, default: []].formUnion(
        own.adopted(by: type.path).filter { own.path(ofTypeNamed: $0) != nil })
    }
  }

  private mutating func mentions() -> Set<String> {
    let finder = MentionFinder(tree: own)
    for member in allMembers where members.contains(member.id) { finder.walk(member.node) }
    for type in own.types where types.contains(type.path) { finder.walk(bareHeader(of: type)) }
    for addition in own.extensions
    where addition.members.contains(where: { members.contains($0.id) }) {
      if let conditions = addition.node.genericWhereClause { finder.walk(conditions) }
    }
    members.formUnion(finder.aliases)
    return finder.paths
  }

  private var allMembers: [InterfaceMember] {
    own.globals + own.types.flatMap(\.members) + own.extensions.flatMap(\.members)
  }

  /// What stays of the list behind a type's colon.
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
