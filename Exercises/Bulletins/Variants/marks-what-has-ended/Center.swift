/// Delivers bulletins to all that have registered for them.
public final class Center {
  private var registrations: [Registration] = []

  /// Creates a centre without registrations.
  public init() {}

  /// Registers a listener for a name and an object; nil means any.
  public func addObserver(_ listener: any Listener, name: String?, object: AnyObject?) {
    registrations.append(
      Registration(of: listener, name: name, object: object) { [weak listener] in
        listener?.hear($0)
      })
  }

  /// Registers a closure for a name and an object; nil means any.
  public func addObserver(
    forName name: String?, object: AnyObject?, using closure: @escaping (Bulletin) -> Void
  ) -> Token {
    let token = Token()
    registrations.append(
      Registration(of: token, name: name, object: object, keeping: token, tell: closure))
    return token
  }

  /// Delivers a bulletin, and returns when all have received it.
  public func post(name: String, object: AnyObject?, info: [String: String] = [:]) {
    forget()
    let bulletin = Bulletin(name: name, object: object, info: info)
    for registration in registrations { registration.hear(bulletin) }
  }

  /// Removes the registrations of a listener, or of a token: those for this name and this object.
  ///
  /// If the name or the object is nil, it does not matter.
  public func removeObserver(
    _ observer: AnyObject, name: String? = nil, object: AnyObject? = nil
  ) {
    for registration in registrations {
      registration.remove(of: observer, name: name, object: object)
    }
    forget()
  }

  /// Takes out what is over. It goes when this returns, and may call the centre.
  private func forget() {
    var rest = registrations.filter { !$0.isOver }
    swap(&rest, &registrations)
  }
}
