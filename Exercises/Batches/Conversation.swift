import Instruments
import MiniCocoa

let thermometer = Thermometer()
let station = Station(center: NotificationCenter())
let slider = Slider(in: 0...40)
let (clock, queue) = (ManualClock(), OperationQueue())
let screen = Screen()
let receptionist = screen.receptionist(clock, queue)
receptionist.observe(thermometer)
receptionist.listen(to: station)
receptionist.take(slider)
thermometer.value = 21
station.report(24)
slider.slide(to: 19)
clock.advance(by: .seconds(1))
queue.waitUntilAllOperationsAreFinished()

final class Screen: Sendable {
  func receptionist(_ clock: ManualClock, _ queue: OperationQueue) -> BatchingReceptionist {
    BatchingReceptionist(every: .seconds(1), clock: clock, queue: queue, where: { $0 > 0 }) {
      [self] in
      show($0)
    }
  }
  func show(_ values: [Double]) {}
}
