import MiniCocoa
import Synchronization
import Wires

/// Shows a meter's amounts on a label.
public final class CostDesk: Sendable {
  private let token = Mutex<KeyValueObservation?>(nil)

  /// Creates a desk with nothing to do.
  public init() {}

  /// From now on, while this desk lives, the label shows each amount of this meter, and of no other.
  public func show(_ meter: Meter, on label: CostLabel) {
    let observation = meter.observe(\.cents, options: .new) { _, change in
      if let cents = change.newValue { self.put(cents, on: label) }
    }
    token.withLock { $0 = observation }
  }

  private func put(_ cents: Int, on label: CostLabel) {
    label.queue.addOperation { label.show(cents) }
  }
}
