extension Announcer {
  /// The value at the end of a path, such as "onDuty.desk.lamp"; nil if the path ends before.
  public func value(along path: String) -> Any? {
    // TODO: 1. Go from object to object.
    nil
  }
}

// TODO: 2. What has to be known of one step of the way?

/// Tells an observer when the value at the end of a path changes, until it is cut or freed.
public final class Wire: Observer {
  private weak var root: Announcer?
  private let path: String
  private weak var observer: (any Observer)?

  // TODO: 2. What else does a wire have to know?

  /// Creates a wire that leads from an object along a path. It keeps nobody.
  public init(from root: Announcer, along path: String, to observer: any Observer) {
    (self.root, self.path, self.observer) = (root, path, observer)
    // TODO: 2. Register with each object on the way.
    // TODO: 4. And with those on which the value of a key depends.
  }

  /// A link of the wire changes: before that, and after it.
  public func observe(_ change: Change, of object: Announcer) {
    // TODO: 2. Note the old value. Then tell the observer.
    // TODO: 3. The way may be another one now.
  }

  /// Ends it. A link that leads to another object now, although no change was told, is noted.
  public func cut() {
    // TODO: 5. Look at each link, and then remove the wire from all of them.
  }
}
