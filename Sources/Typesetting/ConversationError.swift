import Messages

/// The reason why a block is not a conversation.
package struct ConversationError: SpokenError, Hashable {
  /// The fault of a line.
  package enum Problem: Error, Hashable {
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
  package let line: Int
  /// The fault of that line.
  package let problem: Problem

  /// The place, the fault and the remedy.
  package var message: Message { .fault(fault, inLine: line) }

  /// The fault and the remedy.
  var fault: Message {
    switch problem {
    case .isEmpty: .noMessages
    case .hasNoArrow(let line): .noArrow(quoted(line))
    case .hasUnknownArrow(let arrow): .unknownArrow(arrow)
    case .hasTwoArrows(let line): .twoArrows(quoted(line))
    case .hasNoSender(let line): .noSender(quoted(line))
    case .hasNoReceiver(let line): .noReceiver(quoted(line))
    case .hasNoMessage(let line): .noMessage(quoted(line))
    case .hasEmptyNote: .emptyNote
    }
  }

  /// A line of the source, shortened for a sentence.
  private func quoted(_ line: String) -> String {
    line.count > 60 ? "'\(line.prefix(59))…'" : "'\(line)'"
  }
}
