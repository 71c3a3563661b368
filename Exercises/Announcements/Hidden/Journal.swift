import Checking
import Testing

import class Announcements.Announcer
import struct Announcements.Change
import enum Announcements.Misuse
import protocol Announcements.Observer
import struct Announcements.Options

/// The observers' notifications, in order, in lines such as
/// `Ann, "title": "Engineer" → "Director"`.
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func clear() { lines = [] }

  /// Records a failure if the lines that arrived differ from those expected.
  func expect(
    _ expected: [String], _ what: String, _ why: String, strictly: Bool = false,
    at location: SourceLocation = #_sourceLocation
  ) {
    // Another check judges whether the oldest is notified first.
    let isSame =
      lines == expected || !strictly && lines.sorted() == expected.sorted() && !tellsInOrder()
    #expect(
      isSame,
      """
      \(what). Received: \(list(lines)). Expected: \(list(expected)). \(why)
      """, sourceLocation: location)
  }

  private func list(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "nobody" }
    let shown = lines.prefix(6).joined(separator: "; then ")
    return lines.count > 6 ? shown + "; then more" : shown
  }
}

/// A notification, as a line of the journal.
func line(
  _ name: String, _ old: String?, _ new: String?, key: String = "title", isPrior: Bool = false
) -> String {
  "\(name)\(isPrior ? " (prior)" : ""), `\(shown(key))`: \(quoted(old, "no old")) → "
    + quoted(new, "no new")
}

/// A key for a message; only keys that a check has chosen appear in it.
private func shown(_ key: String) -> String {
  ["title", "tasks", "room"].contains(key) ? key : "another key"
}

private func quoted(_ value: String?, _ none: String) -> String {
  guard let value else { return none }
  let isKnown = [
    "", "Trainee", "Engineer", "Director", "Chief", "12", "14", "plan", "plan, hire, pay",
  ].contains(value)
  return isKnown ? "\"\(value)\"" : "another text"
}

/// An observer that records its notifications.
final class Ear: Observer {
  let name: String
  let journal: Journal
  /// Called at each notification with the number of notifications so far.
  var whenTold: (Int) -> Void = { _ in }
  private(set) var count = 0
  private(set) var contexts: [ObjectIdentifier?] = []
  private(set) var senders: [ObjectIdentifier] = []
  private(set) var values: [[String?]] = []

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }

  func observe(_ change: Change, of object: Announcer, context: AnyObject?) {
    let (old, new): (String?, String?) = (change.old, change.new)
    let (key, isPrior): (String, Bool) = (change.key, change.isPrior)
    journal.note(line(name, old, new, key: key, isPrior: isPrior))
    values.append([old, new])
    contexts.append(context.map { identity(of: $0) })
    senders.append(identity(of: object))
    count += 1
    whenTold(count)
  }
}

/// A model of the suite's own, which announces each set.
final class Model: Announcer {
  private var values: [String: String] = [:]

  init(title: String = "Engineer") { values["title"] = title }

  override func value(of key: String) -> String { values[key] ?? "" }

  func set(_ value: String, for key: String = "title") {
    willChange(key)
    store(value, for: key)
    didChange(key)
  }

  /// Changes a value and announces nothing.
  func store(_ value: String, for key: String = "title") { values[key] = value }
}

/// An object to compare.
final class Context {}

let both: Options = [.old, .new]

/// The mistakes of a program, as the announcer recorded them.
func misuses(of object: Announcer) -> [String] {
  let noted: [Misuse] = object.misuses
  return noted.map { misuse in
    switch misuse {
    case .notRegistered(let key): "`notRegistered(\(shown(key)))`"
    case .notBegun(let key): "`notBegun(\(shown(key)))`"
    @unknown default: "another one"
    }
  }
}

func said(_ misuses: [String]) -> String {
  misuses.isEmpty ? "empty" : misuses.joined(separator: ", ")
}

/// Whether the oldest registration is notified first.
func tellsInOrder() -> Bool {
  let (model, journal) = (Model(), Journal())
  let ears = ["Ann", "Ben", "Cleo"].map { Ear($0, journal) }
  for ear in ears { model.addObserver(ear, of: "title", options: both) }
  model.set("Director")
  return journal.lines == ears.map { line($0.name, "Engineer", "Director") }
}

/// Whether two equal registrations are both notified.
func tellsTwice() -> Bool {
  let (model, journal) = (Model(), Journal())
  let ear = Ear("Ann", journal)
  for _ in 1...2 { model.addObserver(ear, of: "title", options: both) }
  model.set("Director")
  return journal.lines.count == 2
}

/// Whether an announcer also announces a value equal to the old one.
func tellsEqual() -> Bool {
  let (model, journal) = (Model(), Journal())
  let ear = Ear("Ann", journal)
  model.addObserver(ear, of: "title", options: both)
  model.set("Engineer")
  return withExtendedLifetime(ear) { journal.lines.count == 1 }
}
