/// A list of delegates, for a sender with many listeners.
///
/// `Listener` is a protocol that only classes adopt, such as `any LineDelegate`, or a class. The
/// owner of the list chooses what to tell and ask. The list passes it to every
/// listener.
public final class MulticastDelegate<Listener> {
  // TODO: 1. How does the list remember a listener? Each has an owner, so the list must not keep
  // it. Let `count` return the true number, and let `add` put a listener at the end.

  /// The number of listeners that are still alive.
  public var count: Int { 0 }

  /// Creates an empty list.
  public init() {}

  /// Adds a listener at the end of the list; one that is on it already stays where it is.
  public func add(_ listener: Listener) {
    // TODO: 2. Not twice. And no message says that a listener was deallocated: look for that here.
    // TODO: 1. Add it at the end.
  }

  /// Removes a listener, if it's on the list.
  public func remove(_ listener: Listener) {
    // TODO: 2. Remove this very object, and no other one.
  }

  /// Sends every listener a message, in the order in which you added them.
  ///
  /// Meanwhile, listeners may add and remove listeners, themselves included. A new one gets the
  /// next message, not this one. If one removes itself, the others still get this one.
  public func tell(_ message: (Listener) -> Void) {
    // TODO: 3. Call `message` once with each listener that is still alive.
  }

  /// Asks every listener a question, and returns yes if all of them say yes.
  ///
  /// It asks all of them, even after a no: the question is also news, and a listener's position in
  /// the list mustn't decide whether it gets the news.
  ///
  /// - Parameters:
  ///   - fallback: The answer without listeners. Only the caller knows it: a line without
  ///     listeners connects, but a safe without guards stays shut.
  ///   - question: Asks one listener.
  public func ask(default fallback: Bool, _ question: (Listener) -> Bool) -> Bool {
    // TODO: 4. Ask each listener that is still alive, once, and combine the answers into one.
    return fallback
  }
}
