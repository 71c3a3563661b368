import CCMark
import Conversations

/// The words of a page that are there to be read one after the other, with their lines: headings,
/// paragraphs, items and cells, those of predictions as well. No code blocks, no tags and no addresses.
package struct Prose: Hashable, Sendable {
  /// One part of it.
  package struct Part: Hashable, Sendable {
    /// What it is part of.
    package enum Kind: Hashable, Sendable {
      case heading
      /// Of a paragraph or an item.
      case text
      /// Of a table.
      case cell
    }

    /// What it is a part of.
    package let kind: Kind
    /// Its first line in the source, counted from 1.
    package let line: Int
    /// What is read, with a newline where a line of the source ends. Code stands between backticks,
    /// its blanks no-break spaces, so that each piece of code is one word.
    package let text: String

    /// A part of a page, from a line on.
    package init(kind: Kind, line: Int, text: String) {
      (self.kind, self.line, self.text) = (kind, line, text)
    }
  }

  /// From top to bottom.
  package private(set) var parts: [Part] = []
  /// How many lines of code blocks have something on them; those of diagrams and of predictions do
  /// not count.
  package private(set) var codeLines = 0

  /// The prose of a CommonMark source; front matter is not expected.
  ///
  /// - Throws: `TypesettingError.tooEntangled` for a source that libcmark would need too long for,
  ///   `.parserFailed` if it has no memory.
  package init(in source: String) throws(TypesettingError) {
    if let line = ParserBounds(of: Array(source.utf8)).firstLine { throw .tooEntangled(line: line) }
    let source = source.withoutFootnoteSigns
    let tree = source.withCString {
      cmark_parse_document($0, source.utf8.count, CMARK_OPT_VALIDATE_UTF8)
    }
    guard let tree else { throw .parserFailed }
    defer { cmark_node_free(tree) }
    try read(tree)
  }

  private mutating func read(_ tree: OpaquePointer) throws(TypesettingError) {
    let iterator = cmark_iter_new(tree)
    defer { cmark_iter_free(iterator) }
    var text = ""
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      switch cmark_node_get_type(node) {
      case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING:
        if event == CMARK_EVENT_EXIT { append(text, of: node) }
        text = ""
      case CMARK_NODE_TEXT: text += node.rawLiteral
      case CMARK_NODE_CODE: text += "`" + node.rawLiteral.replacing(" ", with: "\u{A0}") + "`"
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += "\n"
      case CMARK_NODE_CODE_BLOCK: try count(node)
      default: break
      }
    }
  }

  /// Adds a paragraph, or the cells of the table that libcmark takes for one.
  private mutating func append(_ text: String, of node: OpaquePointer) {
    let line = node.startLine
    let isHeading = cmark_node_get_type(node) == CMARK_NODE_HEADING
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let ruler = lines.firstIndex(where: \.isRulerOfTable), ruler > 0 else {
      return append(Part(kind: isHeading ? .heading : .text, line: line, text: text))
    }
    append(Part(kind: .text, line: line, text: lines[..<(ruler - 1)].joined(separator: "\n")))
    for index in lines.indices where index >= ruler - 1 && index != ruler {
      for cell in lines[index].cells {
        append(Part(kind: .cell, line: line + index, text: cell))
      }
    }
  }

  /// Adds the question and the reason of a prediction; its options are lines of a program.
  private mutating func append(
    _ body: PredictionBody, of block: OpaquePointer
  ) throws(TypesettingError) {
    for source in [body.question, body.why ?? ""] {
      for part in try Prose(in: source).parts {
        append(Part(kind: part.kind, line: block.startLine + part.line, text: part.text))
      }
    }
  }

  private mutating func append(_ part: Part) {
    if part.text.contains(where: { !$0.isWhitespace }) { parts.append(part) }
  }

  private mutating func count(_ block: OpaquePointer) throws(TypesettingError) {
    let info = cmark_node_get_fence_info(block).map { String(cString: $0) } ?? ""
    switch info.prefix(while: { !$0.isWhitespace }) {
    case Conversation.language[...]: return
    case PredictionBody.language[...]:
      return try append(PredictionBody(block.rawLiteral), of: block)
    default: break
    }
    codeLines += block.rawLiteral.split(separator: "\n")
      .count { $0.contains { !$0.isWhitespace } }
  }
}

extension String {
  /// Whether this is the line below the header of a table (GFM 0.29, 4.10).
  fileprivate var isRulerOfTable: Bool {
    utf8.contains(UInt8(ascii: "|")) && utf8.contains(UInt8(ascii: "-"))
      && utf8.allSatisfy("|:- \t".utf8.contains)
  }

  /// The cells of a line of a table; a pipe in code ends none.
  fileprivate var cells: [String] {
    var cells = [""]
    var isCode = false
    for character in self {
      if character == "`" { isCode.toggle() }
      if character == "|", !isCode {
        cells.append("")
      } else {
        cells[cells.count - 1] += "\(character)"
      }
    }
    return cells
  }
}
