import Messages

/// The reason why a block is not a conversation.
package struct ConversationError: SpokenError, Hashable {
  /// The fault of a line.
  enum Problem: Error, Hashable {
    /// The block has no message.
    case isEmpty
    /// A line has neither an arrow nor the word `note` before its first colon.
    case hasNoArrow(line: String)
    /// A line has an arrow other than `->` and `-->`.
    case hasUnknownArrow(String)
    /// A line has more than one arrow before its colon.
    case hasTwoArrows(line: String)
    /// There is no name before the arrow.
    case hasNoSender(line: String)
    /// There is no name between the arrow and the colon.
    case hasNoReceiver(line: String)
    /// There is no text after the colon, or no colon.
    case hasNoMessage(line: String)
    /// A note has no text after its colon.
    case hasEmptyNote
  }

  /// The line of the document, counted from 1.
  let line: Int
  /// The fault of that line.
  let problem: Problem

  /// The place, the fault and the remedy.
  // Translators: The fault of a line of a document, and the remedy.
  package var message: Message { Message("line \(line, "line"): \(fault, "fault")") }

  /// The fault and the remedy.
  var fault: Message {
    switch problem {
    case .isEmpty: Message("the conversation has no message; write sender -> receiver : message")
    case .hasNoArrow(let line):
      Message("\(quoted(line), "line") has no arrow; write sender -> receiver : message")
    case .hasUnknownArrow(let arrow):
      Message("'\(arrow, "arrow")' is not an arrow; write -> for a message, --> for an answer")
    case .hasTwoArrows(let line):
      Message("\(quoted(line), "line") has two arrows; write a line for each message")
    case .hasNoSender(let line):
      Message("\(quoted(line), "line") has no sender; write sender -> receiver : message")
    case .hasNoReceiver(let line):
      Message("\(quoted(line), "line") has no receiver; write sender -> receiver : message")
    case .hasNoMessage(let line):
      Message("\(quoted(line), "line") has no message; write sender -> receiver : message")
    case .hasEmptyNote: Message("the note is empty; write note : text")
    }
  }

  /// A line of the source, shortened for a sentence.
  private func quoted(_ line: String) -> String {
    line.count > 60 ? "'\(line.prefix(59))…'" : "'\(line)'"
  }
}
