import Foundation

/// PLACEHOLDER until h-ca is merged: the raw list of what objects were told.
package struct Transcript: Sendable {
  let lines: [String]
  let ending: Conversation.Interruption?

  package init(lines: [String], ending: Conversation.Interruption?) {
    self.lines = lines
    self.ending = ending
  }

  package var conversation: Conversation? {
    var names: [String] = ["the check"]
    var places: [Int: Int] = [0: 0]
    var labels: [Int: String] = [:]
    var steps: [Conversation.Step] = []
    for line in lines {
      guard let event = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let kind = event["e"] as? String
      else { continue }
      if kind == "object", let id = event["id"] as? Int, let type = event["type"] as? String {
        labels[id] = type
      }
      if kind == "name", let id = event["id"] as? Int, let name = event["name"] as? String {
        labels[id] = name
        if let place = places[id] { names[place] = name }
      }
      guard ["call", "init", "set"].contains(kind), let from = event["from"] as? Int,
        let to = event["to"] as? Int, let say = event["say"] as? String
      else { continue }
      for id in [from, to] where places[id] == nil {
        places[id] = names.count
        names.append(labels[id] ?? "object \(id)")
      }
      guard let sender = places[from], let receiver = places[to] else { continue }
      steps.append(.message(.init(sender: sender, receiver: receiver, text: say)))
    }
    if let ending { steps.append(.interruption(ending)) }
    return steps.isEmpty ? nil : Conversation(participants: names, steps: Array(steps.prefix(30)))
  }
}

/// PLACEHOLDER until h-ca is merged.
package struct ConversationComparison: Sendable {
  let actual: Transcript
  package init(actual: Transcript, model: Transcript, variants: [Transcript]) {
    self.actual = actual
  }
  package var picture: Conversation? { actual.conversation }
}
