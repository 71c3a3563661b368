import Checking
import Testing

import class AlongTheWire.Announcer
import struct AlongTheWire.Change
import enum AlongTheWire.Misuse
import protocol AlongTheWire.Observer
import class AlongTheWire.Wire

/// The observers' notifications, in order, in lines such as
/// `Ann: "dark" → "lit"`. It keeps its observers.
final class Journal {
  private(set) var lines: [String] = []
  private var ears: [Ear] = []

  func note(_ line: String) { lines.append(line) }

  func clear() { lines = [] }

  /// An observer that is kept as long as the journal is.
  func ear(_ name: String) -> Ear {
    let ear = Ear(name, self)
    ears.append(ear)
    return ear
  }

  /// Compares the lines that arrived with those expected; returns whether they are equal.
  @discardableResult
  func expect(
    _ expected: [String], _ what: String, _ why: String,
    at location: SourceLocation = #_sourceLocation
  ) -> Bool {
    let isSame = lines == expected
    #expect(
      isSame, "\(what). Received: \(list(lines)). Expected: \(list(expected)). \(why)",
      sourceLocation: location)
    return isSame
  }

  private func list(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "nobody" }
    let shown = lines.prefix(6).joined(separator: "; then ")
    return lines.count > 6 ? shown + "; then more" : shown
  }
}

/// A notification, as a line of the journal.
func line(_ name: String, _ old: String?, _ new: String?) -> String {
  "\(name): \(quoted(old)) → \(quoted(new))"
}

/// A value for a message; only values that a check has chosen appear in it.
private func quoted(_ value: String?) -> String {
  guard let value else { return "nothing" }
  let isKnown = [
    "dark", "lit", "blinking", "Red", "Blue", "red", "blue", "green", "left", "right", "low",
    "high",
    "<Red>", "<Blue>", "<Red>!", "<Blue>!", "[dark]", "[lit]", "[blinking]", "[nothing]",
    "Red/dark", "Red/lit", "Blue/lit", "North: Ann, dark", "North: Ann, lit", "South: Ann, lit",
    "North: Bob, lit", "South: Bob, lit", "South: Bea, lit", "South: nobody",
    "North: Ann, blinking",
    "North: Ann, dark, alarm never", "North: Ann, dark, alarm 6:00", "North: Ann, lit, alarm 6:00",
    "South: Ann, lit, alarm 6:00",
  ].contains(value)
  return isKnown ? "\"\(value)\"" : "another text"
}

/// An observer that records its notifications, and keeps its wires.
final class Ear: Observer {
  let name: String
  weak var journal: Journal?
  var wires: [Wire] = []
  /// Called at each notification with the number of notifications so far.
  var whenTold: (Int) -> Void = { _ in }
  private(set) var count = 0
  private(set) var senders: [ObjectIdentifier] = []
  private(set) var keys: [String] = []
  private(set) var values: [[String?]] = []
  private(set) var hasHeardBefore = false

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }

  /// Observes a path with a new wire.
  func listen(to root: Announcer, along path: String) {
    wires.append(Wire(from: root, along: path, to: self))
  }

  func observe(_ change: Change, of object: Announcer) {
    let (old, new): (Any?, Any?) = (change.old, change.new)
    let (key, isPrior): (String, Bool) = (change.key, change.isPrior)
    journal?.note(line(isPrior ? "\(name), before the change" : name, text(old), text(new)))
    keys.append(key)
    values.append([text(old), text(new)])
    senders.append(identity(of: object))
    hasHeardBefore = hasHeardBefore || isPrior
    count += 1
    whenTold(count)
  }
}

/// A value as a text; an object counts as one that no check has chosen.
func text(_ value: Any?) -> String? {
  guard let value else { return nil }
  return value as? String ?? "an object"
}

/// The mistakes of a program, as the announcers recorded them.
func misuses(of objects: Announcer...) -> [String] {
  objects.flatMap { object in
    let noted: [Misuse] = object.misuses
    return noted.map { misuse in
      switch misuse {
      case .notRegistered(let key): "`notRegistered(\(shown(key)))`"
      case .notBegun(let key): "`notBegun(\(shown(key)))`"
      case .notAnnounced(let key): "`notAnnounced(\(shown(key)))`"
      @unknown default: "another one"
      }
    }
  }
}

private func shown(_ key: String) -> String {
  ["desk", "lamp", "name", "onDuty", "label", "panel", "best"].contains(key) ? key : "another key"
}

func said(_ misuses: [String]) -> String {
  misuses.isEmpty ? "empty" : misuses.joined(separator: ", ")
}
