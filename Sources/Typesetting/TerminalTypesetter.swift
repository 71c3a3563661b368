import Terminal

/// Sets a document as rows for a terminal.
///
/// The document's own text is `content` in the spans, in order and complete; markers, bars, labels
/// and spelled-out addresses are `decoration`. Text is at most 100 columns wide, code as wide as
/// the terminal.
package struct TerminalTypesetter: Sendable {
  /// Where the page will be shown.
  package let profile: TerminalProfile
  /// What the parts look like.
  package let theme: Theme
  /// How many lists are around what is set.
  var listLevel = 0
  /// The Swift of the page that is being set, if there is color.
  private(set) var highlights: SwiftHighlights?

  /// A typesetter for a place. A theme that the place can't show gives way to the standard one: to
  /// guess at the nearest of sixteen colors would not make it readable.
  package init(profile: TerminalProfile, theme: Theme = .standard) {
    self.profile = profile
    self.theme = theme.needsTruecolor && profile.colorDepth != .truecolor ? .standard : theme
  }

  /// The rows of a document, an empty one between its blocks.
  package func typeset(_ document: MarkdownDocument) -> [Line] {
    highlighting(document).lines(of: document.blocks, to: Measure(columns: profile.columns))
  }

  /// This with the document's Swift read; without color there is nothing to read it for.
  func highlighting(_ document: MarkdownDocument) -> TerminalTypesetter {
    guard profile.colorDepth != .none else { return self }
    var typesetter = self
    typesetter.highlights = SwiftHighlights(of: document.blocks.swiftSources, theme: theme.swift)
    return typesetter
  }

  /// Blocks one below the other, with an empty row between them unless they belong to a tight list.
  func lines(
    of blocks: [Block], isTight: Bool = false, style: Style = .plain, behind margin: Margin = .none,
    to measure: Measure
  ) -> [Line] {
    var lines: [Line] = []
    for block in blocks {
      let margin = lines.isEmpty ? margin : margin.continued
      let added = self.lines(of: block, style: style, behind: margin, to: measure)
      if !lines.isEmpty, !added.isEmpty, !isTight { lines.append(margin.blank) }
      lines += added
    }
    return lines
  }

  /// What holds blocks hands its margin on to them, so that every row gets it once, however deep.
  private func lines(
    of block: Block, style: Style, behind margin: Margin, to measure: Measure
  ) -> [Line] {
    switch block {
    case .quote(let blocks): quoteLines(of: blocks, style: style, behind: margin, to: measure)
    case .list(let list): listLines(of: list, style: style, behind: margin, to: measure)
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
    case .code(let code):
      conversationLines(of: code, to: measure) ?? codeLines(of: code, to: measure)
    case .html(let html):
      LineBreaker(width: measure.prose).lines(of: [Span(html, style: theme.html)])
    case .table(let table): tableLines(of: table, style: style, to: measure)
    case .rule: [ruleLine(to: measure)]
    case .quote, .list: []
    }
  }
}

// MARK: - Inlines

extension TerminalTypesetter {
  /// Running text as spans, for rows of so many columns.
  func spans(of inlines: [Inline], style: Style, columns: Int) -> [Span] {
    var composer = InlineComposer(profile: profile, theme: theme, columns: columns)
    composer.append(inlines, style: style)
    return composer.finish()
  }

  /// What we draw or say beside the text.
  func furniture(_ text: String) -> Span { .decoration(text, style: theme.furniture) }
}
