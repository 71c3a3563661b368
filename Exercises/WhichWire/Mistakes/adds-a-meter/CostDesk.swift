import MiniCocoa
import Wires

/// Shows a meter's amounts on a label.
public final class CostDesk {
  private var tokens: [KeyValueObservation] = []

  /// Creates a desk with nothing to do.
  public init() {}

  /// From now on, while this desk lives, the label shows each amount of this meter, and of no other.
  public func show(_ meter: Meter, on label: CostLabel) {
    tokens.append(
      meter.observe(\.cents, options: .new) { _, change in
        guard let cents = change.newValue else { return }
        label.queue.addOperation { label.show(cents) }
      })
  }
}
