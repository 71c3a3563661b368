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

/// A table with a header (GitHub Flavored Markdown 0.29, 4.10).
package struct TableBlock: Hashable, Sendable {
  /// The alignment of a column.
  package enum Alignment: Hashable, Sendable {
    /// No alignment in the source.
    case natural
    case left, center, right
  }

  /// The content of a cell; empty for an empty cell.
  package typealias Cell = [Inline]

  /// The alignment of each column, from left to right; at least one.
  let alignments: [Alignment]
  /// The name of each column.
  package let header: [Cell]
  /// The rows below the header; a row may have fewer cells than there are columns.
  package let rows: [[Cell]]

  package init(alignments: [Alignment], header: [Cell], rows: [[Cell]]) {
    (self.alignments, self.header, self.rows) = (alignments, header, rows)
  }
}

/// An ordered or unordered list.
package struct ListBlock: Hashable, Sendable {
  /// The marker of an item.
  package enum Marker: Hashable, Sendable {
    /// The same bullet for each item.
    case bullet
    /// A number and a delimiter, `.` or `)`.
    case number(start: Int, delimiter: Character)
    /// A letter from `a` on, for the options of a question.
    case letter
  }

  /// Whether a task is done (GFM 0.29, 5.3).
  package enum Task: Hashable, Sendable {
    /// Written `[ ]`.
    case open
    /// Written `[x]`.
    case done
  }

  package struct Item: Hashable, Sendable {
    /// The state of a task, or nil; its box is not among the blocks.
    let task: Task?
    /// The content of the item.
    package let blocks: [Block]

    package init(task: Task? = nil, blocks: [Block]) { (self.task, self.blocks) = (task, blocks) }
  }

  /// The markers of the items.
  package let marker: Marker
  /// Whether the source has no empty line between the items.
  let isTight: Bool
  /// The items in order.
  package let items: [Item]

  package init(marker: Marker, isTight: Bool, items: [Item]) {
    (self.marker, self.isTight, self.items) = (marker, isTight, items)
  }

  /// The number of items that can have a unique letter.
  package static let letterCount = 26

  /// The letter of an item, by its index; the last letter from `letterCount` on.
  package static func letter(of index: Int) -> Character {
    let first = UInt8(ascii: "a")
    return Character(Unicode.Scalar(first + UInt8(min(max(0, index), letterCount - 1))))
  }
}
