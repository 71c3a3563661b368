import Conversations
import Terminal

extension Conversation {
  /// The same with every text as it can be shown, so that its width is known, and without what names
  /// participants who are not there: what was recorded is the word of a program that may say anything.
  var cleaned: Conversation {
    Conversation(
      participants: participants.map(\.shownInARow), steps: steps.compactMap(cleaned),
      keepers: keepers, begunBy: beginner.shownInARow)
  }

  private func cleaned(_ step: Step) -> Step? {
    switch step {
    case .message(let message): cleaned(message).map(Step.message)
    case .note(let text): .note(text.shownInARow)
    case .end(let object, _): participants.indices.contains(object) ? step : nil
    case .omission, .interruption: step
    }
  }

  private func cleaned(_ message: Message) -> Message? {
    var mark = message.mark
    var mentioned = [message.sender, message.receiver]
    switch message.mark {
    case .changed(let expected): mark = .changed(expected: expected.shownInARow)
    case .misdirected(let sender, let receiver): mentioned += [sender, receiver]
    default: break
    }
    guard mentioned.allSatisfy(participants.indices.contains) else { return nil }
    return Message(
      sender: message.sender, receiver: message.receiver, text: message.text.shownInARow,
      isAnswer: message.isAnswer, thread: message.thread?.shownInARow, mark: mark)
  }

  /// Whether anybody but this participant says something to another but this one.
  func hasMessages(without participant: Int) -> Bool {
    steps.contains { step in
      guard case .message(let message) = step else { return false }
      return ![message.sender, message.receiver].contains(participant)
    }
  }
}

extension String {
  /// The text with nothing in it that drives a terminal or ends a row.
  var shownInARow: String {
    Sanitizer.clean(self).replacing("\n", with: " ").replacing("\t", with: " ")
  }
}
