import MiniCocoa
import Wires

/// Shows a meter's amounts on a label.
public final class CostDesk {
  // TODO: 5. What keeps the connection alive?

  /// Creates a desk with nothing to do.
  public init() {}

  /// From now on, while this desk lives, the label shows each amount of this meter, and of no other.
  public func show(_ meter: Meter, on label: CostLabel) {
    // TODO: 5. Call `label.show(_:)` for each amount, on the label's queue.
  }
}
