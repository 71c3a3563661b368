/// A list of delegates, each behind a closure that returns it while it's alive.
public final class MulticastDelegate<Listener> {
  private var finders: [() -> Listener?] = []

  /// Creates an empty list.
  public init() {}

  /// The number of listeners that are still alive.
  public var count: Int {
    var number = 0
    for find in finders where find() != nil { number += 1 }
    return number
  }

  /// Adds a listener at the end, unless it's on the list.
  public func add(_ listener: Listener) {
    finders.removeAll { $0() == nil }
    // A listener that is on the list stays where it is.
    for find in finders {
      if let known = find(), same(known, listener) { return }
    }
    let object = listener as AnyObject
    finders.append { [weak object] in object as? Listener }
  }

  /// Removes a listener from the list.
  public func remove(_ listener: Listener) {
    finders = finders.filter { find in
      guard let known = find() else { return false }
      return !same(known, listener)
    }
  }

  /// Sends every listener a message, in order.
  public func tell(_ message: (Listener) -> Void) {
    finders.forEach { find in
      if let listener = find() { message(listener) }
    }
  }

  /// Asks every listener: yes if all say yes, `fallback` if there is none.
  public func ask(default fallback: Bool, _ question: (Listener) -> Bool) -> Bool {
    var verdict: Bool?
    tell { listener in
      let answer = question(listener)
      verdict = (verdict ?? true) && answer
    }
    return verdict ?? fallback
  }

  private func same(_ one: Listener, _ other: Listener) -> Bool {
    (one as AnyObject) === (other as AnyObject)
  }
}
