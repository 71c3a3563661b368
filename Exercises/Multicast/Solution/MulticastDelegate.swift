/// A list of delegates, for a sender with many listeners.
///
/// `Listener` is a protocol that only classes adopt, such as `any LineDelegate`, or a class. The
/// owner of the list chooses what to tell and ask. The list passes it to every
/// listener.
public final class MulticastDelegate<Listener> {
  /// An entry in the list.
  private struct Entry {
    /// The listener's object. Weak, like a delegate: an array would keep it.
    weak var object: AnyObject?

    /// The object as a listener; nil if it was deallocated.
    var listener: Listener? { object as? Listener }
  }

  private var entries: [Entry] = []

  /// The listeners that are still alive, in order.
  ///
  /// Each message goes through such a copy, so a change of the list affects only the next message.
  private var listeners: [Listener] { entries.compactMap(\.listener) }

  /// The number of listeners that are still alive.
  public var count: Int { listeners.count }

  /// Creates an empty list.
  public init() {}

  /// Adds a listener at the end of the list; one that is on it already stays where it is.
  public func add(_ listener: Listener) {
    let object = listener as AnyObject
    entries.removeAll { $0.object == nil }
    guard !entries.contains(where: { $0.object === object }) else { return }
    entries.append(Entry(object: object))
  }

  /// Removes a listener, if it's on the list.
  public func remove(_ listener: Listener) {
    entries.removeAll { $0.object === listener as AnyObject }
  }

  /// Sends every listener a message, in the order in which you added them.
  ///
  /// Meanwhile, listeners may add and remove listeners, themselves included. A new one gets the
  /// next message, not this one. If one removes itself, the others still get this one.
  public func tell(_ message: (Listener) -> Void) {
    for listener in listeners { message(listener) }
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
    // Collect all answers before combining them: `allSatisfy(question)` would stop at the first no.
    let answers = listeners.map(question)
    return answers.isEmpty ? fallback : answers.allSatisfy { $0 }
  }
}
