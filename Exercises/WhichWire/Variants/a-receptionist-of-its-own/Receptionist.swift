import MiniCocoa
import Wires

/// Hears a meter where it counts, and has the work done on a queue.
final class Receptionist {
  private let token: KeyValueObservation

  init(of meter: Meter, queue: OperationQueue, task: @escaping @Sendable (Int) -> Void) {
    token = meter.observe(\.cents, options: .new) { _, change in
      guard let cents = change.newValue else { return }
      queue.addOperation { task(cents) }
    }
  }
}
