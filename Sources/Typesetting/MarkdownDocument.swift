import CCMark

/// A CommonMark document as values: what a page for the terminal or the web is made of.
///
/// Every literal is sanitized, and nesting is at most `TreeBuilder.nestingLimit` deep, so that
/// walking and releasing the values is safe whatever was parsed.
package struct MarkdownDocument: Hashable, Sendable {
  /// The longest source that is read unless somebody says that it is to be trusted, in bytes.
  package static let sizeLimit = 4_000_000

  /// The longest source that libcmark is given, in bytes: it counts in 32 bits and ends the process
  /// above.
  static let greatestSize = 1_000_000_000

  /// The parts of the document in order.
  package let blocks: [Block]

  /// The document that says nothing.
  package static let empty = MarkdownDocument()

  private init() { blocks = [] }

  /// A document of parts of others, and of what is said about them. What is not from a document
  /// is sanitized when it is set.
  package init(_ blocks: [Block]) { self.blocks = blocks }

  /// What a link says after `#` to lead to a note; no heading has a colon in its name.
  package static func fragment(ofNote note: Int) -> String { "fn:\(note)" }

  /// The document that a CommonMark source describes; front matter is not expected.
  ///
  /// - Parameters:
  ///   - source: The text of the document.
  ///   - sizeLimit: The most bytes of it, at most `greatestSize`.
  /// - Throws: `TypesettingError.documentTooLarge` above the limit, `.tooEntangled` if libcmark can't
  ///   be kept from taking more than linear time.
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
