/// The places whose changes affect the observers of a path: its keys, and all they depend on.
struct LinkPlan {
  private(set) var entries: [Place: Entry] = [:]
  private(set) var misuses: [Misuse] = []
  /// Mistakes that Cocoa does not notice: only a test records them.
  private(set) var notes: [Misuse] = []
  private var visited: Set<Visit> = []
  private let root: KVObject
  private let path: ObservedPath

  /// A key of an object.
  struct Place: Hashable {
    let table: ObservationTable
    let key: String

    static func == (left: Place, right: Place) -> Bool {
      left.table === right.table && left.key == right.key
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(table))
      hasher.combine(key)
    }
  }

  /// The role of a place in the path, and its change counts when the plan was made.
  struct Entry {
    /// The object of this place; not retained.
    fileprivate weak let object: KVObject?
    var role: ObservationTable.Link.Role
    /// Nil if a change here would not lead the path to a different object.
    fileprivate var past: Past?

    /// Whether the object's deinit has begun, so that no path leads here any more.
    var isGone: Bool { object == nil }

    /// Whether a value has been stored here since, with a notification.
    func isOutdated(at place: Place) -> Bool { past?.isOver(at: place) ?? false }
  }

  /// The counts of changes at a place.
  fileprivate struct Past {
    let manualChanges: Int
    /// The property's storage, if setting it notifies; weak: its value may keep other objects
    /// alive.
    weak let box: AnyDynamicBox?
    let version: Int

    init(of key: String, in object: KVObject) {
      manualChanges = object.table.manualChanges(of: key)
      let tells = type(of: object).automaticallyNotifiesObservers(forKey: key)
      let box = tells ? object.box(key) : nil
      self.box = box
      version = box?.version ?? 0
    }

    func isOver(at place: Place) -> Bool {
      if place.table.manualChanges(of: place.key) != manualChanges { return true }
      return box.map { $0.version != version } ?? false
    }
  }

  /// A visited place: following it again is unnecessary, and could lead to an endless loop.
  private struct Visit: Hashable {
    let object: ObjectIdentifier
    let steps: ArraySlice<String>
    let role: ObservationTable.Link.Role
  }

  init(from root: KVObject, _ path: ObservedPath) {
    self.root = root
    self.path = path
    follow(path.steps[...], from: root, .init(isEnd: true, leadsOn: path.isBeginning))
  }

  /// Whether a value was stored at one of its places since the plan was made.
  var isOutdated: Bool { entries.contains { place, entry in entry.isOutdated(at: place) } }

  /// Whether both contain the same places in the same roles.
  func isSame(as other: [Place: ObservationTable.Link.Role]) -> Bool {
    entries.mapValues(\.role) == other
  }

  /// A class's declaration that one of its keys depends on a path.
  struct Dependency {
    let owner: KVObject
    let key: String
    let path: String
  }

  /// - Parameters:
  ///   - role: The role of the last step: whether it is the end of the path, and whether the path
  ///     continues from there.
  ///   - dependency: The declaration being followed, if it is not the path itself.
  private mutating func follow(
    _ steps: ArraySlice<String>, from object: KVObject, _ role: ObservationTable.Link.Role,
    for dependency: Dependency? = nil
  ) {
    let visit = Visit(object: ObjectIdentifier(object), steps: steps, role: role)
    guard let key = steps.first, visited.insert(visit).inserted else { return }
    let rest = steps.dropFirst()
    let leadsOn = role.leadsOn || !rest.isEmpty
    add(object, key, .init(isEnd: role.isEnd && !leadsOn, leadsOn: leadsOn))
    let affecting = type(of: object).keyPathsForValuesAffectingValue(forKey: key)
    for other in affecting {
      follow(
        ObservedPath(other).steps[...], from: object, .init(isEnd: false, leadsOn: leadsOn),
        for: Dependency(owner: object, key: key, path: other))
    }
    guard let next = rest.first else {
      // A derived key needs no property.
      if let dependency, affecting.isEmpty, !object.hasProperty(key) {
        misuses.append(.unknownKey(key, of: object, in: dependency))
      }
      if dependency == nil, affecting.isEmpty, Misuse.isRecorded, !object.declaresProperty(key),
        !(object is any CustomReflectable)
      {
        notes.append(.unknownKey(key, of: object))
      }
      return
    }
    guard let value = object.value(forKey: key) else { return }
    if let child = value as? KVObject {
      follow(rest, from: child, role, for: dependency)
    } else if !(value is any Collection) || value is String {
      misuses.append(.unknownKey(next, of: value, on: path.text, from: root))
    } else if next != "@count" {
      misuses.append(.throughCollection(path.text, of: root))
    }
  }

  /// Adds a place before its value is read, so that a later write outdates the entry.
  private mutating func add(
    _ object: KVObject, _ key: String, _ role: ObservationTable.Link.Role
  ) {
    let place = Place(table: object.table, key: key)
    var entry = entries[place] ?? Entry(object: object, role: role)
    entry.role.isEnd = entry.role.isEnd || role.isEnd
    entry.role.leadsOn = entry.role.leadsOn || role.leadsOn
    if role.leadsOn, entry.past == nil { entry.past = Past(of: key, in: object) }
    entries[place] = entry
  }
}
