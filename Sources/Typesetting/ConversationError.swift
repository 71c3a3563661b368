import Messages

/// Why a block is no conversation.
package struct ConversationError: SpokenError, Hashable {
  /// What is wrong with a line.
  package enum Problem: Error, Hashable {
    /// There is no message in the block.
    case isEmpty
    /// A line has neither an arrow nor the word `note` before its first colon.
    case hasNoArrow(line: String)
    /// A line has something like an arrow that is neither `->` nor `-->`.
    case hasUnknownArrow(String)
    /// A line has more than one arrow before its colon.
    case hasTwoArrows(line: String)
    /// Nothing stands before the arrow.
    case hasNoSender(line: String)
    /// Nothing stands between the arrow and the colon.
    case hasNoReceiver(line: String)
    /// Nothing stands after the colon, or there is none.
    case hasNoMessage(line: String)
    /// Nothing stands after the colon of a note.
    case hasEmptyNote
  }

  /// The line of the document, counted from 1.
  package let line: Int
  /// What is wrong with it.
  package let problem: Problem

  /// Where it is, what is wrong and what to do about it.
  package var message: Message { .fault(fault, inLine: line) }

  /// What is wrong and what to do about it.
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

  /// A line of the source, short enough for a sentence.
  private func quoted(_ line: String) -> String {
    line.count > 60 ? "'\(line.prefix(59))…'" : "'\(line)'"
  }
}
