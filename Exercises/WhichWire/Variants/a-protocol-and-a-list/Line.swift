/// A line to the telephone network.
public final class Line {
  /// The present state: "free", "ringing" or "busy", for example.
  public var state = "free" {
    didSet {
      for entry in listeners { entry.listener?.line(self, didChangeFrom: oldValue) }
    }
  }

  private var listeners: [WeakListener] = []

  /// Creates a free line.
  public init() {}

  func add(_ listener: any LineListener) {
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
  }
}
