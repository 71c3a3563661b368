import Checking
import Testing

import class Announcements.Announcer
import struct Announcements.Options

// MARK: - TODO 3

extension AnnouncementsSuite {
  @Test func priorIsTold() {
    let (model, journal, context) = (Model(), Journal(), Context())
    let ears = ["Ann", "Ben"].map { Ear($0, journal) }
    for ear in ears {
      model.addObserver(ear, of: "title", options: [.prior, .old], context: context)
    }
    model.addObserver(ears[1], of: "room", options: [.prior, .old])
    model.willChange("title")
    let first = ears.map { line($0.name, "Engineer", nil, isPrior: true) }
    guard journal.lines == first else {
      return journal.expect(
        first, "Ann and Ben asked for `prior` and `old`, and `willChange` of `title` was called",
        "It tells them before the change, in their order, and marks it with `isPrior`.")
    }
    guard ears[0].contexts == [identity(of: context)], ears[0].senders == [identity(of: model)]
    else {
      Issue.record(
        """
        Ann asked for `prior`: she was told before the change, but not with the object that she \
        observes, or not with her context.
        """)
      return
    }
    model.store("Director")
    model.didChange("title")
    journal.expect(
      first + ears.map { line($0.name, "Engineer", nil) },
      "Ann and Ben asked for `prior` and `old`, and `title` changed",
      "They are told before, and then as usual.")
  }

  @Test func priorHasNoNew() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben"].map { Ear($0, journal) }
    model.addObserver(ears[0], of: "title", options: [.prior, .new])
    model.addObserver(ears[1], of: "title", options: .prior)
    model.willChange("title")
    journal.expect(
      ears.map { line($0.name, nil, nil, isPrior: true) },
      "Ann asked for `prior` and `new`, Ben for `prior`, and `willChange` was called",
      "Before a change there is no new value, and an old one is for those that ask.")
  }

  @Test func priorIsAskedFor() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben", "Cleo"].map { Ear($0, journal) }
    model.addObserver(ears[0], of: "title", options: both)
    model.addObserver(ears[1], of: "title", options: .prior)
    model.addObserver(ears[2], of: "title", options: [])
    model.willChange("title")
    journal.expect(
      [line("Ben", nil, nil, isPrior: true)],
      "Ben asked for `prior`, Ann and Cleo did not, and `willChange` was called",
      "Only an observer that asks for it is told before.")
  }
}
