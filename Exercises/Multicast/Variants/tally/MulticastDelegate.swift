/// A list of delegates in boxes that don't keep them; it counts their answers.
public final class MulticastDelegate<Listener> {
  private final class Box {
    weak var content: AnyObject?

    init(_ content: AnyObject) {
      self.content = content
    }
  }

  private var boxes = [Box]()

  /// Creates an empty list.
  public init() {
    boxes.reserveCapacity(8)
  }

  /// The number of listeners that are still alive.
  public var count: Int {
    boxes.reduce(0) { $0 + ($1.content == nil ? 0 : 1) }
  }

  /// Adds a listener at the end, unless it's on the list.
  public func add(_ listener: Listener) {
    if position(of: listener) == nil { boxes.append(Box(listener as AnyObject)) }
  }

  /// Removes a listener from the list.
  public func remove(_ listener: Listener) {
    if let position = position(of: listener) { boxes.remove(at: position) }
  }

  /// Sends every listener a message, in order.
  public func tell(_ message: (Listener) -> Void) {
    boxes.removeAll { $0.content == nil }
    let now = boxes
    var next = now.startIndex
    while next < now.endIndex {
      if let listener = now[next].content as? Listener { message(listener) }
      next += 1
    }
  }

  /// Asks every listener: yes if all say yes, `fallback` if there is none.
  public func ask(default fallback: Bool, _ question: (Listener) -> Bool) -> Bool {
    var (yes, no) = (0, 0)
    tell { question($0) ? (yes += 1) : (no += 1) }
    switch (yes, no) {
    case (0, 0): return fallback
    case (_, 0): return true
    default: return false
    }
  }

  private func position(of listener: Listener) -> Int? {
    let object = listener as AnyObject
    return boxes.firstIndex { $0.content === object }
  }
}
