import CourseModel
import Terminal

extension Conversation {
  /// A copy that is safe to show: all texts have a known width, and steps that refer to missing
  /// participants are dropped. The recording comes from an untrusted program.
  var cleaned: Conversation {
    Conversation(
      participants: participants.map(\.shownInARow), steps: steps.compactMap(cleaned),
      retainPaths: retainPaths, begunBy: beginner.shownInARow)
  }

  private func cleaned(_ step: Step) -> Step? {
    switch step {
    case .message(let message): cleaned(message).map(Step.message)
    case .note(let text): .note(text.shownInARow)
    case .end(let object, _): participants.indices.contains(object) ? step : nil
    case .omission, .rest, .interruption: step
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

  /// Whether any message has neither its sender nor its receiver in this participant.
  func hasMessages(without participant: Int) -> Bool {
    steps.contains { step in
      guard case .message(let message) = step else { return false }
      return ![message.sender, message.receiver].contains(participant)
    }
  }
}

extension String {
  /// The text on one row, without terminal control characters.
  var shownInARow: String {
    Sanitizer.clean(self).replacing("\n", with: " ").replacing("\t", with: " ")
  }
}
