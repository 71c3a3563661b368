import DemoRunner
import MiniCocoa

Demo.furnish(TicketController.self, "Ticket") { ticket in
  [
    Demo.Label { ticket.summary },
    Demo.Row([
      Demo.Press("Change zone") { ticket.changeZone() },
      Demo.Press("One hour more") { ticket.addHour() },
    ]),
  ]
}

Demo.furnish(ZonePicker.self, "Zones") { picker in
  [
    Demo.Label { "selected: \(picker.zone)" },
    Demo.Row(Prices.zones.map { zone in Demo.Press(zone) { picker.select(zone) } }),
    Demo.Row([
      Demo.Press("Cancel") { picker.cancel() },
      Demo.Press("Done") { picker.done() },
    ]),
  ]
}

Demo.play("Parking") {
  TicketController()
}
