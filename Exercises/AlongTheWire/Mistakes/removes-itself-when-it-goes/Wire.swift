extension Announcer {
  /// The value at the end of a path, such as "onDuty.desk.lamp"; nil if the path ends before.
  public func value(along path: String) -> Any? {
    var value: Any? = self
    for key in path.split(separator: ".") {
      value = (value as? Announcer)?.value(of: String(key))
    }
    return value
  }
}

/// One step of the way: an object, a key of it, and the object to which that has led.
private struct Link {
  weak var object: Announcer?
  let key: String
  weak var next: Announcer?
}

/// Tells an observer when the value at the end of a path changes, until it is cut or freed.
public final class Wire: Observer {
  private weak var root: Announcer?
  private let path: String
  private weak var observer: (any Observer)?
  private var links: [Link] = []
  private var olds: [Any?] = []

  /// Creates a wire that leads from an object along a path. It keeps nobody.
  public init(from root: Announcer, along path: String, to observer: any Observer) {
    (self.root, self.path, self.observer) = (root, path, observer)
    lay(path, from: root)
  }

  deinit { cut() }

  /// Registers with each object on the way that is not a link yet.
  private func lay(_ path: String, from start: Announcer) {
    var object: Announcer? = start
    for key in path.split(separator: ".").map(String.init) {
      guard let here = object else { return }
      object = here.value(of: key) as? Announcer
      if links.contains(where: { $0.object === here && $0.key == key }) { continue }
      links.append(Link(object: here, key: key, next: object))
      here.addObserver(self, of: key)
      for path in type(of: here).keyPathsForValuesAffecting(key) { lay(path, from: here) }
    }
  }

  private func takeUp() {
    for link in links { link.object?.removeObserver(self, of: link.key) }
    links = []
  }

  /// A link of the wire changes: before that, and after it.
  public func observe(_ change: Change, of object: Announcer) {
    guard let root else { return }
    if change.isPrior { return olds.append(root.value(along: path)) }
    let old = olds.popLast() ?? nil
    takeUp()
    lay(path, from: root)
    let new = root.value(along: path)
    observer?.observe(Change(key: path, old: old, new: new, isPrior: false), of: root)
  }

  /// Ends it. A link that leads to another object now, although no change was told, is noted.
  public func cut() {
    for link in links where olds.isEmpty {
      let now = link.object?.value(of: link.key) as? Announcer
      if now !== link.next { link.object?.misuses.append(.notAnnounced(link.key)) }
    }
    takeUp()
  }
}
