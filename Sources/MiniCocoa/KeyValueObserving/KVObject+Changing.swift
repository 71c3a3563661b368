extension KVObject {
  /// Says that a property is about to change, where nothing else says so.
  ///
  ///     willChangeValue(forKey: "total")
  ///     total += 1
  ///     didChangeValue(forKey: "total")
  ///
  /// Each has to be followed by its `didChangeValue(forKey:)`.
  public final func willChangeValue(forKey key: String) { begin(key, .setting) }

  /// Says that a property has changed: `didChangeValue(forKey: "total")`.
  public final func didChangeValue(forKey key: String) { end(key) }

  /// Says that elements of an array are about to come, go or be replaced.
  ///
  ///     willChange(.removal, valuesAt: [0], forKey: "tasks")
  public final func willChange(
    _ kind: KeyValueChange, valuesAt indexes: Indexes, forKey key: String
  ) {
    begin(key, kind == .setting ? .setting : .elements(kind, indexes))
  }

  /// Says that elements of an array have come, gone or been replaced.
  ///
  ///     didChange(.removal, valuesAt: [0], forKey: "tasks")
  public final func didChange(
    _ kind: KeyValueChange, valuesAt indexes: Indexes, forKey key: String
  ) {
    end(key)
  }

  /// Says that a set is about to be changed by the members of another one.
  ///
  ///     willChangeValue(forKey: "tags", withSetMutation: .union, using: ["new"])
  public final func willChangeValue<Member: Hashable>(
    forKey key: String, withSetMutation kind: KeyValueSetMutationKind, using members: Set<Member>
  ) {
    let existing = value(forKey: key) as? Set<Member> ?? []
    begin(key, .members(of: existing, kind, members))
  }

  /// Says that a set has been changed by the members of another one.
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
  /// Changes a dynamic property and tells so, if anybody is concerned.
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

  /// Changes the value of a key and tells so, unless its class does not want that.
  ///
  /// From before the value is stored until all paths that lead on from it are linked anew the change
  /// is under way.
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

  /// Has all paths that lead on from a key linked anew; also those that were registered while its
  /// value was being stored.
  private func linkFollowers(of key: String) {
    for follower in existingTable?.followers(of: key) ?? [] { follower.link() }
  }

  /// The same for a property whose name need not be known: nobody was concerned before.
  private func linkLateFollowers(of box: AnyDynamicBox) {
    guard let table = existingTable, table.hasLinks, let key = key(of: box) else { return }
    linkFollowers(of: key)
  }
}
