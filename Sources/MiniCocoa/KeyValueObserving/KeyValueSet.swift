/// A set property whose observers learn which members each change adds or removes.
///
///     let tags = note.mutableSetValue(forKey: "tags", of: String.self)
///     tags.formUnion(["new", "read"])  // inserts the members that are not in the set yet
public struct KeyValueSet<Member: Hashable> {
  private let owner: KVObject
  private let key: String

  init(_ owner: KVObject, _ key: String) {
    self.owner = owner
    self.key = key
    if box == nil { Misuse.wrongType(key, of: owner, expecting: "\(Set<Member>.self)").report() }
  }

  private var box: DynamicBox<Set<Member>>? { owner.box(key) as? DynamicBox<Set<Member>> }

  /// The current members: `tags.members.contains("new")`.
  public var members: Set<Member> { box?.value ?? [] }

  /// Adds a member, as an insertion: `tags.insert("new")`.
  public func insert(_ member: Member) { formUnion([member]) }

  /// Removes a member, as a removal: `tags.remove("new")`.
  public func remove(_ member: Member) { subtract([member]) }

  /// Adds all members of another set, as an insertion: `tags.formUnion(["new", "read"])`.
  public func formUnion(_ others: Set<Member>) {
    change(.union, others) { members in
      members.formUnion(others)
      return []
    }
  }

  /// Removes all members of another set, as a removal: `tags.subtract(["new"])`.
  public func subtract(_ others: Set<Member>) {
    change(.minus, others) { members in others.compactMap { members.remove($0) } }
  }

  /// Keeps only members of another set, as a removal: `tags.formIntersection(["new"])`.
  public func formIntersection(_ others: Set<Member>) {
    change(.intersect, others) { members in
      members.subtracting(others).compactMap { members.remove($0) }
    }
  }

  /// Replaces the members by those of another set, as a replacement: `tags.setSet(["new"])`.
  public func setSet(_ others: Set<Member>) {
    change(.set, others) { members in
      let old = members
      members = others
      return Array(old)
    }
  }

  /// - Parameter body: Changes the set and returns the members that it removed.
  private func change(
    _ kind: KeyValueSetMutationKind, _ others: Set<Member>,
    _ body: (inout Set<Member>) -> [Member]
  ) {
    guard let box else { return }
    owner.change(key, .members(of: members, kind, others)) { box.update(body) }
  }
}

extension KVObject {
  /// Returns a set property that can be changed member by member.
  ///
  ///     note.mutableSetValue(forKey: "tags", of: String.self).insert("new")
  public final func mutableSetValue<Member: Hashable>(
    forKey key: String, of type: Member.Type = Member.self
  ) -> KeyValueSet<Member> {
    KeyValueSet(self, key)
  }
}
