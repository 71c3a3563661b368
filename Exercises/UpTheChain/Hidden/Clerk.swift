import Checking
import Testing

import class UpTheChain.Button
import class UpTheChain.Letter
import class UpTheChain.Responder
import class UpTheChain.TextField
import class UpTheChain.Window

/// The events of clerks, in order.
final class Journal {
  var asked: [String] = []
  var took: [String] = []
  var senders: [ObjectIdentifier] = []
}

/// A responder that records which actions the chain asks it for.
final class Clerk: Responder {
  let name: String
  private let journal: Journal
  private let names: [String]
  /// Whether it performs the actions it has methods for.
  var isWilling = true

  init(_ name: String, _ journal: Journal, can names: String...) {
    self.name = name
    self.journal = journal
    self.names = names
    super.init()
  }

  override var methods: [String: (Button) -> Void] {
    let took = { [name, journal] (sender: Button) in
      journal.took.append(name)
      journal.senders.append(identity(of: sender))
    }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, took) })
  }

  override func canPerformAction(_ action: String, withSender sender: Button) -> Bool {
    journal.asked.append(name)
    journal.senders.append(identity(of: sender))
    return isWilling && names.contains(action)
  }
}

/// Lets each of them ask the one behind it.
func chain(_ responders: Responder...) {
  for (responder, next) in zip(responders, responders.dropFirst()) {
    responder.nextResponder = next
  }
}

/// A name that is written nowhere.
func randomAction() -> String {
  String((1...8).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() }) + ":"
}

/// Names in a sentence.
func list(_ names: [String]) -> String {
  names.isEmpty ? "nobody" : names.prefix(6).joined(separator: ", ") + (names.count > 6 ? " …" : "")
}

/// The name of the responder found among these clerks, in a sentence.
func name(_ found: Responder?, of clerks: Clerk...) -> String {
  guard let found else { return "nobody" }
  return clerks.first { $0 === found }?.name ?? "somebody else"
}

/// A complaint; nil if all is well.
typealias Story = () -> String?

/// Plays a story. If one of those `before` it goes wrong, there is nothing to judge yet.
func judge(after before: [Story] = [], _ story: Story) {
  guard before.allSatisfy({ $0() == nil }) else { return }
  if let complaint = story() { Issue.record(Comment(rawValue: complaint)) }
}
