import Checking
import Testing

import class Announcements.Announcer
import struct Announcements.Options

// MARK: - TODO 2

extension AnnouncementsSuite {
  @Test func changeIsTold() {
    let (model, other, journal) = (Model(), Model(title: "Trainee"), Journal())
    let contexts = [Context(), Context()]
    let ear = Ear("Ann", journal)
    model.addObserver(ear, of: "title", options: both, context: contexts[0])
    other.addObserver(ear, of: "title", options: both, context: contexts[1])
    model.set("Director")
    other.set("Chief")
    let expected = [line("Ann", "Engineer", "Director"), line("Ann", "Trainee", "Chief")]
    guard journal.lines == expected else {
      return journal.expect(
        expected,
        "Ann observes `title` of two objects, which changed one after the other",
        "`willChange` remembers the old value, and `didChange` notifies Ann once, with the old and the new."
      )
    }
    guard ear.senders == [identity(of: model), identity(of: other)],
      ear.contexts == contexts.map({ identity(of: $0) })
    else {
      Issue.record(
        """
        Ann observes `title` of two objects with a context for each, and both changed. She didn't \
        get the right object, or not the context of this registration. So she can't tell the two \
        apart.
        """)
      return
    }
    let secret = (1...2).map { _ in "Title \(Int.random(in: 1_000...9_999))" }
    for value in secret { model.set(value) }
    let isTold = ear.values.suffix(2) == [["Director", secret[0]], secret]
    #expect(
      isTold, "A value changed twice more, and Ann didn't get its old and new value each time.")
  }

  @Test func optionsDecide() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben", "Cleo"].map { Ear($0, journal) }
    model.addObserver(ears[0], of: "title", options: .new)
    model.addObserver(ears[1], of: "title", options: .old)
    model.addObserver(ears[2], of: "title", options: [])
    model.set("Director")
    let lines = [
      line("Ann", nil, "Director"), line("Ben", "Engineer", nil), line("Cleo", nil, nil),
    ]
    // Another check judges the order.
    guard judged(), journal.lines.sorted() != lines else { return }
    journal.expect(
      lines, "Ann asked for `new`, Ben for `old`, Cleo for nothing, and `title` changed",
      "Each of them gets what its own options ask for.")
  }

  @Test func toldInOrder() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Cleo", "Ann", "Ben"].map { Ear($0, journal) }
    for ear in ears { model.addObserver(ear, of: "title", options: both) }
    model.set("Director")
    journal.expect(
      ears.map { line($0.name, "Engineer", "Director") },
      "Cleo, Ann and Ben were registered in this order, and `title` changed",
      "The oldest registration is the first.", strictly: true)
  }

  @Test func twiceIsTwice() {
    let (model, journal) = (Model(), Journal())
    let ear = Ear("Ann", journal)
    model.addObserver(ear, of: "title", options: both)
    model.addObserver(ear, of: "title", options: both)
    model.set("Director")
    let told = line("Ann", "Engineer", "Director")
    journal.expect(
      [told, told], "Ann was registered twice for `title`, and it changed",
      "Every registration counts, even one that looks like another.")
  }

  @Test func equalIsToldToo() {
    let (model, journal) = (Model(), Journal())
    let ear = Ear("Ann", journal)
    model.addObserver(ear, of: "title", options: both)
    model.set("Engineer")
    journal.expect(
      [line("Ann", "Engineer", "Engineer")], "`title` was set to what it was already",
      "Every assignment is announced, even of an equal value.")
  }

  @Test func goneIsPassedOver() {
    let (model, journal) = (Model(), Journal())
    let stays = [Ear("Ann", journal), Ear("Cleo", journal)]
    model.addObserver(stays[0], of: "title", options: both)
    registerBriefly(with: model, journal)
    model.addObserver(stays[1], of: "title", options: both)
    model.set("Director")
    let expected = stays.map { line($0.name, "Engineer", "Director") }
    // Another check judges whether an observer is kept alive.
    guard !journal.lines.contains(where: { $0.hasPrefix("Ben") }) else { return }
    journal.expect(
      expected,
      "Of three observers, the second was deallocated without being removed; `title` changed",
      "The others get the change as before.")
  }

  @Test func newcomerHearsTheNext() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben", "Cleo"].map { Ear($0, journal) }
    model.addObserver(ears[0], of: "title", options: both)
    ears[0].whenTold = { count in
      if count == 1 { model.addObserver(ears[1], of: "title", options: both) }
    }
    model.willChange("title")
    model.addObserver(ears[2], of: "title", options: both)
    model.store("Director")
    model.didChange("title")
    guard journal.lines == [line("Ann", "Engineer", "Director")] else {
      return journal.expect(
        [line("Ann", "Engineer", "Director")],
        """
        `title` changed. Cleo was registered between `willChange` and `didChange`, and Ben while \
        Ann was being notified
        """, "A registration after `willChange` waits for the next change.")
    }
    model.set("Chief")
    journal.expect(
      [
        line("Ann", "Engineer", "Director"), line("Ann", "Director", "Chief"),
        line("Cleo", "Director", "Chief"),
        line("Ben", "Director", "Chief"),
      ], "Cleo and Ben were registered during one change, and `title` changed again",
      "They get this change.")
  }

  @Test func keysAreApart() {
    let (silent, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben"].map { Ear($0, journal) }
    silent.addObserver(ears[0], of: "title", options: both)
    silent.addObserver(ears[1], of: "room", options: both)
    silent.set("12", for: "room")
    guard journal.lines == [line("Ben", "", "12", key: "room")] else {
      return journal.expect(
        [line("Ben", "", "12", key: "room")],
        "Ann observes `title`, Ben observes `room`, and `room` changed",
        "A registration is for one key.")
    }
    journal.clear()
    let model = Model()
    let ear = Ear("Ann", journal)
    model.addObserver(ear, of: "title", options: both)
    model.addObserver(ear, of: "room", options: both)
    model.willChange("title")
    model.willChange("room")
    model.store("Director")
    model.store("12", for: "room")
    model.didChange("title")
    model.didChange("room")
    journal.expect(
      [line("Ann", "Engineer", "Director"), line("Ann", "", "12", key: "room")],
      "A change of `title` began, then one of `room`; `title` ended, then `room`",
      "A `didChange` ends the change of its own key.")
  }

  @Test func pairsNest() {
    let (model, journal) = (Model(), Journal())
    let ear = Ear("Ann", journal)
    model.addObserver(ear, of: "title", options: both)
    model.willChange("title")
    model.store("Director")
    model.set("Chief")
    model.didChange("title")
    journal.expect(
      [line("Ann", "Director", "Chief"), line("Ann", "Engineer", "Chief")],
      """
      A change of `title` began at "Engineer". In it, "Director" became "Chief", by another pair of \
      `willChange` and `didChange`. Then the first one ended
      """, "Each pair notifies, with the old value that its own `willChange` saw.")
  }

  @Test func outerValuesStay() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben"].map { Ear($0, journal) }
    for ear in ears { model.addObserver(ear, of: "title", options: both) }
    ears[0].whenTold = { if $0 == 1 { model.set("Chief") } }
    model.set("Director")
    let expected = [
      line("Ann", "Engineer", "Director"), line("Ann", "Director", "Chief"),
      line("Ben", "Director", "Chief"), line("Ben", "Engineer", "Director"),
    ]
    // Another check judges when the inner change is reported.
    guard judged(), journal.lines.sorted() != expected.sorted() else { return }
    journal.expect(
      expected, "Ann and Ben observe `title`, and Ann set it once more when she was notified",
      "Every observer gets the same change, even if one of them sets the property again meanwhile.")
  }

  @Test func innerComesAtOnce() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben"].map { Ear($0, journal) }
    for ear in ears { model.addObserver(ear, of: "title", options: both) }
    model.addObserver(ears[1], of: "room", options: both)
    ears[0].whenTold = { if $0 == 1 { model.set("12", for: "room") } }
    model.set("Director")
    journal.expect(
      [
        line("Ann", "Engineer", "Director"), line("Ben", "", "12", key: "room"),
        line("Ben", "Engineer", "Director"),
      ],
      "Ann and Ben observe `title`. When Ann was notified, she set `room`, which Ben observes",
      "An assignment returns after its observers were notified.")
  }

  @Test func unbalancedIsNoted() {
    let (model, journal) = (Model(), Journal())
    let ear = Ear("Ann", journal)
    model.addObserver(ear, of: "title", options: both)
    model.set("Director")
    let before = misuses(of: model)
    journal.clear()
    model.didChange("title")
    model.didChange("room")
    let after = misuses(of: model)
    guard before == [], after == ["`notBegun(title)`", "`notBegun(room)`"] else {
      Issue.record(
        """
        A balanced change of `title` came: `misuses` is \(said(before)), and should be empty. Then \
        `didChange` of `title` and of `room` came, without a `willChange`: `misuses` is \
        \(said(after)), and should be `notBegun(title)`, `notBegun(room)`.
        """)
      return
    }
    journal.expect(
      [], "A `didChange` of `title` came without a `willChange`",
      "There is no old value, so nobody is notified.")
  }
}

// This ends before the check looks: its local variables keep nothing alive.
private func registerBriefly(with model: Model, _ journal: Journal) {
  let ear = Ear("Ben", journal)
  model.addObserver(ear, of: "title", options: both)
}
