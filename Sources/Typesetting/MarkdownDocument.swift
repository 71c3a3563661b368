import CCMark
import CourseModel
import Messages

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

  /// The messages that objects send themselves in the conversations of the document.
  package var messagesToOneself: Set<String> {
    let conversations = blocks.codeBlocks
      .filter { $0.language.lowercased() == Conversation.language }
      .compactMap { try? Conversation(parsing: $0) }
    let messages = conversations.flatMap(\.steps).compactMap { step -> String? in
      guard case .message(let message) = step, message.sender == message.receiver else {
        return nil
      }
      return message.text
    }
    return Set(messages)
  }

  /// The addresses of its links as written, each once, in order.
  package var linkDestinations: [String] {
    var destinations: [String] = []
    var seen: Set<String> = []
    _ = replacingLinks { reference in
      if seen.insert(reference.destination).inserted { destinations.append(reference.destination) }
      return nil
    }
    return destinations
  }

  /// Replaces some links by other text.
  ///
  /// - Parameter replace: Returns the replacement of a link; nil keeps it.
  package func replacingLinks(
    _ replace: (Inline.Reference) -> [Inline]?
  ) -> MarkdownDocument {
    replacingInlines { inline, _ in
      if case .link(let reference) = inline { replace(reference) } else { nil }
    }
  }
}

/// The reason why a document could not be typeset.
package enum TypesettingError: SpokenError, Hashable {
  /// The source exceeds the limit; both in bytes.
  case documentTooLarge(bytes: Int, limit: Int)
  /// libcmark 0.30.2 would take more than linear time, and no free scalar can stop it.
  case tooEntangled(line: Int)
  /// libcmark returned no tree.
  case parserFailed

  /// The problem and the remedy.
  package var message: Message {
    switch self {
    case .documentTooLarge(let bytes, let limit):
      Message(
        """
        the document has \(bytes, "bytes") bytes, more than the \(limit, "limit") that are read; \
        split it into several files
        """)
    case .tooEntangled(let line):
      Message(
        """
        line \(line, "line"): more than \(ParserBounds.pictureLimit, "pictures") pictures are in a \
        paragraph, or more than \(ParserBounds.nestingLimit, "nesting") lists and quotes are \
        nested; split the paragraph, or the document
        """)
    case .parserFailed: Message("libcmark could not read the document; run 'switchboard doctor'")
    }
  }
}
