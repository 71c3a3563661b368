/// A piece of running text. Its literals are sanitized.
package enum Inline: Hashable, Sendable {
  /// Plain text.
  case text(String)
  /// A code span.
  case code(String)
  /// A tag or comment in raw HTML.
  case html(String)
  /// Emphasized text.
  case emphasis([Inline])
  /// Strongly emphasized text.
  case strong([Inline])
  /// Struck text.
  case struck([Inline])
  case link(Reference)
  /// An image; its content is the alternative text.
  case image(Reference)
  /// A reference to a footnote at the end of the document.
  case mention(note: Int)
  /// A line end in the source: a space, or nothing between Chinese characters.
  case softBreak
  /// A line break by the author.
  case hardBreak

  /// The target of a link or an image.
  package struct Reference: Hashable, Sendable {
    /// The address as written, neither encoded nor checked.
    package let destination: String
    /// The tooltip in a browser; empty if there is none.
    let title: String
    /// The text of the link, or the description of the image.
    package let content: [Inline]
  }

  /// Whether the source continues on the next line.
  var isLineEnd: Bool {
    switch self {
    case .softBreak, .hardBreak: true
    default: false
    }
  }

  /// A copy with transformed literals, including nested ones; addresses stay unchanged.
  func mapLiterals(_ transform: (String) -> String) -> Inline {
    switch self {
    case .text(let text): .text(transform(text))
    case .code(let code): .code(transform(code))
    case .html(let html): .html(transform(html))
    case .emphasis(let content): .emphasis(content.map { $0.mapLiterals(transform) })
    case .strong(let content): .strong(content.map { $0.mapLiterals(transform) })
    case .struck(let content): .struck(content.map { $0.mapLiterals(transform) })
    case .link(let reference): .link(reference.mapLiterals(transform))
    case .image(let reference): .image(reference.mapLiterals(transform))
    case .mention, .softBreak, .hardBreak: self
    }
  }
}

extension Inline.Reference {
  fileprivate func mapLiterals(_ transform: (String) -> String) -> Self {
    Self(
      destination: destination, title: title, content: content.map { $0.mapLiterals(transform) })
  }
}

extension [Inline] {
  /// The text without markup, like a browser's text in place of an image.
  package var plainText: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text), .html(let text): text
      case .emphasis(let content), .strong(let content), .struck(let content): content.plainText
      case .link(let reference), .image(let reference): reference.content.plainText
      case .mention(let note): "[\(note)]"
      case .softBreak, .hardBreak: " "
      }
    }.joined()
  }
}
