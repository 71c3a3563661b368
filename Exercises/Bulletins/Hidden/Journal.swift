import Checking
import Testing

import struct Bulletins.Bulletin
import class Bulletins.Center
import protocol Bulletins.Listener
import class Bulletins.Token

/// The calls of listeners, in order, in lines such as "Ann: `storm` from North".
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
      isSame, "\(what). Received: \(list(lines)). Expected: \(list(expected)). \(why)",
      sourceLocation: location)
  }

  private func list(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "nobody" }
    let shown = lines.prefix(6).joined(separator: "; then ")
    return lines.count > 6 ? shown + "; then more" : shown
  }
}

/// A notification, as a line of the journal.
func line(_ name: String, _ bulletin: String = "storm", from station: String = "North") -> String {
  "\(name): `\(bulletin)` from \(station)"
}

/// A delivery for a message; only names that a check has chosen appear in it.
private func line(_ listener: String, of bulletin: Bulletin) -> String {
  let (name, object): (String, AnyObject?) = (bulletin.name, bulletin.object)
  let station = (object as? Station)?.name ?? "another object"
  return line(
    listener, ["storm", "fog", "calm"].contains(name) ? name : "another name",
    from: object == nil ? "nobody" : station)
}

/// A sender of bulletins. Stations with the same name are equal, and are not the same object.
final class Station: Hashable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (one: Station, other: Station) -> Bool { one.name == other.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A listener that records its calls.
final class Ear: Listener {
  let name: String
  let journal: Journal
  /// Called at each notification with the number of notifications so far.
  var whenTold: (Int) -> Void = { _ in }
  private(set) var count = 0
  private(set) var heard: [[String]] = []
  private(set) var senders: [ObjectIdentifier?] = []

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }

  func hear(_ bulletin: Bulletin) {
    journal.note(line(name, of: bulletin))
    let (what, info): (String, [String: String]) = (bulletin.name, bulletin.info)
    heard.append([what] + info.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    senders.append(bulletin.object.map { identity(of: $0) })
    count += 1
    whenTold(count)
  }
}

/// A closure that records its calls, and then does this.
func closure(
  _ name: String, _ journal: Journal, whenTold: @escaping () -> Void = {}
) -> (Bulletin) -> Void {
  {
    journal.note(line(name, of: $0))
    whenTold()
  }
}

/// An object that a closure may keep.
final class Thing {
  private let farewell: () -> Void

  init(farewell: @escaping () -> Void = {}) { self.farewell = farewell }

  deinit { farewell() }
}

/// Ann, Ben and Cleo.
func ears(_ journal: Journal) -> [Ear] { ["Ann", "Ben", "Cleo"].map { Ear($0, journal) } }

/// Whether the oldest registration is notified first.
func tellsInOrder() -> Bool {
  let (center, journal) = (Center(), Journal())
  let ears = ears(journal)
  let north = Station("North")
  center.addObserver(ears[0], name: "storm", object: north)
  center.addObserver(ears[1], name: "storm", object: nil)
  center.addObserver(ears[2], name: "storm", object: north)
  center.post(name: "storm", object: north)
  return withExtendedLifetime(ears) { journal.lines == ears.map { line($0.name) } }
}

/// Whether listeners get only bulletins with their name, or of their object.
func filtersListeners() -> Bool {
  let (center, journal) = (Center(), Journal())
  let (north, south) = (Station("North"), Station("South"))
  let ears = ears(journal) + [Ear("Dan", journal)]
  center.addObserver(ears[0], name: "storm", object: nil)
  center.addObserver(ears[1], name: nil, object: north)
  center.addObserver(ears[2], name: "fog", object: south)
  center.addObserver(ears[3], name: nil, object: nil)
  center.post(name: "storm", object: north)
  center.post(name: "fog", object: south)
  let expected =
    [line("Ann"), line("Ben"), line("Dan")]
    + ["Cleo", "Dan"].map { line($0, "fog", from: "South") }
  return withExtendedLifetime(ears) { journal.lines.sorted() == expected.sorted() }
}

/// Whether a removal with a name, or an object, ends only registrations made with it.
func removesNarrowly() -> Bool {
  let (center, journal) = (Center(), Journal())
  let (north, south) = (Station("North"), Station("South"))
  let ears = ears(journal)
  for name in ["storm", "fog"] { center.addObserver(ears[0], name: name, object: nil) }
  for station in [north, south] { center.addObserver(ears[1], name: "storm", object: station) }
  center.removeObserver(ears[0], name: "fog")
  center.removeObserver(ears[1], object: south)
  center.post(name: "storm", object: north)
  return withExtendedLifetime(ears) { journal.lines.sorted() == [line("Ann"), line("Ben")] }
}

/// Whether a post by a listener is delivered before it returns.
func tellsInnerAtOnce() -> Bool {
  let (center, journal) = (Center(), Journal())
  let ears = ears(journal)
  for ear in ears.prefix(2) { center.addObserver(ear, name: "storm", object: nil) }
  ears[0].whenTold = { if $0 == 1 { center.post(name: "storm", object: nil) } }
  center.post(name: "storm", object: Station("North"))
  return journal.lines
    == [line("Ann"), line("Ann", from: "nobody"), line("Ben", from: "nobody"), line("Ben")]
}
