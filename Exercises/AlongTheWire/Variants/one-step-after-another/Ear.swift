/// A wire's ear at one key of one object.
final class Ear: Observer {
  /// Where the key has led.
  weak var next: Announcer?

  private weak var object: Announcer?
  private let key: String
  private weak var wire: Wire?

  init(at object: Announcer, _ key: String, of wire: Wire) {
    (self.object, self.key, self.wire) = (object, key, wire)
    object.addObserver(self, of: key)
  }

  func observe(_ change: Change, of object: Announcer) {
    wire?.observe(change, of: object)
  }

  func isAt(_ object: Announcer, _ key: String) -> Bool {
    self.object === object && self.key == key
  }

  /// Takes a note if the key leads elsewhere, and nobody has said so.
  func check() {
    guard let object, object.value(of: key) as? Announcer !== next else { return }
    object.misuses.append(.notAnnounced(key))
  }

  func leave() {
    object?.removeObserver(self, of: key)
  }
}
