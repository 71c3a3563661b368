/// One registration. It knows its observer and its object, and keeps neither alive.
private final class Registration {
  private(set) weak var observer: AnyObject?
  let name: String?
  private(set) weak var object: AnyObject?
  private let isForOneObject: Bool
  private let token: Token?
  let tell: (Bulletin) -> Void

  init(
    _ observer: AnyObject, _ name: String?, _ object: AnyObject?, keeping token: Token? = nil,
    tell: @escaping (Bulletin) -> Void
  ) {
    self.observer = observer
    self.name = name
    self.object = object
    isForOneObject = object != nil
    self.token = token
    self.tell = tell
  }

  /// Whether the listener was deallocated, or the only object that this is for.
  var hasGone: Bool { observer == nil || isForOneObject && object == nil }

  func isFor(_ bulletin: Bulletin) -> Bool {
    !hasGone && (name == nil || name == bulletin.name)
      && (object == nil || object === bulletin.object)
  }
}

/// Delivers bulletins to all that have registered for them.
public final class Center {
  private var registrations: [Registration] = []

  /// Creates a centre without registrations.
  public init() {}

  /// Registers a listener for a name and an object; nil means any.
  public func addObserver(_ listener: any Listener, name: String?, object: AnyObject?) {
    registrations.append(
      Registration(listener, name, object) { [weak listener] in listener?.hear($0) })
  }

  /// Registers a closure for a name and an object; nil means any.
  public func addObserver(
    forName name: String?, object: AnyObject?, using closure: @escaping (Bulletin) -> Void
  ) -> Token {
    let token = Token()
    registrations.append(Registration(token, name, object, keeping: token, tell: closure))
    return token
  }

  /// Delivers a bulletin, and returns when all have received it.
  public func post(name: String, object: AnyObject?, info: [String: String] = [:]) {
    remove { $0.hasGone }
    let bulletin = Bulletin(name: name, object: object, info: info)
    for registration in registrations where registration.isFor(bulletin) {
      guard registrations.contains(where: { $0 === registration }) else { continue }
      registration.tell(bulletin)
    }
  }

  /// Removes the registrations of a listener, or of a token: those for this name and this object.
  ///
  /// If the name or the object is nil, it does not matter.
  public func removeObserver(
    _ observer: AnyObject, name: String? = nil, object: AnyObject? = nil
  ) {
    remove {
      $0.observer === observer && (name == nil || $0.name == name)
        && (object == nil || $0.object === object)
    }
  }

  /// Releases them when the list has changed, because a `deinit` may call the centre.
  private func remove(where isOver: (Registration) -> Bool) {
    let before = registrations
    registrations = before.filter { !isOver($0) }
    withExtendedLifetime(before) {}
  }
}
