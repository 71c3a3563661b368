import DemoRunner

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
