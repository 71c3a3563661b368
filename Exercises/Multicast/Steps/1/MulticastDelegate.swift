/// Many listeners where a delegate would be one.
///
/// `Listener` is a protocol that only classes adopt, such as `any LineDelegate`, or a class. What a
/// listener is told and asked is decided by the owner of the list. The list only makes sure that
/// everybody is told and asked.
public final class MulticastDelegate<Listener> {
  /// One place in the list.
  private struct Entry {
    /// The object behind a listener. Weak, as a delegate is: an array would keep it.
    weak var object: AnyObject?

    /// The same object as what it is here for; nil if it has gone.
    var listener: Listener? { object as? Listener }
  }

  private var entries: [Entry] = []

  /// The listeners that are there now, in order.
  ///
  /// Every round is made over such a copy: what listeners do to the list meanwhile is for the next.
  private var listeners: [Listener] { entries.compactMap(\.listener) }

  /// How many listeners there are; those that have gone do not count.
  public var count: Int { listeners.count }

  /// Creates a list that nobody is on yet.
  public init() {}

  /// Puts a listener at the end of the list; one that is on it already stays where it is.
  public func add(_ listener: Listener) {
    entries.append(Entry(object: listener as AnyObject))
  }

  /// Takes a listener off the list, if it is on it.
  public func remove(_ listener: Listener) {
  }

  /// Tells everybody something, in the order in which they were added.
  ///
  /// Listeners may add and remove listeners meanwhile, themselves included. A listener that is added
  /// hears the next message, not this one. If one removes itself, the others still hear this one.
  public func tell(_ message: (Listener) -> Void) {
  }

  /// Asks everybody something: the answer is yes if all say yes.
  ///
  /// Everybody is asked, even after a no: for a listener the question is also news, and its place in
  /// the list must not decide if it gets the news.
  ///
  /// - Parameters:
  ///   - fallback: The answer if nobody is there. Only the caller can know it: a line without
  ///     listeners connects, a vault without guards stays shut.
  ///   - question: What to ask a listener.
  public func ask(default fallback: Bool, _ question: (Listener) -> Bool) -> Bool {
    return fallback
  }
}
