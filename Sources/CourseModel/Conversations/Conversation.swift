import RegexBuilder

/// Objects and their messages to each other, in order of time.
///
/// An author writes it (a fenced block with the info string `conversation`, whose grammar is in
/// docs/pages.md), or the recorder records it. Then marks may show where its steps differ from the
/// model's conversation.
package struct Conversation: Hashable, Sendable {
  /// A message from one object to another.
  package struct Message: Hashable, Sendable {
    /// The index of the participant that sends the message.
    package let sender: Int
    /// The index of the participant that receives it; may equal `sender`.
    package let receiver: Int
    /// The message itself, such as `colorPicker(_:didSetColorNamed:to:)`.
    package let text: String
    /// Whether it returns the value that an earlier message asked for.
    package let isAnswer: Bool
    /// The thread or queue on which it is sent; nil for the main one.
    package let thread: String?
    /// The difference from the model's conversation; nil if there is none, or without a comparison.
    package let mark: Mark?

    /// Creates a message. Leave out the mark where nothing is compared.
    package init(
      sender: Int, receiver: Int, text: String, isAnswer: Bool = false, thread: String? = nil,
      mark: Mark? = nil
    ) {
      self.sender = sender
      self.receiver = receiver
      self.text = text
      self.isAnswer = isAnswer
      self.thread = thread
      self.mark = mark
    }
  }

  /// The difference of a message from the model's conversation.
  package enum Mark: Hashable, Sendable {
    /// The model's conversation has this message, but this one does not.
    case missing
    /// An object sent this message, but the model's conversation doesn't have it.
    case surplus
    /// The message had other values; `expected` is the text in the model's conversation.
    case changed(expected: String)
    /// The sender or the receiver differs from the model's conversation.
    case misdirected(expectedSender: Int, expectedReceiver: Int)
    /// It was sent too early.
    case tooEarly
    /// It was sent too late.
    case tooLate
    /// The place of this message in the model's conversation; it was sent at another time.
    case belongsHere
  }

  /// The difference of an object's deallocation from the model's conversation.
  package enum EndMark: Hashable, Sendable {
    /// The object is deallocated here in the model's conversation, but is still alive.
    case missing
    /// The object is deallocated here, but the model's conversation still needs it.
    case surplus
  }

  /// The reason why a recording ended before the check did.
  package enum Interruption: Hashable, Sendable {
    /// The program crashed.
    case crash
    /// The check reached its time limit.
    case timeLimit
    /// The program sent more messages than the recorder writes.
    case flood
  }

  /// One moment of a conversation.
  package enum Step: Hashable, Sendable {
    /// One object sends a message to another.
    case message(Message)
    /// A note by the author between two messages, such as "The hotel is freed."
    case note(String)
    /// An object is deallocated and its lifeline ends, or it should have been deallocated.
    case end(of: Int, EndMark?)
    /// This many steps are left out because none of them is marked.
    case omission(Int)
    /// More steps follow, which are not shown; nil if their number is not known.
    case rest(Int?)
    /// The recording ends here, before the end of the check.
    case interruption(Interruption)
  }

  /// The participant name of the check in a recorded conversation.
  package static let check = "the check"
  /// The info string of a conversation's fenced block, in lower case.
  package static let language = "conversation"

  /// The names of all senders and receivers, in order of first mention.
  package let participants: [String]
  /// All steps in order; at least one is a message.
  package let steps: [Step]
  /// The owners, if known, of objects that should have been deallocated.
  package let retainPaths: [RetainPath]
  /// The participant name of the initiator of a recorded conversation.
  package let beginner: String

  /// Creates a conversation whose messages refer to participants by index.
  package init(
    participants: [String], steps: [Step], retainPaths: [RetainPath] = [],
    begunBy beginner: String = Self.check
  ) {
    self.participants = participants
    self.steps = steps
    self.retainPaths = retainPaths
    self.beginner = beginner
  }

  /// The index of the initiator of a recorded conversation, usually the check; nil if it sends no
  /// message. A picture can leave it out.
  package var outsider: Int? { participants.firstIndex(of: beginner) }

  /// Whether the check, under that name, sends one of the messages.
  package var isBegunByCheck: Bool {
    guard beginner == Self.check, let outsider else { return false }
    return steps.contains { step in
      if case .message(let message) = step { message.sender == outsider } else { false }
    }
  }

  /// Returns the conversation with the initiator renamed.
  package func begun(by name: String) -> Conversation {
    let names = participants.map { $0 == beginner ? name : $0 }
    return Conversation(participants: names, steps: steps, retainPaths: retainPaths, begunBy: name)
  }

  /// The same with `log` in place of `log 3`, if no other log takes part or is mentioned: the check
  /// may have played its story before, with other objects.
  var withoutNeedlessNumbers: Conversation {
    var result = self
    for name in participants {
      guard let plain = name.wholeMatch(of: /(.+) [0-9]+/)?.output.1 else { continue }
      let mention = Regex {
        Anchor.wordBoundary
        String(plain)
        Optionally { /\ [0-9]+/ }
        Anchor.wordBoundary
      }
      let texts = result.participants + result.steps.flatMap(\.texts)
      guard texts.joined(separator: "\n").matches(of: mention).allSatisfy({ $0.output == name })
      else { continue }
      result = Conversation(
        participants: result.participants.map { $0 == name ? String(plain) : $0 },
        steps: result.steps.map { $0.mapTexts { $0.replacing(mention, with: plain) } },
        retainPaths: retainPaths, begunBy: beginner)
    }
    return result
  }

  /// The message as a line of a `conversation` block.
  func line(of message: Message) -> String {
    "\(participants[message.sender]) \(message.isAnswer ? "-->" : "->") "
      + "\(participants[message.receiver]) : \(message.text)"
  }
}

extension Conversation.Step {
  /// The texts with values, which may mention objects.
  fileprivate var texts: [String] {
    guard case .message(let message) = self else { return [] }
    guard case .changed(let expected) = message.mark else { return [message.text] }
    return [message.text, expected]
  }

  fileprivate func mapTexts(_ change: (String) -> String) -> Self {
    guard case .message(let message) = self else { return self }
    var mark = message.mark
    if case .changed(let expected) = mark { mark = .changed(expected: change(expected)) }
    return .message(
      .init(
        sender: message.sender, receiver: message.receiver, text: change(message.text),
        isAnswer: message.isAnswer, thread: message.thread, mark: mark))
  }
}
