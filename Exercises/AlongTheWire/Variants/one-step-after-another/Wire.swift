extension Announcer {
  /// The value at the end of a path, such as "onDuty.desk.lamp"; nil if the path ends before.
  public func value(along path: String) -> Any? {
    var keys = path.split(separator: ".").map(String.init)
    let last = keys.removeLast()
    var object = self
    for key in keys {
      guard let next = object.value(of: key) as? Announcer else { return nil }
      object = next
    }
    return object.value(of: last)
  }
}

/// Notifies an observer when the value at the end of a path changes, until it's cut or deallocated.
public final class Wire: Observer {
  private weak var root: Announcer?
  private let path: String
  private weak var observer: (any Observer)?
  private var ears: [Ear] = []
  private var olds: [Any?] = []

  /// Creates a wire from an object along a path. It keeps no object alive.
  public init(from root: Announcer, along path: String, to observer: any Observer) {
    (self.root, self.path, self.observer) = (root, path, observer)
    ears = walk(path, from: root)
  }

  /// Receives a change of one of the wire's links, before it and after it.
  public func observe(_ change: Change, of object: Announcer) {
    guard let root else { return }
    if change.isPrior { olds.append(root.value(along: path)) } else { tell(root) }
  }

  private func tell(_ root: Announcer) {
    guard let old = olds.popLast() else { return }
    let before = ears
    ears = walk(path, from: root)
    for ear in before where !ears.contains(where: { $0 === ear }) { ear.leave() }
    let change = Change(key: path, old: old, new: root.value(along: path), isPrior: false)
    observer?.observe(change, of: root)
  }

  /// Ends the wire, and records each link that leads elsewhere without an announced change.
  public func cut() {
    if olds.isEmpty { for ear in ears { ear.check() } }
    for ear in ears { ear.leave() }
    ears = []
  }

  /// An ear for each key of the way and of its parts: the one that is there, or a new one.
  private func walk(_ path: String, from start: Announcer, after met: [Ear] = []) -> [Ear] {
    var (found, next) = (met, start as Announcer?)
    for key in path.split(separator: ".").map(String.init) {
      guard let object = next else { break }
      next = object.value(of: key) as? Announcer
      guard !found.contains(where: { $0.isAt(object, key) }) else { continue }
      let ear = ears.first { $0.isAt(object, key) } ?? Ear(at: object, key, of: self)
      ear.next = next
      found.append(ear)
      for part in type(of: object).keyPathsForValuesAffecting(key) {
        found = walk(part, from: object, after: found)
      }
    }
    return found
  }
}
