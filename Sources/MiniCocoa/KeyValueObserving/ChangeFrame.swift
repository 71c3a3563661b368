/// A change that has begun: whom it concerns, and what they will be told when it has ended.
///
/// Unchecked, since it is handed from the beginning to the end of one change only.
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

  /// Begins a change of a key: takes the old values of all, then tells those that want it before.
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

  /// Ends the change, when paths lead where they lead now: takes the new values of all, then tells
  /// all.
  ///
  /// So an observer that changes something itself does not change what later ones are told.
  consuming func end() {
    for place in entries.indices where entries[place].registration.stage == .active {
      let entry = entries[place]
      guard entry.registration.options.contains(.new) else { continue }
      let value = entry.registration.observedPath.value(from: entry.root)
      entries[place].change[.newKey] = entry.mutation.new(value)
    }
    for entry in entries { Self.tell(entry, entry.change) }
  }

  /// Whoever was removed meanwhile hears nothing.
  private static func tell(_ entry: Entry, _ change: [KeyValueChangeKey: Any]) {
    guard entry.registration.stage == .active else { return }
    entry.registration.tell(change, of: entry.root)
  }

  /// The object that is observed: a dying one may still change itself.
  private static func root(of registration: Registration, changing object: KVObject) -> KVObject? {
    registration.root ?? (registration.rootIdentity == ObjectIdentifier(object) ? object : nil)
  }
}
