import Fishkeeping
import MiniCocoa

/// Observes a tank on any thread, and passes each temperature on to a queue.
///
/// It works as long as somebody keeps it.
final class Receptionist: Sendable {
  /// The tank that it observes.
  let tank: Tank

  private let queue: OperationQueue
  private let task: @Sendable (Double) -> Void
  private let observation = Locked<KeyValueObservation?>(nil)

  init(of tank: Tank, queue: OperationQueue, task: @escaping @Sendable (Double) -> Void) {
    self.tank = tank
    self.queue = queue
    self.task = task
    observation.value = tank.observe(\.temperature, options: .new) { [weak self] _, change in
      guard let value = change.newValue else { return }
      self?.deliver(value)
    }
  }

  private func deliver(_ value: Double) {
    queue.addOperation { [weak self] in self?.task(value) }
  }
}
