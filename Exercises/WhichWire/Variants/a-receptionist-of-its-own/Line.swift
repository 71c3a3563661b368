import MiniCocoa

/// A line to the telephone network.
public final class Line: KVObject {
  /// The present state: "free", "ringing" or "busy", for example.
  @Dynamic public var state = "free"

  /// Creates a free line.
  public override init() { super.init() }
}
