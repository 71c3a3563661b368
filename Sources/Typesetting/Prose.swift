import CCMark
import CourseModel

/// The text of a page for continuous reading, with line numbers: headings, paragraphs, items and
/// cells, including those of predictions, but no code blocks, tags or addresses.
package struct Prose: Hashable, Sendable {
  /// One part of the text.
  package struct Part: Hashable, Sendable {
    /// The kind of element that a part belongs to.
    package enum Kind: Hashable, Sendable {
      case heading
      /// A paragraph or an item.
      case text
      /// A cell of a table.
      case cell
    }

    /// The kind of element it belongs to.
    package let kind: Kind
    /// Its first line in the source, counted from 1.
    package let line: Int
    /// The text, with a newline at each line end of the source. Code keeps its backticks, and its
    /// spaces are no-break spaces, so that each code span is one word.
    package let text: String

    package init(kind: Kind, line: Int, text: String) {
      (self.kind, self.line, self.text) = (kind, line, text)
    }
  }

  /// The parts from top to bottom.
  package private(set) var parts: [Part] = []
  /// The number of nonblank lines in code blocks other than diagrams and predictions.
  package private(set) var codeLines = 0

  /// Reads the prose of a CommonMark source without front matter.
  ///
  /// - Throws: `TypesettingError.tooEntangled` for a source that would take libcmark too long,
  ///   `.parserFailed` if libcmark has no memory.
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

  /// Appends a paragraph, or the cells of a table, which libcmark reads as one.
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

  /// Appends a prediction's question and reason; its options are lines of a program, not prose.
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
  /// Whether this is the delimiter row of a table (GFM 0.29, 4.10).
  fileprivate var isRulerOfTable: Bool {
    utf8.contains(UInt8(ascii: "|")) && utf8.contains(UInt8(ascii: "-"))
      && utf8.allSatisfy("|:- \t".utf8.contains)
  }

  /// The cells of a table row; a pipe in code does not end a cell.
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
