// Try: tap Film; tap Number; tap Book; select 2; tap Late; tap Reserve; tap Unwrap
// Broken: takes-everything-off

import DemoRunner
import Library
import MiniCocoa

final class CounterRows: TableViewDataSource {
  let counter = Counter()

  func numberOfRows(in tableView: TableView) -> Int { counter.cells.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    counter.cells[row]
  }
}

Demo.play("A library") {
  let rows = Demo.keep(CounterRows())
  let things: [(String, AnyObject)] = [
    ("Book", Book("Emma", shelf: "F 12")), ("Film", Film("Metropolis", 1927)),
    ("Number", PhoneNumber("home", "0113 496")), ("Lamp", Lamp()),
  ]
  // Until you have finished TODO 3, nothing can show itself, and the counter stays empty.
  for (_, thing) in things {
    if let thing = thing as? any CellRepresentable { rows.counter.add(thing) }
  }
  let table = Demo.name(TableView(), "counter")
  table.dataSource = rows
  table.reloadData()
  let change = { (deed: (Counter, Int) -> Void) in
    guard let row = table.selectedRow else { return }
    deed(rows.counter, row)
    table.reloadData()
    table.selectRow(at: row)
  }
  var looks = [String](repeating: "", count: 4)
  let look = { (thing: AnyObject) in
    let cells = [
      NameList().cell(for: thing), Lists.forTheLibrarian().cell(for: thing),
      ExtensionList().cell(for: thing), SwitchList().cell(for: thing),
    ]
    looks = cells.map { $0.text + ($0.detail.map { ", \($0)" } ?? "") }
  }
  return [
    Demo.Row(things.map { name, thing in Demo.Press(name) { look(thing) } }),
    Demo.Label { "by name:       \(looks[0])" },
    Demo.Label { "for librarian: \(looks[1])" },
    Demo.Label { "by extension:  \(looks[2])" },
    Demo.Label { "by switch:     \(looks[3])" },
    Demo.Label("On the counter (select a row):"),
    table,
    Demo.Row([
      Demo.Press("Late") { change { $0.markOverdue(row: $1, days: 3) } },
      Demo.Press("Reserve") { change { $0.reserve(row: $1, for: "Ann") } },
      Demo.Press("Unwrap") { change { $0.unwrap(row: $1) } },
    ]),
  ]
}
