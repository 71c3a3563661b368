import Comparing
import Terminal
import Typesetting

/// Two answers side by side for the person who wrote one of them: what is alike in a line, then
/// what differs, declaration by declaration.
package struct ComparisonPage {
  /// What the two answers are called.
  package struct Sides: Sendable {
    /// The first, such as `yours`.
    package let mine: String
    /// The second, such as `the model`.
    package let model: String

    /// Two names, which stand behind "only in".
    package init(mine: String, model: String) {
      self.mine = mine
      self.model = model
    }

    /// A learner's answer, and the course's.
    package static let solution = Sides(mine: "yours", model: "the model")
  }

  let comparison: SourceComparison
  let title: String
  let sides: Sides
  let profile: TerminalProfile
  /// The look of both sides.
  let theme: Theme

  /// A page under a title, for a place; a theme that the place can't show gives way to the
  /// standard one.
  package init(
    _ comparison: SourceComparison, title: String, sides: Sides = .solution,
    profile: TerminalProfile, theme: Theme = .standard
  ) {
    self.comparison = comparison
    self.title = title
    self.sides = sides
    self.profile = profile
    self.theme = theme.needsTruecolor && profile.colorDepth != .truecolor ? .standard : theme
  }

  /// Its rows.
  package var lines: [Line] {
    let shown = comparison.pairs.filter { !$0.needsNoWord }
    let listing = ComparisonListing(
      of: shown, sides: sides, profile: profile, theme: theme)
    let head = [Span(title, style: Style(bold: true))]
    let hasDeclarations = comparison.pairs.contains { ($0.model ?? $0.mine)?.extent != .file }
    var lines = paragraph(head) + [Line()]
    if hasDeclarations { lines += paragraph(summary) }
    if !shown.isEmpty, !profile.accessible { lines += paragraph(legend) }
    for pair in shown {
      let code = listing.lines(of: pair)
      lines += [Line()] + heading(of: pair) + code
    }
    return lines + [Line()]
  }

  // MARK: - Sentences

  private var summary: [Span] {
    let alike = comparison.alikeCount
    let others = comparison.otherwiseCommentedCount
    let isAll = comparison.isAlike
    let count =
      switch alike {
      case 0: "No declaration is alike."
      case 1: isAll ? "The only declaration is alike" : "1 declaration is alike"
      default: "\(isAll ? "All " : "")\(alike) declarations are alike"
      }
    guard alike > 0 else { return [Span(count)] }
    guard others > 0 else { return [Span(count + ".")] }
    return [Span(count + ", \(others == alike ? "all" : "\(others)") but for the comments.")]
  }

  private var legend: [Span] {
    [
      Span("Lines with ", style: theme.furniture), Span("-", style: theme.removed),
      Span(" are only in \(sides.mine), lines with ", style: theme.furniture),
      Span("+", style: theme.added), Span(" only in \(sides.model).", style: theme.furniture),
    ]
  }

  private func heading(of pair: SourceComparison.Pair) -> [Line] {
    let (label, style) =
      switch (pair.mine, pair.model) {
      case (_?, nil): ("Only in \(sides.mine): ", theme.removed)
      case (nil, _?): ("Only in \(sides.model): ", theme.added)
      default: ("Changed: ", Style.plain)
      }
    guard let declaration = pair.model ?? pair.mine else { return [] }
    var spans = [Span(label, style: style)]
    spans.append(Span(declaration.title, style: Style(bold: true)))
    spans.append(Span(place(of: pair), style: theme.furniture))
    var lines = paragraph(spans)
    if declaration.extent == .file, pair.mine != nil {
      let reason = "It could not be told into declarations (a syntax error, or too long), so its "
      lines += paragraph([Span(reason + "lines are compared.", style: theme.furniture)])
    }
    return lines
  }

  private func place(of pair: SourceComparison.Pair) -> String {
    guard let mine = pair.mine?.file, let model = pair.model?.file, mine != model else {
      return "  (\(pair.model?.file ?? pair.mine?.file ?? ""))"
    }
    return "  (\(sides.mine): \(mine), \(sides.model): \(model))"
  }

  private func paragraph(_ spans: [Span]) -> [Line] {
    LineBreaker(width: profile.columns, following: [.decoration("  ")]).lines(of: spans)
  }
}

extension SourceComparison.Pair {
  /// Whether there is nothing to show of it.
  fileprivate var needsNoWord: Bool {
    switch self {
    case .alike, .arrangement: true
    case .changed, .onlyMine, .onlyModel: false
    }
  }
}
