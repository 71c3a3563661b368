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
    // Whether they are told, and with an old value, is another check's.
    let told = ears.filter { ear in ear.values.contains { $0[1] != nil } }.map(\.name)
    #expect(
      told.isEmpty,
      """
      Ann asked for `prior` and `new`, Ben for `prior`, and `willChange` was called: \
      \(told.joined(separator: " and ")) got a new value. Before a change there is none yet.
      """)
  }

  @Test func priorOldIsAskedFor() {
    let (model, journal) = (Model(), Journal())
    let ears = ["Ann", "Ben"].map { Ear($0, journal) }
    model.addObserver(ears[0], of: "title", options: [.prior, .new])
    model.addObserver(ears[1], of: "title", options: .prior)
    model.willChange("title")
    // Whether they are told, and with a new value, is another check's.
    let told = ears.filter { ear in ear.values.contains { $0[0] != nil } }.map(\.name)
    #expect(
      told.isEmpty,
      """
      Ann asked for `prior` and `new`, Ben for `prior`, and `willChange` was called: \
      \(told.joined(separator: " and ")) got the old value. Also before a change, it is only for \
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
    // Whether Ben is told, and what, is another check's.
    let told = [ears[0], ears[2]].filter { $0.count > 0 }.map(\.name)
    #expect(
      told.isEmpty,
      """
      Ben asked for `prior`, Ann and Cleo did not, and `willChange` was called: \
      \(told.joined(separator: " and ")) heard of it as well. Only an observer that asks for \
      `prior` is told before a change.
      """)
  }
}
