/// One registration. It knows its observer and its object, and keeps neither alive.
private final class Registration {
  private(set) weak var observer: AnyObject?
  let name: String?
  private(set) weak var object: AnyObject?
  let tell: (Bulletin) -> Void

  init(
    _ observer: AnyObject, _ name: String?, _ object: AnyObject?,
    tell: @escaping (Bulletin) -> Void
  ) {
    self.observer = observer
    self.name = name
    self.object = object
    self.tell = tell
  }

  func isFor(_ bulletin: Bulletin) -> Bool {
    (name == nil || name == bulletin.name)
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
    // TODO: 2. Register it. What does the centre keep, and what does the token keep?
    Token()
  }

  /// Delivers a bulletin, and returns when all have received it.
  public func post(name: String, object: AnyObject?, info: [String: String] = [:]) {
    // TODO: 3. Some registrations have ended: their listener or object was deallocated.
    let bulletin = Bulletin(name: name, object: object, info: info)
    for registration in registrations where registration.isFor(bulletin) {
      // TODO: 5. A registration may be removed during the post.
      registration.tell(bulletin)
    }
  }

  /// Removes the registrations of a listener, or of a token: those for this name and this object.
  ///
  /// If the name or the object is nil, it does not matter.
  public func removeObserver(
    _ observer: AnyObject, name: String? = nil, object: AnyObject? = nil
  ) {
    // TODO: 4. Remove them.
  }

}
