// TODO: 1. What do you have to know about a registration?

/// Delivers bulletins to all that have registered for them.
public final class Center {
  // TODO: 1. Where do you store the registrations?

  /// Creates a centre without registrations.
  public init() {}

  /// Registers a listener for a name and an object; nil means any.
  public func addObserver(_ listener: any Listener, name: String?, object: AnyObject?) {
    // TODO: 1. Register it.
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
    // TODO: 1. Notify everybody who registered for it.
    // TODO: 5. A registration may be removed during the post.
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
