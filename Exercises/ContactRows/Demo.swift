import Contacts
import DemoRunner
import MiniCocoa

Demo.play("Contacts") {
  let ann = Contact(
    "Ann",
    details: [
      PhoneNumber("home", "0113 496"), Address("12 Mill Lane", "Leeds"),
      EmailAddress("ann", at: "example.org"),
    ])
  let source = Demo.keep(DetailTable(of: ann), as: "source")
  let recentSource = Demo.keep(RecentTable(), as: "recent source")
  let table = Demo.name(TableView(), "table")
  let recent = Demo.name(TableView(), "recently used")
  table.dataSource = source
  table.reloadData()
  recent.dataSource = recentSource
  var drawn = ""
  let show = { (style: RowStyle) in
    source.style = style
    table.reloadData()
  }
  let use = { (object: AnyObject) in
    recentSource.use(object)
    recent.reloadData()
  }
  return [
    Demo.Row([
      Demo.Press("Short") { show(.short) }, Demo.Press("Full") { show(.full) },
      Demo.Press("First row") { drawn = table.cellForRow(at: 0)?.attributedText.drawn ?? "" },
    ]),
    table,
    Demo.Label { "The first row as text: \(drawn)" },
    Demo.Label("Recently used:"),
    recent,
    Demo.Row([
      Demo.Press("Used Ann") { use(ann) },
      Demo.Press("Used a note") { use(Note("likes tea")) },
    ]),
  ]
}
