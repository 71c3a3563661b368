// TODO: 1. What do you have to know about a registration?

/// An object whose values can be observed; the base class of models.
open class Announcer {
  /// The mistakes in using this object, in order.
  public internal(set) var misuses: [Misuse] = []

  // TODO: 1. Where do you store the registrations? TODO 2 also needs the changes that have begun.

  /// Creates an object that nobody observes.
  public init() {}

  /// The value of a key, as a string. Models override this method.
  open func value(of key: String) -> String { "" }

  /// Registers an observer for a key.
  public func addObserver(
    _ observer: any Observer, of key: String, options: Options, context: AnyObject? = nil
  ) {
    // TODO: 1. Register it, and notify it at once if it asks for that.
  }

  /// Announces that the value of a key is about to change.
  public func willChange(_ key: String) {
    // TODO: 2. What can you only find out now, and need afterwards?
    // TODO: 3. Some observers asked for a notification before the change.
  }

  /// Announces that the value of a key has changed.
  public func didChange(_ key: String) {
    // TODO: 2. Notify the observers. Which ones?
  }

  /// Removes one registration: the oldest with this observer, this key and this context.
  public func removeObserver(
    _ observer: any Observer, of key: String, context: AnyObject? = nil
  ) {
    // TODO: 4. Remove it. Then look again at your loops: it may happen in the middle of a change.
  }
}
