import Checking
import Testing

import class Announcements.Person

// MARK: - TODO 5

extension AnnouncementsSuite {
  @Test func titleIsAnnounced() {
    let (person, journal) = (Person(title: "Engineer"), Journal())
    let ear = Ear("Ann", journal)
    person.addObserver(ear, of: "title", options: both)
    person.title = "Director"
    guard journal.lines == [line("Ann", "Engineer", "Director")] else {
      return journal.expect(
        [line("Ann", "Engineer", "Director")],
        "Ann observes `title` of a person, and it was set",
        "Any code may set it, so the property itself announces each assignment, before and after it."
      )
    }
    // Another check judges whether equal values are reported at all.
    guard tellsEqual() else { return }
    journal.clear()
    person.title = "Director"
    journal.expect(
      [line("Ann", "Director", "Director")], "A person's `title` was set to what it was already",
      "Each set is announced.")
  }

  @Test func titleIsAnnouncedOnce() {
    let (person, journal) = (Person(title: "Engineer"), Journal())
    let ear = Ear("Ann", journal)
    person.addObserver(ear, of: "title", options: both)
    person.promote(to: "Director", with: ["plan", "hire", "pay"])
    let noted = misuses(of: person)
    guard noted == [] else {
      Issue.record(
        "A person was promoted: `misuses` is \(said(noted)), and should be empty.")
      return
    }
    let told = [line("Ann", "Engineer", "Director")]
    guard journal.lines == told, endsOnlyWhatHasBegun() else {
      return journal.expect(
        told, "Ann observes `title` of a person, who was promoted",
        "One assignment is announced once.")
    }
    person.didChange("title")
    journal.expect(
      told,
      "Ann observes `title` of a person, who was promoted. Then came a `didChange` too many",
      "No change of `title` was open any more: each one that begins has to end.")
  }

  @Test func tasksAreOneChange() {
    let (person, journal) = (Person(title: "Engineer"), Journal())
    let ear = Ear("Ann", journal)
    person.addObserver(ear, of: "tasks", options: both)
    person.promote(to: "Director", with: ["plan"])
    person.promote(to: "Chief", with: ["hire", "pay"])
    let told = [
      line("Ann", "", "plan", key: "tasks"),
      line("Ann", "plan", "plan, hire, pay", key: "tasks"),
    ]
    guard journal.lines == told, endsOnlyWhatHasBegun() else {
      return journal.expect(
        told, "Ann observes `tasks` of a person, who was promoted with one task, then with two",
        "Each promotion is one change of `tasks`, with the whole lists before and after.")
    }
    person.didChange("tasks")
    journal.expect(
      told,
      "Ann observes `tasks` of a person, who was promoted. Then came a `didChange` too many",
      "No change of `tasks` was open any more: each one that begins has to end.")
  }
}

/// Whether a surplus `didChange` notifies no observer.
private func endsOnlyWhatHasBegun() -> Bool {
  let (model, journal) = (Model(), Journal())
  let ear = Ear("Ann", journal)
  model.addObserver(ear, of: "title", options: both)
  model.set("Director")
  model.didChange("title")
  return withExtendedLifetime(ear) { journal.lines.count == 1 }
}
