/// A part of a document that stands on lines of its own. Its literals are sanitized.
package enum Block: Hashable, Sendable {
  /// A title; level 1 is the greatest, 6 the least.
  case heading(level: Int, [Inline])
  /// Running text.
  case paragraph([Inline])
  /// A program, or anything else to be shown as it is.
  case code(CodeBlock)
  /// Tags as the author wrote them.
  case html(String)
  /// Somebody else's words.
  case quote([Block])
  /// What the reader is to be alerted to.
  case alert(Alert, [Block])
  /// Items, counted or not.
  case list(ListBlock)
  /// Cells in rows and columns.
  case table(TableBlock)
  /// A pause.
  case rule
  /// What the text mentions by a number, counted from 1; the notes are the last blocks of a document.
  case note(number: Int, [Block])
}

extension [Block] {
  /// The Swift in these and in what they hold, in order.
  var swiftSources: [String] {
    flatMap { block -> [String] in
      switch block {
      case .code(let code): code.isSwift ? [code.trimmedText] : []
      case .quote(let blocks), .alert(_, let blocks), .note(_, let blocks): blocks.swiftSources
      case .list(let list): list.items.flatMap(\.blocks.swiftSources)
      default: []
      }
    }
  }
}

extension Block {
  /// Whether this is a heading of these words, which are without markup.
  package func isHeading(_ words: String) -> Bool {
    if case .heading(_, let content) = self { content.plainText == words } else { false }
  }
}
