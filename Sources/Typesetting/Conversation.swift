/// Objects and what they say to each other, in order of time.
///
/// The source is a fenced block with the info string `conversation`; CONTRIBUTING.md has its
/// grammar.
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
  }

  /// One moment of a conversation.
  package enum Step: Hashable, Sendable {
    /// One object speaks.
    case message(Message)
    /// The author does: what happens between two messages, such as "The hotel is freed."
    case note(String)
  }

  /// The info string of its block, in lower case.
  package static let language = "conversation"

  /// The names of those who speak or are spoken to, in order of first mention.
  package let participants: [String]
  /// What happens, first to last; at least one is a message.
  package let steps: [Step]
}

extension Conversation.Message {
  /// The gaps between neighbors that it crosses, counted from 0; none for a message to oneself.
  var gaps: Range<Int> { min(sender, receiver)..<max(sender, receiver) }
}
