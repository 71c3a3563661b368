/// A line to the telephone network.
public final class Line {
  /// The present state: "free", "ringing" or "busy", for example.
  public var state = "free" {
    didSet { tell?(oldValue, state) }
  }

  var tell: ((String, String) -> Void)?

  /// Creates a free line.
  public init() {}
}
