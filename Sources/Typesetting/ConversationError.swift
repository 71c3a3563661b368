/// Why a block is no conversation.
package struct ConversationError: Error, Hashable, CustomStringConvertible {
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
  package var description: String { "line \(line): \(sentence)" }

  /// What is wrong and what to do about it.
  package var sentence: String {
    let form = "write sender -> receiver : message"
    return switch problem {
    case .isEmpty: "the conversation has no message; \(form)"
    case .hasNoArrow(let line): "\(quoted(line)) has no arrow; \(form)"
    case .hasUnknownArrow(let arrow):
      "'\(arrow)' is no arrow; write -> for a message, --> for an answer"
    case .hasTwoArrows(let line): "\(quoted(line)) has two arrows; write a line for each message"
    case .hasNoSender(let line): "\(quoted(line)) has no sender; \(form)"
    case .hasNoReceiver(let line): "\(quoted(line)) has no receiver; \(form)"
    case .hasNoMessage(let line): "\(quoted(line)) has no message; \(form)"
    case .hasEmptyNote: "the note says nothing; write note : text"
    }
  }

  /// A line of the source, short enough for a sentence.
  private func quoted(_ line: String) -> String {
    line.count > 60 ? "'\(line.prefix(59))…'" : "'\(line)'"
  }
}
