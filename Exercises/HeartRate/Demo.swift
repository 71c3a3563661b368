import DemoRunner
import Glibc

/// Makes all tasks take turns on the main actor, so that the same events always show the same.
/// `AsyncStream` leaves the main actor to wait for its next value.
func tasksTakeTurns() {
  typealias Job = UnsafeMutableRawPointer
  let enqueue: @convention(c) (Job, Job?) -> Void = { job, _ in
    guard let main = dlsym(nil, "swift_task_enqueueMainExecutor") else { return }
    unsafeBitCast(main, to: (@convention(c) (Job) -> Void).self)(job)
  }
  dlsym(nil, "swift_task_enqueueGlobal_hook")?
    .storeBytes(of: unsafeBitCast(enqueue, to: Job.self), as: Job.self)
}

tasksTakeTurns()

let sensor = Demo.keep(Sensor())
let belt = Demo.keep(Belt(sensor))
let watch = Demo.keep(Watch())
let alarm = Demo.keep(Watch())

Demo.play("Run") {
  var showing: Task<Void, Never>?
  var found: Int?
  return [
    Demo.Label { "The sensor is \(sensor.isOn ? "on" : "off")." },
    Demo.Row([
      Demo.Press("Measure 90") { sensor.measure(90) },
      Demo.Press("Measure 160") { sensor.measure(160) },
      Demo.Press("Three at once") { for pulse in [70, 80, 95] { sensor.measure(pulse) } },
      Demo.Press("Disconnect") { sensor.disconnect() },
    ]),
    Demo.Label { "The watch has drawn: \(watch.drawn)" },
    Demo.Row([
      Demo.Press("Show") { showing = Task { await watch.show(belt) } },
      Demo.Press("Cancel") { showing?.cancel() },
    ]),
    Demo.Label { "The alarm has found: \(found.map(String.init) ?? "nothing")" },
    Demo.Press("Wait for 150") { Task { found = await alarm.wait(for: 150, of: belt) } },
  ]
}
