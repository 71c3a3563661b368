/// One registration. It ends when it's removed, or when its listener or object is deallocated.
final class Registration {
  weak var observer: AnyObject?
  let name: String?
  weak var object: AnyObject?
  private let isForEverybody: Bool
  private let tell: (Bulletin) -> Void
  private let kept: AnyObject?
  private var isRemoved = false

  init(
    of observer: AnyObject, name: String?, object: AnyObject?, keeping kept: AnyObject? = nil,
    tell: @escaping (Bulletin) -> Void
  ) {
    (self.observer, self.name, self.object) = (observer, name, object)
    (self.kept, self.tell) = (kept, tell)
    isForEverybody = object == nil
  }

  var isOver: Bool { isRemoved || observer == nil || !isForEverybody && object == nil }

  /// Ends it, if it is the one that is meant.
  func remove(of observer: AnyObject, name: String?, object: AnyObject?) {
    guard observer === self.observer, name ?? self.name == self.name else { return }
    if object == nil || object === self.object { isRemoved = true }
  }

  func hear(_ bulletin: Bulletin) {
    guard !isOver, name ?? bulletin.name == bulletin.name else { return }
    if isForEverybody || object === bulletin.object { tell(bulletin) }
  }
}
