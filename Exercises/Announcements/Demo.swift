import DemoRunner

final class Screen: Observer {
  private(set) var seen: [String] = []

  func observe(_ change: Change, of object: Announcer, context: AnyObject?) {
    let time = change.isPrior ? "before" : "after"
    seen.append("\(time): \(change.old ?? "-") to \(change.new ?? "-")")
  }
}

Demo.play("A career") {
  let person = Demo.keep(Person(title: "Clerk"), as: "person")
  let screen = Demo.keep(Screen())
  return [
    Demo.Label { "\(person.title): \(person.tasks.joined(separator: ", "))" },
    Demo.Label { "last seen \(screen.seen.last ?? "nothing")" },
    Demo.Label { "seen in all: \(screen.seen.count)" },
    Demo.Label { "misuses: \(person.misuses.count)" },
    Demo.Row([
      Demo.Press("Observe") {
        person.addObserver(screen, of: "title", options: [.initial, .old, .new, .prior])
      },
      Demo.Press("Stop observing") { person.removeObserver(screen, of: "title") },
    ]),
    Demo.Row([
      Demo.Press("Rename") { person.title = "Clerk, first class" },
      Demo.Press("Promote") { person.promote(to: "Chief", with: ["hire", "plan"]) },
    ]),
  ]
}
