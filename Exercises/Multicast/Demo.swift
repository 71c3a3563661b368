import DemoRunner

final class Listener: LineDelegate {
  let accepts: Bool
  private(set) var heard: [String] = []

  init(accepts: Bool) { self.accepts = accepts }

  func lineDidRing(_ line: Line) { heard.append("ring") }

  func lineShouldConnect(_ line: Line) -> Bool {
    heard.append("asked")
    return accepts
  }

  func lineDidConnect(_ line: Line) { heard.append("connected") }
}

Demo.play("Line 7") {
  let line = Demo.keep(Line(number: 7), as: "line")
  let clerk = Demo.keep(Listener(accepts: true), as: "clerk")
  var porter: Listener? = Demo.name(Listener(accepts: false), "porter")
  return [
    Demo.Label { line.isConnected ? "The line is connected." : "The line is quiet." },
    Demo.Label { "delegates: \(line.delegates.count)" },
    Demo.Label { "porter, who refuses: \(porter?.heard.last ?? "-")" },
    Demo.Label { "clerk, who accepts: \(clerk.heard.last ?? "-")" },
    Demo.Row([
      Demo.Press("Porter") { if let porter { line.delegates.add(porter) } },
      Demo.Press("Clerk") { line.delegates.add(clerk) },
      Demo.Press("Porter leaves") { porter = nil },
    ]),
    Demo.Row([
      Demo.Press("Ring") { line.ring() }, Demo.Press("Pick up") { line.pickUp() },
    ]),
  ]
}
