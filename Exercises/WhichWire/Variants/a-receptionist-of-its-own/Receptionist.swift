import MiniCocoa
import Wires

/// Observes a meter on the thread that changes it, and runs the work on a queue.
final class Receptionist {
  private let token: KeyValueObservation

  init(of meter: Meter, queue: OperationQueue, task: @escaping @Sendable (Int) -> Void) {
    token = meter.observe(\.cents, options: .new) { _, change in
      guard let cents = change.newValue else { return }
      queue.addOperation { task(cents) }
    }
  }
}
