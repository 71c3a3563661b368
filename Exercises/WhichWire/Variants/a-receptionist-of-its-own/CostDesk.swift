import MiniCocoa
import Wires

/// Has a label show what a meter counts.
public final class CostDesk {
  private var receptionist: Receptionist?

  /// Creates a desk with nothing to do.
  public init() {}

  /// From now on, as long as this desk lives, the label shows each amount of this meter alone.
  public func show(_ meter: Meter, on label: CostLabel) {
    receptionist = Receptionist(of: meter, queue: label.queue) { label.show($0) }
  }
}
