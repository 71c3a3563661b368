/// A key of an object for which a wire is registered. It keeps nobody.
struct Registration: Hashable {
  weak var object: Announcer?
  let key: String
  private weak var next: Announcer?
  private let identifier: ObjectIdentifier

  init(_ object: Announcer, _ key: String, _ next: Announcer?) {
    (self.object, self.key, self.next) = (object, key, next)
    identifier = ObjectIdentifier(object)
  }

  /// Takes a note if the key leads to another object than at the beginning.
  func noteSilence() {
    guard let object, object.value(of: key) as? Announcer !== next else { return }
    object.misuses.append(.notAnnounced(key))
  }

  static func == (one: Registration, other: Registration) -> Bool {
    one.identifier == other.identifier && one.key == other.key
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(key)
  }
}
