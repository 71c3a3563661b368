import CourseModel

extension MarkdownDocument {
  /// The messages that objects send themselves in the conversations of the document.
  package var messagesToOneself: Set<String> {
    let conversations = blocks.codeBlocks
      .filter { $0.language.lowercased() == Conversation.language }
      .compactMap { try? Conversation(parsing: $0) }
    let messages = conversations.flatMap(\.steps).compactMap { step -> String? in
      guard case .message(let message) = step, message.sender == message.receiver else {
        return nil
      }
      return message.text
    }
    return Set(messages)
  }
}
