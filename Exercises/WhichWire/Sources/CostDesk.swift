import MiniCocoa
import Wires

/// Has a label show what a meter counts.
public final class CostDesk {
  // TODO: 5. What keeps the connection alive?

  /// Creates a desk with nothing to do.
  public init() {}

  /// From now on, as long as this desk lives, the label shows each amount of this meter alone.
  public func show(_ meter: Meter, on label: CostLabel) {
    // TODO: 5. `label.show(_:)`, for each amount, in the right place.
  }
}
