/// A piece of running text. Its literals are sanitized.
package enum Inline: Hashable, Sendable {
  /// Words.
  case text(String)
  /// Words quoted from a program, verbatim.
  case code(String)
  /// A tag or comment as the author wrote it.
  case html(String)
  /// Stressed words.
  case emphasis([Inline])
  /// Strongly stressed words.
  case strong([Inline])
  /// Words that no longer hold.
  case struck([Inline])
  /// Words that lead somewhere.
  case link(Reference)
  /// A picture; the inlines stand for it where none can be shown.
  case image(Reference)
  /// The number of a note at the end of the document.
  case mention(note: Int)
  /// An end of a line in the source: a space, or nothing between Chinese characters.
  case softBreak
  /// An end of a line that the author asked for.
  case hardBreak

  /// Where a link or a picture points.
  package struct Reference: Hashable, Sendable {
    /// The address as written, neither encoded nor judged.
    package let destination: String
    /// What a browser shows when one points at it; empty if none was written.
    package let title: String
    /// The words of the link, or the description of the picture.
    package let content: [Inline]
  }
}

extension Inline {
  /// Whether the source goes on in its next line.
  var isLineEnd: Bool {
    switch self {
    case .softBreak, .hardBreak: true
    default: false
    }
  }

  /// This piece with other literals, those of what it holds as well; addresses stay.
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
  /// The words alone, as a browser would say them in place of a picture.
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
