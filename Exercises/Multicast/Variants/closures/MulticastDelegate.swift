/// Listeners, each behind a closure that finds it as long as it is there.
public final class MulticastDelegate<Listener> {
  private var finders: [() -> Listener?] = []

  /// Creates an empty list.
  public init() {}

  /// How many listeners are still there.
  public var count: Int {
    var number = 0
    for find in finders where find() != nil { number += 1 }
    return number
  }

  /// Puts a listener at the end, unless it is on the list.
  public func add(_ listener: Listener) {
    finders.removeAll { $0() == nil }
    // To be added twice is to stay where one is.
    for find in finders {
      if let known = find(), same(known, listener) { return }
    }
    let object = listener as AnyObject
    finders.append { [weak object] in object as? Listener }
  }

  /// Takes a listener off the list.
  public func remove(_ listener: Listener) {
    finders = finders.filter { find in
      guard let known = find() else { return false }
      return !same(known, listener)
    }
  }

  /// Tells everybody, in order.
  public func tell(_ message: (Listener) -> Void) {
    finders.forEach { find in
      if let listener = find() { message(listener) }
    }
  }

  /// Asks everybody: yes if all say yes, `fallback` if nobody is there.
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
