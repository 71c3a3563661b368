import Messages
import Terminal

/// Converts inlines to spans: combines styles and collapses white space.
struct InlineComposer {
  private let profile: TerminalProfile
  private let theme: Theme
  private let opensPages: Bool
  private let spellsOutLinks: Bool
  private let columns: Int
  /// Nil for accessible output, because a screen reader would misread hyphenated words.
  private let hyphenator: Hyphenator?
  /// The whole paragraph, from which its language is detected.
  private var paragraph: [Inline] = []
  private var paragraphLook = Look()
  /// Whether it is German; determined once, and only if a word is long.
  private var isGerman: Bool?
  private var spans: [Span] = []
  /// The text of the current span.
  private var run = ""
  private var runLook = Look()
  private var last: Character?
  /// Whether the source line ended after it.
  private var hasSoftBreak = false

  /// A composer for rows of this width.
  ///
  /// - Parameters:
  ///   - opensPages: Whether links to pages of documentation can be followed.
  ///   - spellsOutLinks: Whether links to the web show their addresses, although they can be followed.
  init(
    profile: TerminalProfile, theme: Theme, columns: Int, opensPages: Bool,
    spellsOutLinks: Bool = false
  ) {
    self.spellsOutLinks = spellsOutLinks
    self.profile = profile
    self.theme = theme
    self.columns = columns
    self.opensPages = opensPages
    hyphenator = profile.accessible ? nil : Hyphenator(columns: columns)
  }

  /// Appends inlines to the previous ones.
  mutating func append(_ inlines: [Inline], style: Style) {
    paragraph = inlines
    isGerman = nil
    paragraphLook = Look(style: style)
    append(inlines, paragraphLook)
  }

  consuming func finish() -> [Span] {
    flush()
    return spans
  }
}

// MARK: - Inlines

extension InlineComposer {
  /// The parser limits nesting.
  private mutating func append(_ inlines: [Inline], _ look: Look) {
    for inline in inlines {
      switch inline {
      case .text(let text):
        set(hyphenated(Self.folding(text)), look)
      case .code(let code):
        let mark = profile.colorDepth == .none && !profile.accessible ? "`" : ""
        var quoted = look
        quoted.isVerbatim = true
        appendMarked(mark, quoted, theme.code) { $0.set(code, $1) }
      case .html(let html):
        for span in theme.spans(ofHTML: Self.folding(html), style: look.style, columns: columns) {
          var part = look
          (part.style, part.role) = (span.style, span.role)
          set(span.text, part)
        }
      case .emphasis(let content):
        appendMarked(stressMark("*"), look, theme.emphasis) { $0.append(content, $1) }
      case .strong(let content):
        appendMarked(stressMark("**"), look, theme.strong) { $0.append(content, $1) }
      case .struck(let content):
        if profile.accessible { set("struck: ", look.decorating) }
        appendMarked(stressMark("~~"), look, theme.struck) { $0.append(content, $1) }
      case .link(let reference): appendLink(reference, look)
      case .image(let reference): appendImage(reference, look)
      case .mention(let note): appendMention(of: note, look)
      case .softBreak: hasSoftBreak = true
      case .hardBreak: set("\n", look)
      }
    }
  }

  private mutating func hyphenated(_ text: String) -> String {
    guard let hyphenator, hyphenator.mayDivide(text) else { return text }
    let isGerman = isGerman ?? Hyphenator.isGerman(paragraph.plainText)
    self.isGerman = isGerman
    return hyphenator.hyphenating(text, isGerman: isGerman)
  }

  /// The Markdown mark in place of a style that the terminal cannot show.
  private func stressMark(_ mark: String) -> String {
    profile.attributes || profile.accessible ? "" : mark
  }

  private mutating func appendMarked(
    _ mark: String, _ look: Look, _ style: Style, content: (inout Self, Look) -> Void
  ) {
    let inner = look.overlaid(with: style)
    set(mark, inner.decorating)
    content(&self, inner)
    set(mark, inner.decorating)
  }

  private mutating func appendLink(_ reference: Inline.Reference, _ look: Look) {
    let target = target(of: reference)
    var inner = look.overlaid(with: theme.link)
    inner.link = target ?? look.link
    append(reference.content, inner)
    let words = reference.content.plainText
    let isSpelledOut = [words, "mailto:" + words].contains(reference.destination)
    let isHidden =
      target == nil || (spellsOutLinks && target?.isOnTheWeb == true)
      || ShownAddress.misleads(words, to: reference.destination)
    appendTarget(
      isHidden && !isSpelledOut ? reference.destination : "", of: reference, shown: words, look)
  }

  private func target(of reference: Inline.Reference) -> LinkTarget? {
    guard profile.hyperlinks else { return nil }
    guard !opensPages else {
      return LinkTarget(
        DocumentationLink.page(of: reference.destination) ?? reference.destination)
    }
    // Without a page to open, a relative address leads nowhere.
    return LinkTarget(reference.destination).flatMap { $0.isOnTheWeb ? $0 : nil }
  }

  private mutating func appendImage(_ reference: Inline.Reference, _ look: Look) {
    let words = reference.content.plainText
    set(
      // Translators: Stands for a picture, or before what it shows.
      profile.text(of: words.isEmpty ? Message("Image", context: "picture") : Message("Image: ")),
      look.overlaid(with: theme.furniture).decorating)
    var inner = look
    inner.link = look.link ?? (profile.hyperlinks ? LinkTarget(reference.destination) : nil)
    set(Self.folding(words), inner)
    appendTarget(reference.destination, of: reference, shown: words, look)
  }

  /// The number of a footnote, with words for a screen reader.
  private mutating func appendMention(of note: Int, _ look: Look) {
    var mention = look.overlaid(with: theme.target).decorating
    if opensPages { mention.link = LinkTarget("#" + MarkdownDocument.fragment(ofNote: note)) }
    let isApart = hasSoftBreak || last?.isWhitespace ?? true
    // Translators: In a sentence, where a footnote is mentioned.
    let spoken = (isApart ? "" : " ") + profile.text(of: Message("(note \(note, "number"))"))
    set(profile.accessible ? spoken : "[\(note)]", mention)
  }

  /// Spells out an address that is not visible otherwise, and a title that differs from the text.
  private mutating func appendTarget(
    _ destination: String, of reference: Inline.Reference, shown words: String, _ look: Look
  ) {
    let title = Self.folding(reference.title)
    let isNew = !title.isEmpty && title != words
    let parts = [destination, isNew ? "\"\(title)\"" : ""].filter { !$0.isEmpty }
    guard !parts.isEmpty else { return }
    set(
      " (\(parts.joined(separator: " ")))", look.overlaid(with: theme.target).decorating)
  }
}

// MARK: - Text

extension InlineComposer {
  private mutating func set(_ text: String, _ look: Look) {
    guard let first = text.first else { return }
    if hasSoftBreak {
      hasSoftBreak = false
      let isJoined = first.joinsAcrossLines && (last?.joinsAcrossLines ?? false)
      // A space between two looks has neither, because an underlined one would be visible.
      if !isJoined { append(" ", look == runLook ? look : paragraphLook) }
    }
    append(text, look)
    last = text.last
  }

  private mutating func append(_ text: String, _ look: Look) {
    if look != runLook { flush() }
    runLook = look
    run += text
  }

  private mutating func flush() {
    guard !run.isEmpty else { return }
    spans.append(
      Span(
        run, style: runLook.style, role: runLook.role, link: runLook.link,
        isVerbatim: runLook.isVerbatim))
    run = ""
  }

  /// Collapses white space to single spaces, like a browser.
  private static func folding(_ text: String) -> String {
    var wasSpace = false
    let hasRuns = text.utf8.contains { byte in
      let isSpace = byte == 0x20
      defer { wasSpace = isSpace }
      return (isSpace && wasSpace) || byte == 0x09 || byte == 0x0A
    }
    guard hasRuns else { return text }
    var folded = ""
    wasSpace = false
    for scalar in text.unicodeScalars {
      let isSpace = scalar == " " || scalar == "\t" || scalar == "\n"
      if !isSpace { folded.unicodeScalars.append(scalar) } else if !wasSpace { folded += " " }
      wasSpace = isSpace
    }
    return folded
  }
}

extension Character {
  /// Whether the character belongs to a script without spaces between words: Chinese or Japanese,
  /// not Korean, not an emoji (CSS Text 4, segment break transformation).
  var joinsAcrossLines: Bool {
    guard !isASCII, let scalar = unicodeScalars.first, WidthModel.scalars.width(of: self) >= 2
    else { return false }
    return !scalar.properties.isEmojiPresentation && !Self.isHangul(scalar.value)
  }

  private static func isHangul(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC:
      true
    default: false
    }
  }
}

/// DocC links, which name a page without its path: `doc:TheBasics#Constants`.
enum DocumentationLink {
  /// The relative address of the linked page; nil for any other link.
  static func page(of destination: String) -> String? {
    guard destination.hasPrefix("doc:") else { return nil }
    let parts = destination.dropFirst(4).split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first?.split(separator: "/").last.map { "\($0).md" } ?? ""
    return parts.count > 1 ? "\(name)#\(parts[1])" : name
  }
}

extension InlineComposer {
  /// The attributes that distinguish one span from the next.
  struct Look: Equatable {
    var style = Style.plain
    var role = Span.Role.content
    var link: LinkTarget?
    /// Whether it is quoted code.
    var isVerbatim = false

    /// The same look for text that is not part of the document.
    var decorating: Look {
      var look = self
      look.role = .decoration
      return look
    }

    /// The same look with another style on top.
    func overlaid(with inner: Style) -> Look {
      var look = self
      look.style = style.overlaid(with: inner)
      return look
    }
  }
}
