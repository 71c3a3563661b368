import DemoRunner
import MiniCocoa
import Wires

Demo.furnish(Exchange.self) { exchange in
  let outer = Demo.name(CallPanel(hasCall: true), "outer panel")
  let inner = Demo.name(CallPanel(hasCall: false), "inner panel")
  exchange.open(outer)
  exchange.open(inner, in: outer)
  return [
    Demo.Flip("inner panel has a call") { inner.hasCall = $0 },
    Demo.Press("Take the inner panel") { inner.becomeFirstResponder() },
    Demo.Label { "holds: \(inner.holds) inside, \(outer.holds) outside" },
  ]
}

Demo.play("An office") {
  let telephone = Demo.keep(Telephone(), as: "telephone")
  let assistant = Demo.keep(Assistant(), as: "assistant")
  assistant.unwanted = ["Cleo"]
  let center = Demo.keep(NotificationCenter(), as: "centre")
  let supply = Demo.keep(PowerSupply(center: center), as: "supply")
  let lamps = [Demo.keep(EmergencyLamp(center: center)), Demo.keep(EmergencyLamp(center: center))]
  let line = Demo.keep(Line(), as: "line")
  let log = Demo.keep(CallLog(), as: "log")
  log.watch(line)
  let meter = Demo.keep(Meter(), as: "meter")
  let label = Demo.keep(CostLabel(on: Demo.name(OperationQueue.main, "screen")), as: "label")
  Demo.keep(CostDesk(), as: "desk").show(meter, on: label)
  let exchange = Demo.keep(Exchange(), as: "exchange")
  return [
    exchange.view,
    Demo.Row([
      Demo.Press("Attend") { assistant.attend(telephone) },
      Demo.Press("Bob calls") { telephone.receiveCall(from: "Bob") },
      Demo.Press("Cleo calls") { telephone.receiveCall(from: "Cleo") },
    ]),
    Demo.Label { "rang: \(telephone.rang), asked: \(assistant.asked)" },
    Demo.Row([
      Demo.Press("The line is busy") { line.state = "busy" },
      Demo.Press("45 cents") { onAnotherThread { meter.cents = 45 } },
    ]),
    Demo.Label { "log: \(log.journal.entries), cost: \(label.shown)" },
    Demo.Press("The power fails") { supply.fail(minutes: 30) },
    Demo.Label { "lamps: \(lamps.map { $0.minutes.map { "\($0) minutes" } ?? "dark" })" },
  ]
}
