let person = Person(title: "Clerk")
let screen = Screen()
screen.show(person)
person.title = "Chief"
screen.hide(person)

final class Screen: Observer {
  func show(_ person: Person) { person.addObserver(self, of: "title", options: [.prior, .new]) }
  func hide(_ person: Person) { person.removeObserver(self, of: "title") }
  func observe(_ change: Change, of object: Announcer, context: AnyObject?) {}
}
