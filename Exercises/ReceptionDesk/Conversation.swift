import MiniCocoa
import Workplace

let (meter, queue, screen) = (Meter(), OperationQueue(), Screen())
let receptionist = screen.receptionist(queue)
receptionist.attend(to: meter, keyPath: "value")
meter.value = 7
queue.waitUntilAllOperationsAreFinished()

final class Screen: Sendable {
  func receptionist(_ queue: OperationQueue) -> Receptionist<Int> {
    Receptionist(in: Office(), queue: queue) { [self] in show(from: $0.old, to: $0.new) }
  }
  func show(from old: Int?, to new: Int?) {}
}
