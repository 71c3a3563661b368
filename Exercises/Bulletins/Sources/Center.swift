// TODO: 1. What has to be known of one registration?

/// Tells bulletins to all that are registered for them.
public final class Center {
  // TODO: 1. Where are the registrations?

  /// Creates a centre at which nobody is registered.
  public init() {}

  /// Registers a listener, for a name and an object; nil is for every one.
  public func addObserver(_ listener: any Listener, name: String?, object: AnyObject?) {
    // TODO: 1. Register it.
  }

  /// Registers a closure, for a name and an object; nil is for every one.
  public func addObserver(
    forName name: String?, object: AnyObject?, using closure: @escaping (Bulletin) -> Void
  ) -> Token {
    // TODO: 2. Register it. What does the centre keep, and what does the token keep?
    Token()
  }

  /// Tells a bulletin, and returns when all have heard it.
  public func post(name: String, object: AnyObject?, info: [String: String] = [:]) {
    // TODO: 3. Some registrations have ended by themselves.
    // TODO: 1. Tell all that asked for it.
    // TODO: 5. Somebody may be removed meanwhile.
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
