/// Objects and what they say to each other, in order of time.
///
/// It is what an author wrote (a fenced block with the info string `conversation`, whose grammar is in
/// docs/pages.md), or what was recorded; then its steps may be marked, where they differ from the
/// model's conversation.
package struct Conversation: Hashable, Sendable {
  /// One object that says something to another.
  package struct Message: Hashable, Sendable {
    /// The index of the participant that speaks.
    package let sender: Int
    /// The index of the participant that is spoken to; the sender's own is allowed.
    package let receiver: Int
    /// What is said, such as `colorPicker(_:didSetColorNamed:to:)`.
    package let text: String
    /// Whether it returns what an earlier message asked for.
    package let isAnswer: Bool
    /// The thread or queue on which it is said, where that is not the main one.
    package let thread: String?
    /// How it differs from the model's conversation; nil where it does not, or nothing is compared.
    package let mark: Mark?

    /// A message; one that is compared with nothing has no mark.
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

  /// How a message differs from the model's conversation.
  package enum Mark: Hashable, Sendable {
    /// It is in the model's conversation, and was not said.
    case missing
    /// It was said, and is not in the model's conversation.
    case surplus
    /// It was said with something else in it; the text that the model's conversation has.
    case changed(expected: String)
    /// It was said to somebody else, or by somebody else, than in the model's conversation.
    case misdirected(expectedSender: Int, expectedReceiver: Int)
    /// It was said before its turn.
    case tooEarly
    /// It was said after its turn.
    case tooLate
    /// In the model's conversation it is said here; it was said at another time.
    case belongsHere
  }

  /// How an object's end differs from the model's conversation.
  package enum EndMark: Hashable, Sendable {
    /// It ends here in the model's conversation, and is still there.
    case missing
    /// It ends here, and is still needed in the model's conversation.
    case surplus
  }

  /// How a recording ended before the check did.
  package enum Interruption: Hashable, Sendable {
    /// The program crashed.
    case crash
    /// Its time was over.
    case timeLimit
    /// It said more than is noted.
    case flood
  }

  /// One moment of a conversation.
  package enum Step: Hashable, Sendable {
    /// One object speaks.
    case message(Message)
    /// The author does: what happens between two messages, such as "The hotel is freed."
    case note(String)
    /// An object is freed, and its lifeline ends; or it should have been.
    case end(of: Int, EndMark?)
    /// So many steps are left out, as none of them is marked.
    case omission(Int)
    /// The recording ends here, before the check did.
    case interruption(Interruption)
  }

  /// What the check is called in a conversation that was recorded.
  package static let check = "the check"
  /// The info string of its block, in lower case.
  package static let language = "conversation"

  /// The names of those who speak or are spoken to, in order of first mention.
  package let participants: [String]
  /// What happens, first to last; at least one is a message.
  package let steps: [Step]
  /// Who keeps objects that are still there and should not be, if it is known.
  package let keepers: [Keepers]
  /// What whoever began it is called, if it was recorded.
  package let beginner: String

  /// A conversation whose messages name participants by their indices.
  package init(
    participants: [String], steps: [Step], keepers: [Keepers] = [],
    begunBy beginner: String = Self.check
  ) {
    self.participants = participants
    self.steps = steps
    self.keepers = keepers
    self.beginner = beginner
  }
}

extension Conversation.Message {
  /// The gaps between neighbors that it crosses, counted from 0; none for a message to oneself.
  package var gaps: Range<Int> { min(sender, receiver)..<max(sender, receiver) }
}

extension Conversation.Step {
  /// Whether it differs from the model's conversation.
  package var isMarked: Bool {
    switch self {
    case .message(let message): message.mark != nil
    case .end(_, let mark): mark != nil
    case .note, .omission, .interruption: false
    }
  }
}

extension Conversation {
  /// The index of whoever began a conversation that was recorded, mostly the check: whom a picture can
  /// do without; nil where it says nothing.
  package var outsider: Int? { participants.firstIndex(of: beginner) }

  /// The same where whoever began it has this name.
  package func begun(by name: String) -> Conversation {
    let names = participants.map { $0 == beginner ? name : $0 }
    return Conversation(participants: names, steps: steps, keepers: keepers, begunBy: name)
  }
}
