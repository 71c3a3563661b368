import CourseModel
import Typesetting

/// Converts Markdown by us or the course, which may quote learners, to harmless Markdown: tags,
/// links and images become text.
enum PlainMarkdown {
  /// The Markdown.
  ///
  /// - Parameter indent: The number of blanks before each line, inside a list item.
  static func text(of markdown: String, indent: Int = 0) -> String {
    let blanks = String(repeating: " ", count: indent)
    let text =
      (try? MarkdownDocument(parsing: markdown.escapingNamesAndValues)).map { blocks($0.blocks) }
      ?? markdown.escapedForMarkdown
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : blanks + $0 }.joined(separator: "\n")
  }

  /// A code block that can contain any backticks.
  static func code(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(3, text.longestBackticks + 1))
    return "\(fence)text\n\(text.hasSuffix("\n") ? text : text + "\n")\(fence)"
  }

  private static func blocks(_ blocks: [Block]) -> String {
    blocks.map(text).joined(separator: "\n\n")
  }

  private static func text(of block: Block) -> String {
    switch block {
    case .heading(_, let content), .paragraph(let content): inlines(content)
    case .code(let block): code(block.text)
    case .html(let html): html.escapedForMarkdown
    case .quote(let inner), .alert(_, let inner), .note(_, let inner): blocks(inner)
    case .list(let list):
      list.items.map { item in
        "- " + blocks(item.blocks).replacing("\n", with: "\n  ")
      }.joined(separator: "\n")
    case .table(let table): table.plainText.escapedForMarkdown
    case .rule: "---"
    }
  }

  private static func inlines(_ inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text), .html(let text): text.escapedForMarkdown
      case .code(let code): span(of: code)
      case .emphasis(let content): "*\(Self.inlines(content))*"
      case .strong(let content): "**\(Self.inlines(content))**"
      case .struck(let content): "~~\(Self.inlines(content))~~"
      case .link(let reference), .image(let reference): Self.inlines(reference.content)
      case .mention(let note): "\\[\(note)\\]"
      case .softBreak: " "
      case .hardBreak: "\\\n"
      }
    }.joined()
  }

  private static func span(of code: String) -> String {
    let text = code.escaped(["\n": " ", "\r": " "])
    let fence = String(repeating: "`", count: text.longestBackticks + 1)
    let blank = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return "\(fence)\(blank)\(text)\(blank)\(fence)"
  }
}

extension String {
  private static let markdownEscapes: [Unicode.Scalar: String] = {
    let signs = "\\`*_{}[]<>#|&~!".unicodeScalars.map { ($0, "\\\($0)") }
    return Dictionary(signs + [("\n", " "), ("\r", " ")]) { first, _ in first }
  }()

  /// Text that Markdown shows verbatim, on one line; any punctuation may be escaped (CommonMark
  /// 0.31, 2.4).
  var escapedForMarkdown: String { escaped(Self.markdownEscapes) }

  /// The length of the longest run of backticks.
  fileprivate var longestBackticks: Int {
    var (longest, run) = (0, 0)
    for scalar in unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
