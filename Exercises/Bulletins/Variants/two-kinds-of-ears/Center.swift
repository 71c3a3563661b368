/// Delivers bulletins to all that have registered for them.
public final class Center {
  private var registrations: [Registration] = []

  /// Creates a centre without registrations.
  public init() {}

  /// Registers a listener for a name and an object; nil means any.
  public func addObserver(_ listener: any Listener, name: String?, object: AnyObject?) {
    let recipient = Recipient.listener(WeakListener(listener: listener))
    registrations += [Registration(recipient, name, Origin(object))]
  }

  /// Registers a closure for a name and an object; nil means any.
  public func addObserver(
    forName name: String?, object: AnyObject?, using closure: @escaping (Bulletin) -> Void
  ) -> Token {
    let token = Token()
    registrations += [Registration(.closure(closure, token), name, Origin(object))]
    return token
  }

  /// Delivers a bulletin, and returns when all have received it.
  public func post(name: String, object: AnyObject?, info: [String: String] = [:]) {
    let bulletin = Bulletin(name: name, object: object, info: info)
    let beginning = registrations
    for registration in beginning {
      guard registrations.contains(where: { $0 === registration }) else { continue }
      guard registration.name ?? name == name, registration.origin.includes(object) else {
        continue
      }
      registration.recipient.hear(bulletin)
    }
    let rest = registrations.filter { !$0.hasGone }
    let gone = registrations.filter(\.hasGone)
    registrations = rest
    withExtendedLifetime((beginning, gone)) {}
  }

  /// Removes the registrations of a listener, or of a token: those for this name and this object.
  ///
  /// If the name or the object is nil, it does not matter.
  public func removeObserver(
    _ observer: AnyObject, name: String? = nil, object: AnyObject? = nil
  ) {
    let meant = registrations.filter { $0.isMeant(by: observer, name, object) }
    registrations = registrations.filter { one in !meant.contains { $0 === one } }
    withExtendedLifetime(meant) {}
  }
}
