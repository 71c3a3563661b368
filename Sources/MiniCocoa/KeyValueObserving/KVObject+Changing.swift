extension KVObject {
  /// Announces that a property is about to change, where that does not happen automatically.
  ///
  ///     willChangeValue(forKey: "total")
  ///     total += 1
  ///     didChangeValue(forKey: "total")
  ///
  /// Each call needs a matching `didChangeValue(forKey:)`.
  public final func willChangeValue(forKey key: String) { begin(key, .setting) }

  /// Announces that a property has changed: `didChangeValue(forKey: "total")`.
  public final func didChangeValue(forKey key: String) { end(key) }

  /// Announces that array elements are about to be inserted, removed or replaced.
  ///
  ///     willChange(.removal, valuesAt: [0], forKey: "tasks")
  public final func willChange(
    _ kind: KeyValueChange, valuesAt indexes: Indexes, forKey key: String
  ) {
    begin(key, kind == .setting ? .setting : .elements(kind, indexes))
  }

  /// Announces that array elements have been inserted, removed or replaced.
  ///
  ///     didChange(.removal, valuesAt: [0], forKey: "tasks")
  public final func didChange(
    _ kind: KeyValueChange, valuesAt indexes: Indexes, forKey key: String
  ) {
    end(key)
  }

  /// Announces that a set is about to change by a set operation.
  ///
  ///     willChangeValue(forKey: "tags", withSetMutation: .union, using: ["new"])
  public final func willChangeValue<Member: Hashable>(
    forKey key: String, withSetMutation kind: KeyValueSetMutationKind, using members: Set<Member>
  ) {
    let existing = value(forKey: key) as? Set<Member> ?? []
    begin(key, .members(of: existing, kind, members))
  }

  /// Announces that a set has changed by a set operation.
  ///
  ///     didChangeValue(forKey: "tags", withSetMutation: .union, using: ["new"])
  public final func didChangeValue<Member: Hashable>(
    forKey key: String, withSetMutation kind: KeyValueSetMutationKind, using members: Set<Member>
  ) {
    end(key)
  }

  private func begin(_ key: String, _ mutation: Mutation) {
    let links = table.beginManualChange(of: key)
    table.push(ChangeFrame(of: key, in: self, links, mutation))
  }

  private func end(_ key: String) {
    guard let frame = existingTable?.pop(key) else {
      return Misuse.unbalancedChange(key, of: self).report()
    }
    linkFollowers(of: key)
    table.settle(key)
    frame.end()
  }
}

// MARK: - Automatic changes

extension KVObject {
  /// Changes a dynamic property and notifies its observers, if there are any.
  final func change(_ box: AnyDynamicBox, by body: () -> Void) {
    guard let table = existingTable, table.hasLinks else {
      body()
      return linkLateFollowers(of: box)
    }
    guard let key = key(of: box) else {
      Misuse.hiddenProperty(of: self).report()
      return body()
    }
    change(key, .setting, by: body)
  }

  /// Changes the value of a key and notifies its observers, unless the class turned that off.
  ///
  /// The change is in progress from before the value is stored until all paths that continue beyond
  /// the key have been relinked.
  final func change(_ key: String, _ mutation: @autoclosure () -> Mutation, by body: () -> Void) {
    guard type(of: self).automaticallyNotifiesObservers(forKey: key) else { return body() }
    guard let links = existingTable?.beginChange(of: key), !links.isEmpty else {
      body()
      return linkFollowers(of: key)
    }
    let frame = ChangeFrame(of: key, in: self, links, mutation())
    body()
    linkFollowers(of: key)
    table.settle(key)
    frame.end()
  }

  /// Relinks all paths beyond a key, including those registered while its value was being stored.
  private func linkFollowers(of key: String) {
    for follower in existingTable?.followers(of: key) ?? [] { follower.link() }
  }

  /// Does the same for a property whose name may be unknown because it had no observers before.
  private func linkLateFollowers(of box: AnyDynamicBox) {
    guard let table = existingTable, table.hasLinks, let key = key(of: box) else { return }
    linkFollowers(of: key)
  }
}
