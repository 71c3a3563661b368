import DemoRunner
import MiniCocoa

Demo.furnish(ListPanel.self) { panel in
  [
    Demo.Label { "chosen: \(panel.chosen.compactMap { ($0 as? Contact)?.name })" },
    Demo.Row([
      Demo.Press("Friends") { panel.show(ContactSource(friends)) },
      Demo.Press("Shops") { panel.show(ContactSource(shops)) },
      Demo.Press("Sort friends") {
        friends.sort()
        panel.table.reloadData()
      },
    ]),
  ]
}

let friends = AddressBook([
  Contact("Bob", number: "22"), Contact("Ann", number: "11"), Contact("Eve", number: "33"),
])
let shops = AddressBook([Contact("Baker", number: "70"), Contact("Grocer", number: "71")])

Demo.play("Contacts") {
  ListPanel(source: ContactSource(friends))
}
