// TODO: 1. What has to be known of one registration?

/// An object whose values can be observed; the base class of models.
open class Announcer {
  /// What was done wrong with this object, in order.
  public internal(set) var misuses: [Misuse] = []

  // TODO: 1. Where are the registrations? TODO 2 needs the changes that have begun, too.

  /// Creates an object that nobody observes.
  public init() {}

  /// The value of a key, as a text. Models override it.
  open func value(of key: String) -> String { "" }

  /// Registers an observer for a key.
  public func addObserver(
    _ observer: any Observer, of key: String, options: Options, context: AnyObject? = nil
  ) {
    // TODO: 1. Register it, and tell it at once if it asks for that.
  }

  /// Says that the value of a key is about to change.
  public func willChange(_ key: String) {
    // TODO: 2. What is true now only, and needed afterwards?
    // TODO: 3. Some want to know before.
  }

  /// Says that the value of a key has changed.
  public func didChange(_ key: String) {
    // TODO: 2. Tell everybody who is concerned.
  }

  /// Removes one registration: the oldest with this observer, this key and this context.
  public func removeObserver(
    _ observer: any Observer, of key: String, context: AnyObject? = nil
  ) {
    // TODO: 4. Remove it; then look again at what goes on in the middle of a change.
  }
}
