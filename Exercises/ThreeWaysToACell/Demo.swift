import DemoRunner
import Library
import MiniCocoa

final class CounterRows: TableViewDataSource, TableViewDelegate {
  let counter = Counter()
  private(set) var chosen = 0

  func numberOfRows(in tableView: TableView) -> Int { counter.cells.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    counter.cells[row]
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) { chosen = row }
}

Demo.play("A library") {
  let things: [(name: String, object: AnyObject)] = [
    ("Book", Book("Emma", shelf: "F 12")), ("Film", Film("Metropolis", 1927)),
    ("Number", PhoneNumber("home", "0113 496")), ("Lamp", Lamp()),
  ]
  let rows = Demo.keep(CounterRows())
  // Until you have finished TODO 3, nothing can show itself, and the counter stays empty.
  for case let thing as any CellRepresentable in things.map(\.object) { rows.counter.add(thing) }
  let table = Demo.name(TableView(), "table")
  (table.dataSource, table.delegate) = (rows, rows)
  table.reloadData()
  let change = { (deed: (Counter, Int) -> Void) in
    guard table.numberOfRows > 0 else { return }
    deed(rows.counter, rows.chosen)
    table.reloadData()
  }
  let lists = (names: NameList(), methods: Lists.forTheLibrarian(), extensions: ExtensionList())
  var looks = ["", "", ""]
  let look = { (thing: AnyObject) in
    looks = [
      lists.names.cell(for: thing), lists.methods.cell(for: thing),
      lists.extensions.cell(for: thing),
    ].map { cell in cell.text + (cell.detail.map { ", \($0)" } ?? "") }
  }
  return [
    Demo.Row(things.map { thing in Demo.Press(thing.name) { look(thing.object) } }),
    Demo.Label { "by name:       \(looks[0])" },
    Demo.Label { "by method:     \(looks[1])" },
    Demo.Label { "by extension:  \(looks[2])" },
    Demo.Label("On the counter (select a row):"),
    table,
    Demo.Row([
      Demo.Press("Late") { change { $0.markOverdue(row: $1, days: 3) } },
      Demo.Press("Reserve") { change { $0.reserve(row: $1, for: "Ann") } },
      Demo.Press("Unwrap") { change { $0.unwrap(row: $1) } },
    ]),
  ]
}
