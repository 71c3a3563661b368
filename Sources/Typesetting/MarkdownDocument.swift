import CCMark

/// A CommonMark document as values, the source of pages for the terminal and the web.
///
/// Every literal is sanitized, and the nesting depth is at most `TreeBuilder.nestingLimit`, so
/// walking and releasing the values is safe for any source.
package struct MarkdownDocument: Hashable, Sendable {
  /// The maximum source size for untrusted documents, in bytes.
  package static let sizeLimit = 4_000_000

  /// The maximum source size for libcmark, in bytes: beyond 32 bits, it aborts the process.
  package static let greatestSize = 1_000_000_000

  /// The blocks of the document in order.
  package let blocks: [Block]

  package static let empty = MarkdownDocument()

  private init() { blocks = [] }

  /// A document of other documents' blocks and added text, which is sanitized during typesetting.
  package init(_ blocks: [Block]) { self.blocks = blocks }

  /// The fragment of a link to a footnote; the colon keeps it distinct from slugs of headings.
  package static func fragment(ofNote note: Int) -> String { "fn:\(note)" }

  /// Parses a CommonMark source without front matter.
  ///
  /// - Parameters:
  ///   - source: The text of the document.
  ///   - sizeLimit: The maximum size in bytes, at most `greatestSize`.
  /// - Throws: `TypesettingError.documentTooLarge` above the limit, `.tooEntangled` if libcmark
  ///   cannot be kept to linear time.
  package init(
    parsing source: String, sizeLimit: Int = Self.sizeLimit
  ) throws(TypesettingError) {
    let size = source.utf8.count
    guard size <= min(sizeLimit, Self.greatestSize) else {
      throw .documentTooLarge(bytes: size, limit: sizeLimit)
    }
    let mark = try EscapeMark(in: source)
    let marked = mark?.source ?? source
    let tree = marked.withCString {
      cmark_parse_document($0, marked.utf8.count, CMARK_OPT_VALIDATE_UTF8)
    }
    guard let tree else { throw .parserFailed }
    defer { cmark_node_free(tree) }
    var builder = TreeBuilder(
      mark: mark, footnotes: mark.map { Footnotes(movedIn: tree, mark: $0) })
    let iterator = cmark_iter_new(tree)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      if event == CMARK_EVENT_ENTER { builder.enter(node) } else { builder.leave(node) }
    }
    blocks = builder.finish()
  }
}
