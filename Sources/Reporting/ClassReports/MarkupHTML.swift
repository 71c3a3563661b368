import Typesetting

/// Converts Markdown by us or the course, which may quote learners, to HTML.
///
/// The output contains only paragraphs, lists, code and emphasis. Tags appear as text, and links
/// and images as their words, because a learner could point them anywhere.
enum MarkupHTML {
  static func text(of markdown: String) -> String {
    guard let document = try? MarkdownDocument(parsing: markdown.escapingNamesAndValues) else {
      return "<p>\(markdown.escapedForPage)</p>"
    }
    return blocks(document.blocks)
  }

  private static func blocks(_ blocks: [Block]) -> String {
    blocks.map(text).joined(separator: "\n")
  }

  private static func text(of block: Block) -> String {
    switch block {
    case .heading(_, let content), .paragraph(let content): "<p>\(inlines(content))</p>"
    case .code(let code): "<pre>\(code.text.escapedForPage)</pre>"
    case .html(let html): "<p>\(html.escapedForPage)</p>"
    case .quote(let inner), .alert(_, let inner), .note(_, let inner): blocks(inner)
    case .list(let list): text(of: list)
    case .table(let table): "<p>\(table.plainText.escapedForPage)</p>"
    case .rule: "<hr>"
    }
  }

  private static func text(of list: ListBlock) -> String {
    let items = list.items.map { "<li>\(blocks($0.blocks))</li>" }.joined()
    if case .number(let start, _) = list.marker { return "<ol start=\"\(start)\">\(items)</ol>" }
    return "<ul>\(items)</ul>"
  }

  private static func inlines(_ inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text), .html(let text): text.escapedForPage
      case .code(let code): "<code>\(code.escapedForPage)</code>"
      case .emphasis(let content): "<em>\(Self.inlines(content))</em>"
      case .strong(let content): "<strong>\(Self.inlines(content))</strong>"
      case .struck(let content): "<s>\(Self.inlines(content))</s>"
      case .link(let reference), .image(let reference): Self.inlines(reference.content)
      case .mention(let note): "[\(note)]"
      case .softBreak: " "
      case .hardBreak: "<br>"
      }
    }.joined()
  }
}

extension TableBlock {
  /// The cells in a row of text. No message has a table, but a learner's words may look like one.
  var plainText: String {
    ([header] + rows).map { $0.map(\.plainText).joined(separator: " | ") }.joined(separator: " / ")
  }
}
