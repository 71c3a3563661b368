import DemoRunner
import MiniCocoa

Demo.play("Orders") {
  let table = Demo.keep(OrderTable(), as: "table")
  func show(_ state: String) {
    table.show([
      Order(number: 1, customer: "Ann", amount: 1200, state: "packed"),
      Order(number: 2, customer: "Ben", amount: 750, state: state),
    ])
  }
  show("packed")
  return [0, 1].map { row in
    Demo.Label {
      let cell = table.cells[row]
      return "\(cell.text), \(cell.detail ?? "")\(table.selectedRow == row ? " (selected)" : "")"
    }
  } + [
    Demo.Row([
      Demo.Press("Ship 2") { show("shipped") },
      Demo.Press("Pack 2") { show("packed") },
    ]),
    Demo.Press("Select 2") { table.select(row: 1) },
  ]
}
