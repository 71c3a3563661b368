/// A set property of an object: who changes it through this tells observers what came and went.
///
///     let tags = note.mutableSetValue(forKey: "tags", of: String.self)
///     tags.formUnion(["new", "read"])  // an insertion of those that were not there
public struct KeyValueSet<Member: Hashable> {
  private let owner: KVObject
  private let key: String

  init(_ owner: KVObject, _ key: String) {
    self.owner = owner
    self.key = key
    if box == nil { Misuse.wrongType(key, of: owner, expecting: "\(Set<Member>.self)").report() }
  }

  private var box: DynamicBox<Set<Member>>? { owner.box(key) as? DynamicBox<Set<Member>> }

  /// The members now: `tags.members.contains("new")`.
  public var members: Set<Member> { box?.value ?? [] }

  /// Adds a member, an insertion: `tags.insert("new")`.
  public func insert(_ member: Member) { formUnion([member]) }

  /// Takes a member away, a removal: `tags.remove("new")`.
  public func remove(_ member: Member) { subtract([member]) }

  /// Adds all members of another set, an insertion: `tags.formUnion(["new", "read"])`.
  public func formUnion(_ others: Set<Member>) {
    change(.union, others) { members in
      members.formUnion(others)
      return []
    }
  }

  /// Takes away all members of another set, a removal: `tags.subtract(["new"])`.
  public func subtract(_ others: Set<Member>) {
    change(.minus, others) { members in others.compactMap { members.remove($0) } }
  }

  /// Takes away all but the members of another set, a removal: `tags.formIntersection(["new"])`.
  public func formIntersection(_ others: Set<Member>) {
    change(.intersect, others) { members in
      members.subtracting(others).compactMap { members.remove($0) }
    }
  }

  /// Has the members of another set instead of its own, a replacement: `tags.setSet(["new"])`.
  public func setSet(_ others: Set<Member>) {
    change(.set, others) { members in
      let old = members
      members = others
      return Array(old)
    }
  }

  /// - Parameter body: Returns the members that it took out.
  private func change(
    _ kind: KeyValueSetMutationKind, _ others: Set<Member>,
    _ body: (inout Set<Member>) -> [Member]
  ) {
    guard let box else { return }
    owner.change(key, .members(of: members, kind, others)) { box.update(body) }
  }
}

extension KVObject {
  /// A set property, for changing it member by member.
  ///
  ///     note.mutableSetValue(forKey: "tags", of: String.self).insert("new")
  public final func mutableSetValue<Member: Hashable>(
    forKey key: String, of type: Member.Type = Member.self
  ) -> KeyValueSet<Member> {
    KeyValueSet(self, key)
  }
}
