// Try: tap Full; tap "Used Ann"; tap Short
// Broken: bold-digits

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
  let bob = Contact("Bob", details: [PhoneNumber("work", "0161 715"), Note("likes tea")])
  let details = DetailTable(of: ann)
  let recent = RecentTable()
  let annTable = Demo.name(TableView(), "details")
  let recentTable = Demo.name(TableView(), "recently used")
  annTable.dataSource = Demo.keep(details, as: "details of Ann")
  recentTable.dataSource = Demo.keep(recent, as: "recent table")
  annTable.reloadData()
  let show = { (style: RowStyle) in
    details.style = style
    annTable.reloadData()
  }
  let use = { (object: AnyObject) in
    recent.use(object)
    recentTable.reloadData()
  }
  return [
    Demo.Row([Demo.Press("Short") { show(.short) }, Demo.Press("Full") { show(.full) }]),
    annTable,
    Demo.Label("Recently used:"),
    recentTable,
    Demo.Row([
      Demo.Press("Used Ann") { use(ann) }, Demo.Press("Used Bob") { use(bob) },
      Demo.Press("Used a note") { bob.details.last.map(use) },
    ]),
  ]
}
