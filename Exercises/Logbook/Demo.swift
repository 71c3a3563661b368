import DemoRunner
import MiniCocoa

Demo.play("A hall with a telephone") {
  let center = Demo.keep(NotificationCenter(), as: "centre")
  let hall = Demo.keep(Telephone(number: "10", center: center), as: "hall")
  var log: CallLog? = CallLog(center: center)
  // The page stays, even after the log is deallocated.
  let page = Demo.keep(log?.page ?? Page(), as: "page")
  return [
    Demo.Label { log == nil ? "The log is gone." : "The log is on the wall." },
    Demo.Label { "page: \(page.lines)" },
    Demo.Row([
      Demo.Press("Start") { log?.start() }, Demo.Press("Stop") { log?.stop() },
      Demo.Press("Throw the log away") { log = nil },
    ]),
    Demo.Row([
      Demo.Press("Ann rings") { MainActor.assumeIsolated { hall.ring(from: "Ann") } },
      Demo.Press("Hang up") { hall.hangUp(after: 42) },
      Demo.Press("A phone box") { center.post(name: .callDidEnd, object: nil) },
    ]),
  ]
}
