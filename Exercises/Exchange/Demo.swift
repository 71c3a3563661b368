import DemoRunner
import MiniCocoa
import Telephony

final class Supervisor: CallPickerDelegate {
  func callPicker(_ picker: CallPicker, shouldPlace call: Call) -> Bool { call.callee != "Moon" }
}

final class Staff: DirectorySource {
  private let ann = Person("Ann", room: 12)
  private lazy var entries: [any DirectoryRow] = [
    ann, Favourite(Person("Bob", room: 7)), Department("Sales", people: [ann]),
  ]

  var count: Int { entries.count }

  func entry(at index: Int) -> any DirectoryRow { entries[index] }
}

Demo.play("The exchange") {
  let center = Demo.keep(NotificationCenter(), as: "centre")
  let lines = [1, 2].map { Demo.name(Line($0, center: center), "line \($0)") }
  let picker = Demo.keep(CallPicker(lines: lines), as: "picker")
  picker.delegate = Demo.keep(Supervisor())
  let logbook = Demo.keep(Logbook(center: center), as: "logbook")
  logbook.begin()
  let console = Console(picker: picker)
  Demo.name(console.calleeField, "callee")
  let directory = Demo.name(DirectoryPanel(), "directory panel")
  Demo.name(directory.table, "directory")
  directory.field = console.calleeField
  directory.source = Demo.keep(Staff())
  // A line changes on its own thread; the chosen panel is the first responder.
  let panels = lines.map { line in
    let panel = Demo.name(LinePanel(line, screen: .main), "panel \(line.number)")
    panel.open()
    return Demo.Row([
      Demo.Label("\(line.number)"), panel,
      Demo.Press("Answer") { onAnotherThread { line.answer() } },
      Demo.Press("End") { onAnotherThread { line.hangUp() } },
      Demo.Press("Choose") { panel.becomeFirstResponder() },
    ])
  }
  let moon = Demo.Press("Call the moon") { picker.place(Call(from: "desk", to: "Moon")) }
  // The end of the responder chain.
  let controller = Demo.keep(ExchangeController(lines: lines), as: "controller")
  Application.shared.nextResponder = controller
  return [directory, console, moon] + panels + [
    Demo.Label { "logbook: " + logbook.entries.joined(separator: ", ") }
  ]
}
