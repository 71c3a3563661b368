import MiniCocoa

// TODO: 4. How can others be told of its state? And of the state before?

/// A line to the telephone network.
public final class Line {
  /// What goes on: "free", "ringing" or "busy", for example.
  public var state = "free"

  /// Creates a free line.
  public init() {}
}
