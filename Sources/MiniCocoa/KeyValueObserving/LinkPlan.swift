/// Whose changes concern those who observe a path: the keys on it, and all they depend on.
struct LinkPlan {
  private(set) var entries: [Entry] = []
  private(set) var misuses: [Misuse] = []
  private var visited: Set<Visit> = []
  private let root: KVObject
  private let path: ObservedPath

  /// A key of an object, and its role for the path.
  struct Entry: Hashable, Sendable {
    let table: ObservationTable
    let key: String
    var role: ObservationTable.Link.Role

    static func == (left: Entry, right: Entry) -> Bool {
      left.table === right.table && left.key == right.key && left.role == right.role
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(table))
      hasher.combine(key)
    }
  }

  /// What has been followed need not be followed again, and may lead back to itself.
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

  /// - Parameter role: That of the last step: whether it is the path's own end, and whether the
  ///   path leads on from there.
  private mutating func follow(
    _ steps: ArraySlice<String>, from object: KVObject, _ role: ObservationTable.Link.Role
  ) {
    let visit = Visit(object: ObjectIdentifier(object), steps: steps, role: role)
    guard let key = steps.first, visited.insert(visit).inserted else { return }
    let rest = steps.dropFirst()
    let leadsOn = role.leadsOn || !rest.isEmpty
    add(object.table, key, .init(isEnd: role.isEnd && !leadsOn, leadsOn: leadsOn))
    for other in type(of: object).keyPathsForValuesAffectingValue(forKey: key).sorted() {
      follow(ObservedPath(other).steps[...], from: object, .init(isEnd: false, leadsOn: leadsOn))
    }
    guard let next = rest.first, let value = object.value(forKey: key) else { return }
    if let child = value as? KVObject {
      follow(rest, from: child, role)
    } else if !(value is any Collection) || value is String {
      misuses.append(.unknownKey(next, of: value, on: path.text, from: root))
    } else if next != "@count" {
      misuses.append(.throughCollection(path.text, of: root))
    }
  }

  private mutating func add(
    _ table: ObservationTable, _ key: String, _ role: ObservationTable.Link.Role
  ) {
    guard let place = entries.firstIndex(where: { $0.table === table && $0.key == key }) else {
      return entries.append(Entry(table: table, key: key, role: role))
    }
    entries[place].role.isEnd = entries[place].role.isEnd || role.isEnd
    entries[place].role.leadsOn = entries[place].role.leadsOn || role.leadsOn
  }
}
