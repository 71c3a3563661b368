import MiniCocoa
import Wires

/// Has a label show what a meter counts.
public final class CostDesk {
  private var token: KeyValueObservation?

  /// Creates a desk with nothing to do.
  public init() {}

  /// From now on, as long as this desk lives, the label shows each amount of this meter alone.
  public func show(_ meter: Meter, on label: CostLabel) {
    token = meter.observe(\.cents, options: .new) { meter, _ in
      label.queue.addOperation { label.show(meter.cents) }
    }
  }
}
