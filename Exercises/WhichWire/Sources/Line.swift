import MiniCocoa

// TODO: 4. Make `state` observable, with its old value.

/// A line to the telephone network.
public final class Line {
  /// The present state: "free", "ringing" or "busy", for example.
  public var state = "free"

  /// Creates a free line.
  public init() {}
}
