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
        "It notifies them before the change, in their order, and marks that with `isPrior`.")
    }
    guard ears[0].contexts == [identity(of: context)], ears[0].senders == [identity(of: model)]
    else {
      Issue.record(
        """
        Ann asked for `prior`. She was notified before the change, but with another object than \
        the one that she observes, or with another context.
        """)
      return
    }
    model.store("Director")
    model.didChange("title")
    journal.expect(
      first + ears.map { line($0.name, "Engineer", nil) },
      "Ann and Ben asked for `prior` and `old`, and `title` changed",
      "They are notified before, and then as usual.")
  }

  @Test func priorHasNoNew() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben"].map { Ear($0, journal) }
    model.addObserver(ears[0], of: "title", options: [.prior, .new])
    model.addObserver(ears[1], of: "title", options: .prior)
    model.willChange("title")
    // Another check judges whether they are notified, and with an old value.
    let told = ears.filter { ear in ear.values.contains { $0[1] != nil } }.map(\.name)
    #expect(
      told.isEmpty,
      """
      Ann asked for `prior` and `new`, Ben for `prior`, and `willChange` was called. \
      \(told.joined(separator: " and ")) got a new value. Before a change, there is none yet.
      """)
  }

  @Test func priorOldIsAskedFor() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben"].map { Ear($0, journal) }
    model.addObserver(ears[0], of: "title", options: [.prior, .new])
    model.addObserver(ears[1], of: "title", options: .prior)
    model.willChange("title")
    // Another check judges whether they are notified, and with a new value.
    let told = ears.filter { ear in ear.values.contains { $0[0] != nil } }.map(\.name)
    #expect(
      told.isEmpty,
      """
      Ann asked for `prior` and `new`, Ben for `prior`, and `willChange` was called. \
      \(told.joined(separator: " and ")) got the old value. Before a change, too, it is only for \
      those that ask for `old`.
      """)
  }

  @Test func priorIsAskedFor() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben", "Cleo"].map { Ear($0, journal) }
    model.addObserver(ears[0], of: "title", options: both)
    model.addObserver(ears[1], of: "title", options: .prior)
    model.addObserver(ears[2], of: "title", options: [])
    model.willChange("title")
    // Another check judges whether Ben is notified, and of which change.
    let told = [ears[0], ears[2]].filter { $0.count > 0 }.map(\.name)
    #expect(
      told.isEmpty,
      """
      Ben asked for `prior`, Ann and Cleo didn't, and `willChange` was called. \
      \(told.joined(separator: " and ")) got it as well. Only an observer that asks for `prior` is \
      notified before a change.
      """)
  }
}
