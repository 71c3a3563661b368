extension Announcer {
  /// The value at the end of a path, such as "onDuty.desk.lamp"; nil if the path ends before.
  public func value(along path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { value, key in
      guard let object = value as? Announcer else { return nil }
      return object.value(of: String(key))
    }
  }
}

/// One step of the way: an object, one of its keys, and the object that the key led to.
private final class Link {
  weak var object: Announcer?
  let key: String
  weak var next: Announcer?

  init(_ object: Announcer, _ key: String) {
    self.object = object
    self.key = key
    next = object.value(of: key) as? Announcer
  }

  func isSame(as other: Link) -> Bool {
    object === other.object && key == other.key
  }
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
    change(to: Wire.links(along: path, from: root))
  }

  /// Receives a change of one of the wire's links, before it and after it.
  public func observe(_ change: Change, of object: Announcer) {
    guard let root else { return cut() }
    let value = root.value(along: path)
    if change.isPrior {
      olds.append(value)
    } else if let old = olds.popLast() {
      self.change(to: Wire.links(along: path, from: root))
      observer?.observe(Change(key: path, old: old, new: value, isPrior: false), of: root)
    }
  }

  /// Ends the wire, and records each link that leads elsewhere without an announced change.
  public func cut() {
    if olds.isEmpty {
      for link in links {
        guard let object = link.object else { continue }
        let now = Link(object, link.key).next
        if now !== link.next { object.misuses.append(.notAnnounced(link.key)) }
      }
    }
    change(to: [])
  }

  /// Registers with what is new, and removes the wire from what is no link any more.
  private func change(to new: [Link]) {
    let gone = links.filter { link in !new.contains { $0.isSame(as: link) } }
    let come = new.filter { link in !links.contains { $0.isSame(as: link) } }
    links = new
    for link in gone { link.object?.removeObserver(self, of: link.key) }
    for link in come { link.object?.addObserver(self, of: link.key) }
  }

  /// All keys of objects on which the value at the end of a path depends.
  private static func links(along path: String, from root: Announcer) -> [Link] {
    var (links, open): ([Link], [(String, Announcer)]) = ([], [(path, root)])
    while let (path, start) = open.popLast() {
      var object: Announcer? = start
      for key in path.split(separator: ".").map(String.init) {
        guard let here = object else { break }
        let link = Link(here, key)
        object = link.next
        guard !links.contains(where: link.isSame) else { continue }
        links.append(link)
        open += type(of: here).keyPathsForValuesAffecting(key).map { ($0, here) }
      }
    }
    return links
  }
}
