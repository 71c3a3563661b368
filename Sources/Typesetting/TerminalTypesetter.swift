import Messages
import Terminal

/// Typesets a document as rows for a terminal.
///
/// The document's text has the role `content` in the spans, in order and complete. Markers, bars,
/// labels and spelled-out addresses have the role `decoration`, as do comments, which are truncated
/// to one row. Text is at most 74 columns wide; code may fill the terminal.
package struct TerminalTypesetter: Sendable {
  /// The terminal that will show the page.
  let profile: TerminalProfile
  /// The styles.
  let theme: Theme
  /// Whether the output is a page, with a margin on wide terminals.
  let hasMargin: Bool
  /// Whether the program that shows the rows can open linked pages.
  let opensPages: Bool
  /// Whether links in notes show their addresses, although they can be followed.
  let spellsOutNotes: Bool
  /// Whether the present block is in a note.
  private var isInNote = false
  /// The number of lists around the present block.
  var listLevel = 0
  /// The highlighted Swift of the current page, if there is color.
  private(set) var highlights: SwiftHighlights?

  /// A typesetter for a terminal. It replaces a theme that the terminal cannot show by the standard
  /// one: approximating it with sixteen colors would not make it readable.
  ///
  /// - Parameters:
  ///   - hasMargin: Whether this is a page, which has a margin where a person looks at it on a wide
  ///     terminal.
  ///   - opensPages: Whether links to pages of documentation (`doc:`) can be followed.
  ///   - spellsOutNotes: Whether links in notes show their addresses, although they can be followed.
  package init(
    profile: TerminalProfile, theme: Theme = .standard, hasMargin: Bool = false,
    opensPages: Bool = false, spellsOutNotes: Bool = false
  ) {
    self.profile = profile
    self.hasMargin = hasMargin && profile.isTerminal && !profile.accessible
    self.opensPages = opensPages
    self.spellsOutNotes = spellsOutNotes
    self.theme = theme.needsTruecolor && profile.colorDepth != .truecolor ? .standard : theme
  }

  /// The rows of a document, with an empty one between blocks.
  package func typeset(_ document: MarkdownDocument) -> [Line] {
    highlighting(document).passage(of: document.blocks).lines
  }

  /// The number of blank columns at the left of the page.
  package var margin: Int { measure.margin }

  var measure: Measure { Measure(columns: profile.columns, hasMargin: hasMargin) }

  /// Typesets top-level blocks, with the page's margin.
  func passage(of blocks: [Block]) -> Passage {
    let blanks = Span.decoration(String(repeating: " ", count: measure.margin))
    let margin = measure.margin > 0 ? Margin.none.adding(blanks, blanks) : .none
    return passage(of: blocks, behind: margin, to: measure)
  }

  /// A copy with the document's Swift highlighted; without color there is nothing to do.
  func highlighting(_ document: MarkdownDocument) -> TerminalTypesetter {
    guard profile.colorDepth != .none else { return self }
    var typesetter = self
    typesetter.highlights = SwiftHighlights(of: document.blocks.swiftSources, theme: theme.swift)
    return typesetter
  }

  /// Blocks one below the other, with empty rows between them unless they are in a tight list.
  func passage(
    of blocks: [Block], isTight: Bool = false, style: Style = .plain, behind margin: Margin = .none,
    to measure: Measure
  ) -> Passage {
    var passage = Passage()
    for block in blocks {
      let margin = passage.lines.isEmpty ? margin : margin.continued
      passage.append(
        lines(of: block, style: style, behind: margin, to: measure), of: block,
        blank: isTight ? nil : margin.blank)
    }
    return passage
  }

  private var inNote: TerminalTypesetter {
    var typesetter = self
    typesetter.isInNote = true
    return typesetter
  }

  /// A container passes its margin on to its blocks, so that every row gets it once, at any depth.
  private func lines(
    of block: Block, style: Style, behind margin: Margin, to measure: Measure
  ) -> [Line] {
    switch block {
    case .quote(let blocks): quoteLines(of: blocks, style: style, behind: margin, to: measure)
    case .alert(let alert, let blocks):
      quoteLines(of: blocks, alert, style: style, behind: margin, to: measure)
    case .list(let list): listLines(of: list, style: style, behind: margin, to: measure)
    case .note(let number, let blocks):
      inNote.noteLines(of: blocks, number: number, style: style, behind: margin, to: measure)
    case .code(let code):
      conversationLines(of: code, to: measure).map(margin.setting)
        // Code begins at the terminal's edge, so that copying it copies exactly the code.
        ?? (measure.margin > 0
          ? codeLines(of: code, to: measure.outdented)
          : margin.setting(codeLines(of: code, to: measure)))
    default: margin.setting(lines(of: block, style: style, to: measure))
    }
  }

  private func lines(of block: Block, style: Style, to measure: Measure) -> [Line] {
    switch block {
    case .heading(let level, let content):
      headingLines(of: content, level: level, style: style, to: measure)
    case .paragraph(let content):
      LineBreaker(width: measure.prose)
        .lines(of: spans(of: content, style: style, columns: measure.prose))
    case .html(let html):
      LineBreaker(width: measure.prose)
        .lines(of: theme.spans(ofHTML: html, style: style, columns: measure.prose))
    case .table(let table): tableLines(of: table, style: style, to: measure)
    case .rule: [ruleLine(to: measure)]
    case .quote, .alert, .list, .code, .note: []
    }
  }
}

// MARK: - Inlines

extension TerminalTypesetter {
  /// Running text as spans, for rows of this width.
  func spans(of inlines: [Inline], style: Style, columns: Int) -> [Span] {
    var composer = InlineComposer(
      profile: profile, theme: theme, columns: columns, opensPages: opensPages,
      spellsOutLinks: isInNote && spellsOutNotes)
    composer.append(inlines, style: style)
    return composer.finish()
  }

  /// Text that we add to the document's.
  func furniture(_ text: String) -> Span { .decoration(text, style: theme.furniture) }

  /// A message that we add to the document's text.
  func furniture(_ message: Message) -> Span { furniture(profile.text(of: message)) }

  /// A message that we add, with document text for its placeholders.
  func furniture(_ message: Message, with parts: [String: [Span]]) -> [Span] {
    said(message, style: theme.furniture, with: parts)
  }

  /// A message in this style, with document text for its placeholders.
  func said(_ message: Message, style: Style, with parts: [String: [Span]]) -> [Span] {
    profile.catalogue.pieces(of: message, leaving: parts.keys).flatMap { piece -> [Span] in
      switch piece {
      case .words(let words): [.decoration(words, style: style)]
      case .placeholder(let name): parts[name] ?? []
      }
    }
  }

  /// The length of the rule above the first footnote, in columns.
  private static let ruleLength = 12

  /// A footnote after its number. The first one has a short rule above it.
  func noteLines(
    of blocks: [Block], number: Int, style: Style, behind margin: Margin, to measure: Measure
  ) -> [Line] {
    // Translators: Before a footnote.
    let marker =
      profile.accessible ? profile.text(of: Message("Note \(number, "number"): ")) : "[\(number)] "
    let rule = number == 1 ? [ruleLine(to: measure, length: Self.ruleLength)] : []
    let indentation = String(repeating: " ", count: marker.count)
    return margin.setting(rule)
      + hanging(
        furniture(marker), .decoration(indentation),
        behind: rule.isEmpty ? margin : margin.continued, to: measure
      ) { passage(of: blocks, style: style, behind: $0, to: $1).lines }
  }
}
