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

/// One step of the way: an object, one of its keys, and the object that the key led to.
private struct Link {
  weak var object: Announcer?
  let key: String
  weak var next: Announcer?
}

/// Notifies an observer when the value at the end of a path changes, until it's cut or deallocated.
public final class Wire: Observer {
  private weak var root: Announcer?
  private let path: String
  private weak var observer: (any Observer)?
  private var links: [Link] = []
  private var olds: [Any?] = []

  /// Creates a wire from an object along a path. It keeps no object alive.
  public init(from root: Announcer, along path: String, to observer: any Observer) {
    (self.root, self.path, self.observer) = (root, path, observer)
    lay(path, from: root)
  }

  /// Registers with each object on the way that isn't a link yet.
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

  /// Receives a change of one of the wire's links, before it and after it.
  public func observe(_ change: Change, of object: Announcer) {
    guard let root else { return }
    if change.isPrior { return olds.append(root.value(along: path)) }
    let old = olds.popLast() ?? nil
    takeUp()
    lay(path, from: root)
    let new = root.value(along: path)
    observer?.observe(Change(key: path, old: old, new: new, isPrior: false), of: root)
  }

  /// Ends the wire, and records each link that leads elsewhere without an announced change.
  public func cut() {
    for link in links where olds.isEmpty {
      let now = link.object?.value(of: link.key) as? Announcer
      if now !== link.next { link.object?.misuses.append(.notAnnounced(link.key)) }
    }
    takeUp()
  }
}
