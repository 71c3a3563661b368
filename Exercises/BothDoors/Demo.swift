import DemoRunner
import MiniCocoa

Demo.furnish(ContactsController.self) { screen in
  let label = Demo.keep(NameLabel(of: screen.table), as: "label")
  Demo.name(screen.table, "contacts")
  Demo.name(screen.field, "search")
  return [
    Demo.Label { "selected: \(label.text)" },
    Demo.Label { "calls: \(screen.calls), searches: \(screen.searches)" },
    Demo.Label { "drafts: \(screen.drafts)\(screen.isDim ? ", the screen is dim" : "")" },
    Demo.Row([
      Demo.Press("Leave the app") { Application.shared.moveToBackground() },
      Demo.Press("Come back") { Application.shared.moveToForeground() },
    ]),
  ]
}

Demo.play("Contacts (Ann is blocked)") {
  ContactsController(contacts: [
    Contact("Ann", isBlocked: true), Contact("Bob", isBlocked: false),
    Contact("Cleo", isBlocked: false),
  ])
}
