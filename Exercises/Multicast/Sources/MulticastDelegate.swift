/// Many listeners where a delegate would be one.
///
/// `Listener` is a protocol that only classes adopt, such as `any LineDelegate`, or a class. What a
/// listener is told and asked is decided by the owner of the list. The list only makes sure that
/// everybody is told and asked.
public final class MulticastDelegate<Listener> {
  // TODO: 1. What does the list remember of each listener? Each has an owner, so the list must not keep
  // it. Let `count` tell the truth, and `add` put a listener at the end.

  /// How many listeners there are; those that have gone do not count.
  public var count: Int { 0 }

  /// Creates a list that nobody is on yet.
  public init() {}

  /// Puts a listener at the end of the list; one that is on it already stays where it is.
  public func add(_ listener: Listener) {
    // TODO: 2. Not twice. And since nobody says when a listener goes, this is the moment to look.
    // TODO: 1. Put it at the end.
  }

  /// Takes a listener off the list, if it is on it.
  public func remove(_ listener: Listener) {
    // TODO: 2. Take out this very object, and no other one.
  }

  /// Tells everybody something, in the order in which they were added.
  ///
  /// Listeners may add and remove listeners meanwhile, themselves included. A listener that is added
  /// hears the next message, not this one. If one removes itself, the others still hear this one.
  public func tell(_ message: (Listener) -> Void) {
    // TODO: 3. Pass every listener that is still there to `message`, once.
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
    // TODO: 4. Ask every listener that is still there, once, and make one answer of theirs.
    return fallback
  }
}
