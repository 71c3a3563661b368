/// A block-level element of a document. Its literals are sanitized.
package enum Block: Hashable, Sendable {
  /// A heading; level 1 is the highest, 6 the lowest.
  case heading(level: Int, [Inline])
  case paragraph([Inline])
  /// Code, or any other text shown verbatim.
  case code(CodeBlock)
  /// Raw HTML.
  case html(String)
  case quote([Block])
  /// A quote that alerts the reader.
  case alert(Alert, [Block])
  /// An ordered or unordered list.
  case list(ListBlock)
  case table(TableBlock)
  /// A thematic break.
  case rule
  /// A footnote, numbered from 1; footnotes are the last blocks of a document.
  case note(number: Int, [Block])
}

extension [Block] {
  /// The Swift code in these blocks and their children, in order.
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
  /// Whether this is a heading with this text, compared without markup.
  package func isHeading(_ words: String) -> Bool {
    if case .heading(_, let content) = self { content.plainText == words } else { false }
  }
}
