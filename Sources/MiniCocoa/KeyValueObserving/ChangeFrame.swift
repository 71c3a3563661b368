/// A change in progress: the registrations it affects and the change dictionaries to deliver at its
/// end.
///
/// Its safety is unchecked: it only passes from the beginning to the end of one change.
struct ChangeFrame: @unchecked Sendable {
  let key: String
  private var entries: [Entry] = []

  private struct Entry {
    let registration: Registration
    let root: KVObject
    let mutation: Mutation
    var change: [KeyValueChangeKey: Any]

    init(_ link: ObservationTable.Link, _ root: KVObject, _ mutation: Mutation) {
      registration = link.registration
      self.root = root
      self.mutation = mutation
      change = [.kindKey: mutation.kind]
      if let indexes = mutation.indexes { change[.indexesKey] = indexes }
      if registration.options.contains(.old) {
        change[.oldKey] = mutation.old(registration.observedPath.value(from: root))
      }
    }
  }

  /// Begins a change of a key: collects all old values, then sends the prior notifications.
  init(of key: String, in object: KVObject, _ links: [ObservationTable.Link], _ mutation: Mutation)
  {
    self.key = key
    for link in links where link.registration.stage == .active {
      guard let root = Self.root(of: link.registration, changing: object) else { continue }
      entries.append(Entry(link, root, link.role.isEnd ? mutation : .setting))
    }
    for entry in entries where entry.registration.options.contains(.prior) {
      var change = entry.change
      change[.notificationIsPriorKey] = true
      Self.tell(entry, change)
    }
  }

  /// Ends the change after the paths have been relinked: collects all new values, then notifies
  /// all.
  ///
  /// An observer that makes another change thus does not affect what later observers receive.
  consuming func end() {
    for place in entries.indices where entries[place].registration.stage == .active {
      let entry = entries[place]
      guard entry.registration.options.contains(.new) else { continue }
      let value = entry.registration.observedPath.value(from: entry.root)
      entries[place].change[.newKey] = entry.mutation.new(value)
    }
    for entry in entries { Self.tell(entry, entry.change) }
  }

  /// Notifies a registration, unless it was removed in between.
  private static func tell(_ entry: Entry, _ change: [KeyValueChangeKey: Any]) {
    guard entry.registration.stage == .active else { return }
    entry.registration.tell(change, of: entry.root)
  }

  /// The observed object; one in deinit may still change its own properties.
  private static func root(of registration: Registration, changing object: KVObject) -> KVObject? {
    registration.root ?? (registration.rootIdentity == ObjectIdentifier(object) ? object : nil)
  }
}
