import DemoRunner
import Instruments
import MiniCocoa

Demo.play("Temperatures above 0, once a second") {
  let center = Demo.keep(NotificationCenter(), as: "centre")
  let roof = Demo.keep(Station(center: center), as: "roof")
  let cellar = Demo.keep(Thermometer(), as: "cellar")
  let heater = Demo.name(Slider(value: 20, in: 0...40), "heater")
  let clock = Demo.name(Demo.clock, "clock")
  let screen = Demo.name(OperationQueue.main, "screen")
  let batches = Locked<[[Double]]>([])
  let receptionist = Demo.keep(
    BatchingReceptionist(
      every: .seconds(1), clock: clock, queue: screen, where: { $0 > 0 },
      task: { batch in batches.withLock { $0.append(batch) } }), as: "receptionist")
  return [
    heater,
    Demo.Row([
      Demo.Press("Cellar: 21") { onAnotherThread { cellar.value = 21 } },
      Demo.Press("Cellar: 22") { onAnotherThread { cellar.value = 22 } },
      Demo.Press("Roof: -5") { onAnotherThread { roof.report(-5) } },
    ]),
    Demo.Row([
      Demo.Press("Connect") {
        receptionist.observe(cellar)
        receptionist.listen(to: roof)
        receptionist.take(heater)
      },
      Demo.Press("A second passes") { clock.advance(by: .seconds(1)) },
    ]),
    Demo.Row([
      Demo.Press("Flush") { receptionist.flush() },
      Demo.Press("Stop") { receptionist.stop() },
      Demo.Press("Cancel") { receptionist.cancel() },
    ]),
    Demo.Label { "batches: \(batches.value)" },
  ]
}
