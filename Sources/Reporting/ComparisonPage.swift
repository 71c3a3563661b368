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
  /// What is said of the answers before they are compared.
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
    guard alike > 0 else { return .nothingAlike }
    return switch (isAll: comparison.isAlike, others) {
    case (true, 0): .allAlike(alike)
    case (true, alike): .allAlikeButForComments(alike)
    case (true, _): .allAlike(alike, butForComments: others)
    case (false, 0): .alike(alike)
    case (false, alike): .alikeButForComments(alike)
    case (false, _): .alike(alike, butForComments: others)
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
      default: (Message.changedDeclaration, Style.plain)
      }
    guard let declaration = pair.model ?? pair.mine else { return [] }
    let title = profile.spans(of: declaration.title, style: Style(bold: true))
    var spans = profile.spans(of: label, style: style, with: ["declaration": title])
    spans.append(Span("  " + place(of: pair), style: theme.furniture))
    var lines = paragraph(spans)
    if declaration.extent == .file, pair.mine != nil {
      lines += paragraph(profile.spans(of: .linesAreCompared, style: theme.furniture))
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
