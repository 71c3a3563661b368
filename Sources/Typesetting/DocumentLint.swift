import CCMark
import CourseModel
import Messages

/// Finds faults that an author should fix, although the document can be typeset.
package struct DocumentLint {
  /// One fault.
  package struct Finding: Hashable, Sendable {
    /// The line of the document, counted from 1.
    package let line: Int
    /// The fault and the remedy.
    package let message: Message

    /// The message in English.
    var sentence: String { message.english }

    /// A fault at a line, counted from 1.
    package init(line: Int, _ message: Message) {
      self.line = line
      self.message = message
    }

    /// A fault at a line, counted from 1, with a sentence that is never translated.
    package init(line: Int, sentence: String) {
      self.init(line: line, .verbatim(sentence))
    }
  }

  /// Whether a relative address, without its `?` and `#` parts, leads to a file.
  private let isReachable: (String) -> Bool
  /// Whether the file at an address has a heading with this slug.
  private let hasHeading: (_ address: String, _ slug: String) -> Bool

  /// A lint that follows relative addresses with these closures.
  package init(
    isReachable: @escaping (String) -> Bool,
    hasHeading: @escaping (_ address: String, _ slug: String) -> Bool = { _, _ in true }
  ) {
    self.isReachable = isReachable
    self.hasHeading = hasHeading
  }

  /// The faults in a CommonMark source, from top to bottom.
  ///
  /// It finds invalid conversations, HTML tags, relative addresses without a file or heading, stars
  /// that fail to emphasize, footnotes without a reference, and references without a footnote.
  package func findings(in source: String) throws(TypesettingError) -> [Finding] {
    // The walk needs the original source, without the marks that keep libcmark within bounds.
    if let line = ParserBounds(of: Array(source.utf8)).firstLine { throw .tooEntangled(line: line) }
    let document = try MarkdownDocument(parsing: source)
    let found =
      try document.blocks.conversationFindings + footnoteFindings(in: source)
      + treeFindings(in: source) + predictionFindings(in: document)
    return found.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }

  /// The faults found in libcmark's tree, which has line numbers; `MarkdownDocument` does not.
  private func treeFindings(in source: String) -> [Finding] {
    // Hide escaped stars behind an underscore, which is also punctuation.
    let source = source.replacingEscapedStars(with: "_").withoutFootnoteSigns
    let size = source.utf8.count
    let tree = source.withCString { cmark_parse_document($0, size, CMARK_OPT_VALIDATE_UTF8) }
    guard let tree else { return [] }
    defer { cmark_node_free(tree) }
    let iterator = cmark_iter_new(tree)
    defer { cmark_iter_free(iterator) }
    let lines = SourceLines(of: source)
    var text = ""
    var findings: [Finding] = []
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      if event == CMARK_EVENT_ENTER { findings += self.findings(at: node, in: lines) }
      switch cmark_node_get_type(node) {
      case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING:
        if event == CMARK_EVENT_EXIT { findings += StrayStars(in: text).findings(in: node, lines) }
        text = ""
      case CMARK_NODE_TEXT: text += node.rawLiteral
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
      // Any other neighbor of a star in the source is punctuation, such as '`' and ')'.
      default: text += StrayStars.punctuation
      }
    }
    return findings
  }

  private func findings(at node: OpaquePointer, in lines: SourceLines) -> [Finding] {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK:
      let tag = node.rawLiteral.prefix { $0 != "\n" }
      return [
        Finding(
          line: lines.line(of: tag, from: node.startLine),
          Message(
            "'\(String(tag), "tag")' is HTML, which is shown as it is; put code between backticks"))
      ]
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      let address = String(cString: cmark_node_get_url(node))
      guard !address.hasScheme, !address.hasPrefix("//") else { return [] }
      guard let fault = fault(of: address) else { return [] }
      return [Finding(line: lines.line(of: address[...], from: node.startLine), fault)]
    default: return []
    }
  }

  /// The reason why a relative address leads nowhere; nil if it is valid.
  private func fault(of address: String) -> Message? {
    let path = String(address.prefix { $0 != "#" && $0 != "?" })
    guard isReachable(path) || (path.isEmpty && address.hasPrefix("#")) else {
      return Message(
        """
        '\(address, "address")' leads to a file that the course does not have; write its path from \
        this file's folder
        """)
    }
    let slug = address.drop { $0 != "#" }.dropFirst()
    guard slug.isEmpty || slug.hasPrefix("fn") || hasHeading(path, String(slug)) else {
      return Message(
        """
        '\(address, "address")': there is no such heading; write its words in lower case, with \
        hyphens for spaces and no other punctuation
        """)
    }
    return nil
  }
}

// MARK: - Reading a node

extension OpaquePointer {
  var startLine: Int { Int(cmark_node_get_start_line(self)) }
}

extension String {
  /// A colon before any of `/?#` ends a scheme (RFC 3986, 3.1).
  fileprivate var hasScheme: Bool {
    firstIndex { ":/?#".contains($0) }.map { self[$0] == ":" } ?? false
  }
}

extension [Block] {
  var conversationFindings: [DocumentLint.Finding] {
    flatMap { block in
      switch block {
      case .code(let code): code.conversationFindings
      case .quote(let blocks), .alert(_, let blocks), .note(_, let blocks):
        blocks.conversationFindings
      case .list(let list): list.items.flatMap(\.blocks.conversationFindings)
      default: [DocumentLint.Finding]()
      }
    }
  }
}

extension CodeBlock {
  fileprivate var conversationFindings: [DocumentLint.Finding] {
    guard language.lowercased() == Conversation.language else { return [] }
    do {
      _ = try Conversation(parsing: self)
      return []
    } catch {
      return [DocumentLint.Finding(line: error.line, error.fault)]
    }
  }
}

extension DocumentLint {
  /// Finds faults in the questions and reasons of predictions.
  func predictionFindings(in document: MarkdownDocument) throws(TypesettingError) -> [Finding] {
    var found: [Finding] = []
    for block in document.blocks.codeBlocks where block.language == PredictionBody.language {
      let body = PredictionBody(block.text)
      for source in [body.question, body.why ?? ""] {
        found += try findings(in: source).map { finding in
          Finding(line: block.sourceLine + finding.line, finding.message)
        }
      }
    }
    return found
  }
}
