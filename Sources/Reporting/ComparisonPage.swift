import Messages
import SwiftSources
import Terminal
import Typesetting

/// A comparison of two answers for the author of one of them: a summary of the equal declarations,
/// then the differences, declaration by declaration.
package struct ComparisonPage {
  /// The names of the two answers.
  package enum Sides: Sendable {
    /// A learner's answer, and the model's.
    case solution
    /// The model's answer, and another right one.
    case otherAnswer
  }

  let comparison: SourceComparison
  let title: String
  let sides: Sides
  /// The text above the comparison.
  let about: MarkdownDocument?
  let profile: TerminalProfile
  /// The styles for both sides.
  let theme: Theme

  /// A page with a title. It replaces a theme that the terminal cannot show by the standard one.
  package init(
    _ comparison: SourceComparison, title: String, sides: Sides = .solution,
    about: MarkdownDocument? = nil, profile: TerminalProfile, theme: Theme = .standard
  ) {
    self.comparison = comparison
    self.title = title
    self.sides = sides
    self.about = about
    self.profile = profile
    self.theme = theme.needsTruecolor && profile.colorDepth != .truecolor ? .standard : theme
  }

  /// The rows of the page.
  package var lines: [Line] {
    let shown = comparison.pairs.filter { !$0.needsNoWord }
    let listing = ComparisonListing(
      of: shown, sides: sides, profile: profile, theme: theme)
    let head = [Span(title, style: Style(bold: true))]
    let hasDeclarations = comparison.pairs.contains { ($0.model ?? $0.mine)?.extent != .file }
    var lines = paragraph(head) + [Line()]
    if let about {
      lines += TerminalTypesetter(profile: profile, theme: theme).typeset(about) + [Line()]
    }
    if hasDeclarations { lines += paragraph(profile.spans(of: summary)) }
    if !shown.isEmpty, !profile.accessible { lines += paragraph(legend) }
    for pair in shown {
      let code = listing.lines(of: pair)
      lines += [Line()] + heading(of: pair) + code
    }
    return lines + [Line()]
  }

  // MARK: - Sentences

  private var summary: Message {
    let alike = comparison.alikeCount
    let others = comparison.otherwiseCommentedCount
    guard alike > 0 else { return Message("No declaration is the same.") }
    return switch (isAll: comparison.isAlike, others) {
    case (true, 0):
      Message(
        one: "The only declaration is the same.", other: "All {count} declarations are the same.",
        count: alike)
    case (true, alike):
      Message(
        one: "The only declaration is the same, except for the comments.",
        other: "All {count} declarations are the same, except for their comments.", count: alike)
    case (true, _):
      Message(
        one: """
          All {count} declarations are the same, but the comments of \(others, "others") differ.
          """,
        other: """
          All {count} declarations are the same, but the comments of {others} differ.
          """, count: alike)
    // Translators: Some declarations of two answers are the same.
    case (false, 0):
      Message(
        one: """
          {count} declaration is the same.
          """, other: "{count} declarations are the same.", count: alike
      )
    case (false, alike):
      Message(
        one: "{count} declaration is the same, except for the comments.",
        other: "{count} declarations are the same, except for their comments.", count: alike)
    case (false, _):
      Message(
        one: "{count} declaration is the same, but the comments of \(others, "others") differ.",
        other: "{count} declarations are the same, but the comments of {others} differ.",
        count: alike)
    }
  }

  private var legend: [Span] {
    profile.spans(
      of: sides.legend, style: theme.furniture,
      with: ["minus": [Span("-", style: theme.removed)], "plus": [Span("+", style: theme.added)]])
  }

  private func heading(of pair: SourceComparison.Pair) -> [Line] {
    let (label, style) =
      switch (pair.mine, pair.model) {
      case (_?, nil): (sides.onlyInMine, theme.removed)
      case (nil, _?): (sides.onlyInModel, theme.added)
      // Translators: A heading: a declaration that both answers have, in different words.
      default: (Message("Changed: \(span: "declaration")"), Style.plain)
      }
    guard let declaration = pair.model ?? pair.mine else { return [] }
    let title = profile.spans(of: declaration.title, style: Style(bold: true))
    var spans = profile.spans(of: label, style: style, with: ["declaration": title])
    spans.append(Span("  " + place(of: pair), style: theme.furniture))
    var lines = paragraph(spans)
    if declaration.extent == .file, pair.mine != nil {
      lines += paragraph(
        profile.spans(
          of: Message(
            """
            It could not be split into declarations (a syntax error, or too long), so the lines \
            are compared.
            """), style: theme.furniture))
    }
    return lines
  }

  private func place(of pair: SourceComparison.Pair) -> String {
    guard let mine = pair.mine?.file, let model = pair.model?.file, mine != model else {
      return "(\(pair.model?.file ?? pair.mine?.file ?? ""))"
    }
    return profile.text(of: sides.place(mine, model))
  }

  private func paragraph(_ spans: [Span]) -> [Line] {
    LineBreaker(width: profile.columns, following: [.decoration("  ")]).lines(of: spans)
  }
}

extension SourceComparison.Pair {
  /// Whether it has no difference to show.
  fileprivate var needsNoWord: Bool {
    switch self {
    case .alike, .arrangement: true
    case .changed, .onlyMine, .onlyModel: false
    }
  }
}

extension ComparisonPage.Sides {
  /// The meaning of signs before lines of code.
  var legend: Message {
    switch self {
    case .solution:
      Message(
        """
        Lines with \(span: "minus") are only in yours, lines with \(span: "plus") only in the model.
        """)
    case .otherAnswer:
      Message(
        """
        Lines with \(span: "minus") are only in the model, lines with \(span: "plus") only in the \
        other.
        """)
    }
  }

  /// A heading: a declaration that stands only in the first answer.
  var onlyInMine: Message {
    switch self {
    case .solution: Message("Only in yours: \(span: "declaration")")
    case .otherAnswer: Message("Only in the model: \(span: "declaration")")
    }
  }

  /// A heading: a declaration that stands only in the second answer.
  var onlyInModel: Message {
    switch self {
    case .solution: Message("Only in the model: \(span: "declaration")")
    case .otherAnswer: Message("Only in the other: \(span: "declaration")")
    }
  }

  /// Behind such a heading: a declaration is in files of two names.
  func place(_ mine: String, _ model: String) -> Message {
    switch self {
    case .solution:
      Message("(yours: \(mine, "mine"), the model: \(model, "model"))")
    case .otherAnswer:
      Message("(the model: \(mine, "mine"), the other: \(model, "model"))")
    }
  }
}
