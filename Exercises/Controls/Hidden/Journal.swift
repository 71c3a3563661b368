import Checking
import Testing

import class Controls.Control
import struct Controls.Method
import enum Controls.Misuse
import protocol Controls.Performer

/// The methods that were called, in order, in lines such as
/// "the player: `moved:`".
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func clear() { lines = [] }

  /// Records a failure if the calls differ from those expected.
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
      \(what). Called: \(list(lines)). Expected: \(list(expected)). \(why)
      """, sourceLocation: location)
  }

  private func list(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "nothing" }
    let shown = lines.prefix(6).joined(separator: "; then ")
    return lines.count > 6 ? shown + "; then more" : shown
  }
}

/// A call, as a line of the journal.
func line(_ name: String, _ action: String) -> String { "\(name): \(shown(action))" }

/// An action for a message; only actions that a check has chosen appear in it.
func shown(_ action: String) -> String {
  let known = ["play", "save", "save:", "moved:", "refresh", "vanish", "turned:", "pressed:"]
  return known.contains(action) ? "`\(action)`" : "another name"
}

/// A target that writes down which of its methods are called.
final class Listener: Performer {
  let name: String
  let journal: Journal
  /// The names with a colon take the sender.
  var names = ["play", "save", "save:", "moved:", "refresh"]
  /// Called at each action with the number of actions so far.
  var whenTold: (Int) -> Void = { _ in }
  /// The number of actions received.
  private(set) var count = 0
  /// The number of times that its methods were called.
  private(set) var calls = 0
  private(set) var senders: [ObjectIdentifier] = []

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }

  var methods: [Method] {
    names.map { name in
      name.hasSuffix(":")
        ? Method(name) { (sender: AnyObject) in self.hear(name, sender) }
        : Method(name) { self.hear(name, nil) }
    }
  }

  private func hear(_ action: String, _ sender: AnyObject?) {
    calls += 1
    // Another check judges whether a method is called once.
    if callsTwice, calls.isMultiple(of: 2) { return }
    if let sender { senders.append(identity(of: sender)) }
    journal.note(line(name, action))
    count += 1
    whenTold(count)
  }
}

/// A control of the suite's own.
final class Knob: Control {}

/// A target of another class, with a method that takes only a knob.
final class KnobReader: Performer {
  private(set) var senders: [ObjectIdentifier] = []
  private(set) var refreshed = 0

  var methods: [Method] {
    [
      Method("turned:") { (knob: Knob) in self.senders.append(identity(of: knob)) },
      Method("pressed:") { (_: Knob) in },
      Method("refresh") { self.refreshed += 1 },
    ]
  }
}

/// A control that records each action instead of sending it, and returns the answers it was given.
final class Spy: Control {
  var answers: [Bool] = []
  private(set) var seen: [String] = []
  private(set) var targets: [ObjectIdentifier] = []

  override func sendAction(_ action: String, to target: AnyObject) -> Bool {
    seen.append(shown(action))
    targets.append(identity(of: target))
    return answers.isEmpty ? true : answers.removeFirst()
  }
}

/// An object without a table of names.
final class Stone {}

func listeners(_ journal: Journal) -> [Listener] {
  ["the player", "the screen", "the logbook"].map { Listener($0, journal) }
}

/// The mistakes that the control recorded.
func misuses(of control: Control) -> [String] {
  let noted: [Misuse] = control.misuses
  return noted.map { misuse in
    switch misuse {
    case .notRecognized(let action): "`notRecognized` for \(shown(action))"
    case .wrongSender(let action): "`wrongSender` for \(shown(action))"
    @unknown default: "another one"
    }
  }
}

func said(_ misuses: [String]) -> String {
  misuses.isEmpty ? "empty" : misuses.joined(separator: ", ")
}
