import Foundation
import SwiftSyntax

/// Text to insert into a source file, at UTF-8 offsets.
///
/// At the same offset, closing text comes before opening text. Callers insert from the outside to
/// the inside, so the first text opens first and closes last.
struct Insertions {
  private struct Insertion {
    let offset: Int
    let text: String
    let closes: Bool
  }

  private var texts: [Insertion] = []

  /// Inserts text directly after a token.
  mutating func add(_ text: String, after token: TokenSyntax) {
    append(text, at: token.endPositionBeforeTrailingTrivia)
  }
  /// Inserts text before a node, after its leading trivia.
  mutating func add(_ text: String, before node: some SyntaxProtocol) {
    append(text, at: node.positionAfterSkippingLeadingTrivia)
  }
  /// Inserts closing text after a node, before its trailing trivia.
  mutating func add(_ text: String, behind node: some SyntaxProtocol) {
    append(text, at: node.endPositionBeforeTrailingTrivia, closes: true)
  }

  private mutating func append(
    _ text: String, at position: AbsolutePosition, closes: Bool = false
  ) {
    texts.append(Insertion(offset: position.utf8Offset, text: text, closes: closes))
  }

  private var ordered: [Insertion] {
    texts.enumerated().sorted { left, right in
      func rank(_ entry: (offset: Int, element: Insertion)) -> (Int, Int, Int) {
        let (index, one) = entry
        return one.closes ? (one.offset, 0, -index) : (one.offset, 1, index)
      }
      return rank(left) < rank(right)
    }.map(\.element)
  }

  /// The beginning of recorded files.
  static let importOfRecorder = "internal import ConversationRecorder; "

  /// The file with all insertions, and with this text at the beginning of its first line.
  func applied(to content: Data, beginning: String = importOfRecorder) -> Data {
    let mark = Data([0xEF, 0xBB, 0xBF])
    var result = content.starts(with: mark) ? mark : Data()
    result += Data(beginning.utf8)
    var position = content.starts(with: mark) ? mark.count : 0
    for insertion in ordered {
      let offset = max(position, min(insertion.offset, content.count))
      result += content[content.startIndex + position..<content.startIndex + offset]
      result += Data(insertion.text.utf8)
      position = offset
    }
    return result + content[(content.startIndex + position)...]
  }
}
