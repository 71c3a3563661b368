import MiniCocoa
import Wires

/// Shows a meter's amounts on a label.
public final class CostDesk {
  private var receptionist: Receptionist?

  /// Creates a desk with nothing to do.
  public init() {}

  /// From now on, while this desk lives, the label shows each amount of this meter, and of no other.
  public func show(_ meter: Meter, on label: CostLabel) {
    receptionist = Receptionist(of: meter, queue: label.queue) { label.show($0) }
  }
}
