extension Announcer {
  /// The value at the end of a path, such as "onDuty.desk.lamp"; nil if the path ends before.
  public func value(along path: String) -> Any? {
    // TODO: 1. Go from object to object.
    nil
  }
}

// TODO: 2. What do you have to know about one step of the way?

/// Notifies an observer when the value at the end of a path changes, until it's cut or deallocated.
public final class Wire: Observer {
  private weak var root: Announcer?
  private let path: String
  private weak var observer: (any Observer)?

  // TODO: 2. What else does a wire have to store?

  /// Creates a wire from an object along a path. It keeps no object alive.
  public init(from root: Announcer, along path: String, to observer: any Observer) {
    (self.root, self.path, self.observer) = (root, path, observer)
    // TODO: 2. Register with each object on the way.
    // TODO: 4. Register for the parts of computed values, too.
  }

  /// Receives a change of one of the wire's links, before it and after it.
  public func observe(_ change: Change, of object: Announcer) {
    // TODO: 2. Store the old value before the change. Notify the observer after it.
    // TODO: 3. The path may lead another way now.
  }

  /// Ends the wire, and records each link that leads elsewhere without an announced change.
  public func cut() {
    // TODO: 5. Look for silent changes, and then remove the wire from all links.
  }
}
