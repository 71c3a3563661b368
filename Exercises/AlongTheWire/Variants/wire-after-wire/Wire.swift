extension Announcer {
  /// The value at the end of a path, such as "onDuty.desk.lamp"; nil if the path ends before.
  public func value(along path: String) -> Any? {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let key = parts.first else { return self }
    guard parts.count == 2 else { return value(of: key) }
    return (value(of: key) as? Announcer)?.value(along: parts[1])
  }
}

/// Notifies an observer when the value at the end of a path changes, until it's cut or deallocated.
public final class Wire: Observer {
  private weak var root: Announcer?
  private let path: String
  private weak var observer: (any Observer)?
  private var way: [Registration: Void] = [:]
  private var olds: [Any?] = []

  /// Creates a wire from an object along a path. It keeps no object alive.
  public init(from root: Announcer, along path: String, to observer: any Observer) {
    (self.root, self.path, self.observer) = (root, path, observer)
    visit(path, root)
  }

  /// Receives a change of one of the wire's links, before it and after it.
  public func observe(_ change: Change, of object: Announcer) {
    guard let root else { return }
    guard !change.isPrior else {
      olds.append(root.value(along: path))
      return
    }
    let old = olds.removeLast()
    leave()
    visit(path, root)
    let now = Change(key: path, old: old, new: root.value(along: path), isPrior: false)
    observer?.observe(now, of: root)
  }

  /// Ends the wire, and records each link that leads elsewhere without an announced change.
  public func cut() {
    if olds.isEmpty { way.keys.forEach { $0.noteSilence() } }
    leave()
  }

  /// Registers for the first key of a path, and for what comes of it.
  private func visit(_ path: String, _ object: Announcer) {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    let (key, rest) = (parts[0], parts.dropFirst().first)
    let next = object.value(of: key) as? Announcer
    if let rest, let next { visit(rest, next) }
    let registration = Registration(object, key, next)
    guard way.updateValue((), forKey: registration) == nil else { return }
    object.addObserver(self, of: key)
    for path in type(of: object).keyPathsForValuesAffecting(key) { visit(path, object) }
  }

  private func leave() {
    for registration in way.keys { registration.object?.removeObserver(self, of: registration.key) }
    way = [:]
  }
}
