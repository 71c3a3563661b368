import Checking
import Testing

import class Announcements.Announcer
import struct Announcements.Options

// Expectations compare plain values: a failing #expect describes its operands, and
// would run the learner's own `description`.

// MARK: - TODO 1

extension AnnouncementsSuite {
  @Test func initialIsTold() {
    let (model, journal, context) = (Model(), Journal(), Context())
    let ear = Ear("Ann", journal)
    model.store("Chief", for: "room")
    model.addObserver(ear, of: "title", options: [.initial, .new], context: context)
    guard journal.lines == [line("Ann", nil, "Engineer")] else {
      return journal.expect(
        [line("Ann", nil, "Engineer")],
        "Ann was registered for `title`, with the options `initial` and `new`",
        "With `initial`, she is notified once before `addObserver` returns, with the value.")
    }
    guard ear.contexts == [identity(of: context)], ear.senders == [identity(of: model)] else {
      Issue.record(
        """
        Ann was registered with `initial`, and notified at once, but with another object than the \
        one that she observes, or another context than that of her registration. She needs both to \
        know what the notification is about.
        """)
      return
    }
    journal.clear()
    let second = Ear("Cleo", journal)
    model.addObserver(second, of: "title", options: [.initial, .new])
    guard journal.lines == [line("Cleo", nil, "Engineer")] else {
      return journal.expect(
        [line("Cleo", nil, "Engineer")],
        "Ann and then Cleo were registered with `initial` and `new`; this is Cleo's part",
        "The others know already.")
    }
    journal.clear()
    let silent = Ear("Ben", journal)
    model.addObserver(silent, of: "title", options: both)
    model.addObserver(silent, of: "room", options: [.new, .prior])
    journal.expect(
      [], "Ben was registered without `initial`",
      "Only an observer that asks for it is notified during registration.")
  }

  @Test func initialHasNoOld() {
    let (models, journal) = ([Model(), Model()], Journal())
    let ears = ["Ann", "Ben"].map { Ear($0, journal) }
    models[0].addObserver(ears[0], of: "title", options: [.initial, .old, .new])
    models[1].addObserver(ears[1], of: "title", options: [.initial, .old])
    journal.expect(
      [line("Ann", nil, "Engineer"), line("Ben", nil, nil)],
      """
      Ann was registered with `initial`, `old` and `new`, and Ben with `initial` and `old`
      """,
      "Nothing has changed yet, so there is no old value. The new one is for those that ask.")
  }

  @Test func observerIsNotKept() {
    let model = Model()
    let scene = observersLeftAlone(with: model)
    for name in ["the observer", "the removed observer"] {
      let isFreed = withExtendedLifetime(model) { scene.isFreed(name) }
      guard isFreed else {
        Issue.record(
          """
          Two observers were registered, one was removed, and all other references to both are \
          gone. \(name) is still in memory. \(scene.keepers(of: name)) An observed object doesn't \
          own its observers.
          """)
        return
      }
    }
  }

  @Test func modelIsFreed() {
    let scene = modelLeftAlone()
    for name in ["the model", "the observer", "the context"] {
      let isFreed = scene.isFreed(name)
      guard isFreed else {
        Issue.record(
          """
          A model with an observer was changed, the observer was removed, and nobody needs the two \
          any more. \(name) is still in memory. \(scene.keepers(of: name))
          """)
        return
      }
    }
  }
}

// These end before the check looks: their local variables keep nothing alive.

private func observersLeftAlone(with model: Model) -> Scene {
  let (ear, removed) = (Ear("Ann", Journal()), Ear("Ben", Journal()))
  model.addObserver(ear, of: "title", options: [.initial, .new, .prior])
  model.addObserver(removed, of: "title", options: [.new, .prior])
  model.set("Director")
  model.removeObserver(removed, of: "title")
  return Scene(["the model": model, "the observer": ear, "the removed observer": removed])
}

private func modelLeftAlone() -> Scene {
  let (model, context) = (Model(), Context())
  let journal = Journal()
  let (ear, other) = (Ear("Ann", journal), Ear("Ben", journal))
  let all: Options = [.initial, .old, .new, .prior]
  for ear in [ear, other] { model.addObserver(ear, of: "title", options: all, context: context) }
  model.set("Director")
  model.removeObserver(ear, of: "title", context: context)
  model.set("Chief")
  return Scene([
    "the model": model, "the observer": ear, "the other observer": other, "the context": context,
  ])
}
