import Checking
import Testing

import class Announcements.Announcer
import struct Announcements.Options

// MARK: - TODO 4

extension AnnouncementsSuite {
  @Test func removedHearsNothing() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben"].map { Ear($0, journal) }
    for ear in ears { model.addObserver(ear, of: "title", options: both) }
    model.removeObserver(ears[0], of: "title")
    model.set("Director")
    guard journal.lines == [line("Ben", "Engineer", "Director")] else {
      return journal.expect(
        [line("Ben", "Engineer", "Director")],
        "Ann and Ben observed `title`, Ann was removed, and it changed", "Ben stays.")
    }
    // Another check judges whether the same registration counts twice.
    guard tellsTwice() else { return }
    for _ in 1...3 { model.addObserver(ears[0], of: "title", options: both) }
    model.removeObserver(ears[1], of: "title")
    model.removeObserver(ears[0], of: "title")
    journal.clear()
    model.set("Chief")
    let told = line("Ann", "Director", "Chief")
    journal.expect(
      [told, told], "Ann was registered three times and removed once, and `title` changed",
      "Each removal ends one registration.")
  }

  @Test func oldestIsRemoved() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben"].map { Ear($0, journal) }
    for ear in [ears[0], ears[1], ears[0]] {
      model.addObserver(ear, of: "title", options: both)
    }
    model.removeObserver(ears[0], of: "title")
    model.set("Director")
    let expected = [line("Ben", "Engineer", "Director"), line("Ann", "Engineer", "Director")]
    // Another check judges how many registrations one removal ends.
    guard tellsTwice(), journal.lines.count > 1 else {
      #expect(
        journal.lines.count > 0, "Ann was registered, then Ben. Ann was removed, and Ben with her.")
      return
    }
    journal.expect(
      expected, "Ann was registered, then Ben, then Ann again. Ann was removed once",
      "Each removal ends the oldest registration that matches.")
  }

  @Test func removalNamesAllThree() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben"].map { Ear($0, journal) }
    let contexts = [Context(), Context()]
    model.addObserver(ears[0], of: "title", options: .old)
    model.addObserver(ears[0], of: "room", options: .new, context: contexts[1])
    model.addObserver(ears[1], of: "title", options: .new, context: contexts[1])
    model.addObserver(ears[0], of: "title", options: .new, context: contexts[0])
    model.addObserver(ears[0], of: "title", options: both, context: contexts[1])
    model.removeObserver(ears[0], of: "title", context: contexts[1])
    model.set("Director")
    model.set("12", for: "room")
    journal.expect(
      [
        line("Ann", "Engineer", nil), line("Ben", nil, "Director"), line("Ann", nil, "Director"),
        line("Ann", nil, "12", key: "room"),
      ],
      """
      Ann was registered for `title` without a context, with one, and with another one, and for \
      `room`; Ben was registered, too. Then Ann's `title` with the last context was removed, and \
      both keys changed
      """, "A removal is for one observer, one key and one context, and all three have to match.")
  }

  @Test func strangerIsNoted() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben"].map { Ear($0, journal) }
    model.addObserver(ears[0], of: "title", options: both)
    model.removeObserver(ears[0], of: "title")
    let before = misuses(of: model)
    model.removeObserver(ears[0], of: "title")
    model.addObserver(ears[0], of: "title", options: both)
    model.removeObserver(ears[1], of: "title")
    model.removeObserver(ears[0], of: "room")
    let after = misuses(of: model)
    let expected = ["title", "title", "room"].map { "`notRegistered(\($0))`" }
    #expect(
      before == [] && after == expected,
      """
      Ann was registered and removed: `misuses` is \(said(before)), and should be empty. Then \
      three removals came for which there is no registration: Ann again, Ben, another key. \
      `misuses` is \(said(after)), and should be \(said(expected)).
      """)
  }

  @Test func leaverSkipsNobody() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben", "Cleo"].map { Ear($0, journal) }
    for ear in ears { model.addObserver(ear, of: "title", options: both) }
    ears[0].whenTold = { if $0 == 1 { model.removeObserver(ears[0], of: "title") } }
    model.set("Director")
    model.set("Chief")
    journal.expect(
      [
        line("Ann", "Engineer", "Director"), line("Ben", "Engineer", "Director"),
        line("Cleo", "Engineer", "Director"),
        line("Ben", "Director", "Chief"), line("Cleo", "Director", "Chief"),
      ], "Ann removed herself when she was notified; then `title` changed again",
      "The others get both changes, and she gets the first.")
  }

  @Test func removedMeanwhile() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben", "Cleo"].map { Ear($0, journal) }
    for ear in ears { model.addObserver(ear, of: "title", options: both) }
    ears[0].whenTold = { if $0 == 1 { model.removeObserver(ears[1], of: "title") } }
    model.set("Director")
    // Another check judges whether the oldest is notified first.
    guard tellsInOrder() else {
      #expect(
        journal.lines.count > 1,
        "Ann removed Ben when she was notified, and no other observer got the change.")
      return
    }
    let expected = [line("Ann", "Engineer", "Director"), line("Cleo", "Engineer", "Director")]
    guard journal.lines == expected else {
      return journal.expect(
        expected, "When Ann was notified, she removed Ben, who was next",
        "A removal takes effect at once: the removed observer may be about to be deallocated.")
    }
    journal.clear()
    model.willChange("title")
    model.removeObserver(ears[2], of: "title")
    model.store("Chief")
    model.didChange("title")
    guard journal.lines == [line("Ann", "Director", "Chief")] else {
      return journal.expect(
        [line("Ann", "Director", "Chief")],
        "Cleo was removed between `willChange` and `didChange`", "A removal takes effect at once.")
    }
    // Another check judges whether observers are notified before at all.
    guard tellsBefore() else { return }
    let later = Model()
    for ear in ears { later.addObserver(ear, of: "title", options: [.prior, .old, .new]) }
    ears[0].whenTold = { _ in
      ears[0].whenTold = { _ in }
      later.removeObserver(ears[1], of: "title")
    }
    journal.clear()
    later.set("Director")
    let people = ["Ann", "Cleo"]
    journal.expect(
      people.map { line($0, "Engineer", nil, isPrior: true) }
        + people.map { line($0, "Engineer", "Director") },
      "All asked for `prior`. When Ann was notified before the change, she removed Ben",
      "A removal takes effect at once.")
  }

  @Test func lookalikeIsAnother() {
    // Other checks judge who is notified first, how often, what a new registration receives, and
    // whether a removal takes effect at once.
    guard tellsInOrder(), tellsTwice(), removesOne(), removesAtOnce(), newcomersWait()
    else { return }
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben"].map { Ear($0, journal) }
    for ear in [ears[0], ears[1], ears[1]] { model.addObserver(ear, of: "title", options: both) }
    ears[0].whenTold = { if $0 == 1 { model.removeObserver(ears[1], of: "title") } }
    model.set("Director")
    let once = ears.map { line($0.name, "Engineer", "Director") }
    guard journal.lines == once else {
      return journal.expect(
        once, "Ben was registered twice. When Ann was notified, she removed one of the two",
        "The other one looks the same, and is another registration. It alone gets the change.")
    }
    journal.clear()
    let later = Model()
    for ear in ears { later.addObserver(ear, of: "title", options: both) }
    ears[0].whenTold = { _ in
      ears[0].whenTold = { _ in }
      later.removeObserver(ears[1], of: "title")
      later.addObserver(ears[1], of: "title", options: both)
    }
    later.set("Director")
    later.set("Chief")
    journal.expect(
      [line("Ann", "Engineer", "Director")] + ears.map { line($0.name, "Director", "Chief") },
      "When Ann was notified, she removed Ben and registered him again; `title` changed once more",
      "Ben's new registration came after `willChange`, so it gets the next change.")
  }

  @Test func leavesAtOnce() {
    let (model, journal) = (Model(), Journal())
    let ear = Ear("Ann", journal)
    ear.whenTold = { if $0 == 1 { model.removeObserver(ear, of: "title") } }
    model.addObserver(ear, of: "title", options: [.initial, .new])
    model.set("Director")
    guard journal.lines == [line("Ann", nil, "Engineer")] else {
      return journal.expect(
        [line("Ann", nil, "Engineer")],
        "Ann was registered with `initial`, and removed herself when she was notified",
        "At that moment, she has to be registered already.")
    }
    let noted = misuses(of: model)
    #expect(
      noted == [],
      """
      Ann was registered with `initial`, and removed herself when she was notified: `misuses` is \
      \(said(noted)), and should be empty.
      """)
  }
}

/// Whether a removal takes one of two registrations that are the same.
private func removesOne() -> Bool {
  let (model, journal) = (Model(), Journal())
  let ear = Ear("Ann", journal)
  for _ in 1...2 { model.addObserver(ear, of: "title", options: both) }
  model.removeObserver(ear, of: "title")
  model.set("Director")
  return journal.lines.count == 1
}

/// Whether an observer that was removed in the middle of a change gets no more notifications.
private func removesAtOnce() -> Bool {
  let (model, journal) = (Model(), Journal())
  let ears = ["Ann", "Ben"].map { Ear($0, journal) }
  for ear in ears { model.addObserver(ear, of: "title", options: both) }
  ears[0].whenTold = { if $0 == 1 { model.removeObserver(ears[1], of: "title") } }
  model.set("Director")
  return journal.lines == [line("Ann", "Engineer", "Director")]
}

/// Whether an observer that comes in the middle of a change is notified of the next one only.
private func newcomersWait() -> Bool {
  let (model, journal) = (Model(), Journal())
  let ears = ["Ann", "Ben"].map { Ear($0, journal) }
  model.addObserver(ears[0], of: "title", options: both)
  ears[0].whenTold = {
    if $0 == 1 { model.addObserver(ears[1], of: "title", options: both) }
  }
  model.set("Director")
  return journal.lines == [line("Ann", "Engineer", "Director")]
}

/// Whether those that ask for it are notified before a change.
private func tellsBefore() -> Bool {
  let (model, journal) = (Model(), Journal())
  let ear = Ear("Ann", journal)
  model.addObserver(ear, of: "title", options: [.prior, .old, .new])
  model.set("Director")
  return journal.lines == [
    line("Ann", "Engineer", nil, isPrior: true), line("Ann", "Engineer", "Director"),
  ]
}
