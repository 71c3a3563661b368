import Messages
import SwiftSources
import Terminal
import Typesetting

/// The code of paired declarations: a sign or a word for the side of each line, highlighted Swift,
/// and marks on differing words.
struct ComparisonListing {
  /// The number of equal lines to show around a difference.
  private static let context = 3
  /// The indentation of continuation rows, in columns beyond the line's own margin.
  private static let hanging = 4

  private let sides: ComparisonPage.Sides
  private let profile: TerminalProfile
  private let theme: Theme
  private let highlights: SwiftHighlights?

  init(
    of pairs: [SourceComparison.Pair], sides: ComparisonPage.Sides, profile: TerminalProfile,
    theme: Theme
  ) {
    self.sides = sides
    self.profile = profile
    self.theme = theme
    let sources = pairs.flatMap { [$0.mine, $0.model].compactMap(\.self) }.map(\.source)
    highlights =
      profile.colorDepth == .none ? nil : SwiftHighlights(of: sources, theme: theme.swift)
  }

  /// The rows of a pair that differs.
  func lines(of pair: SourceComparison.Pair) -> [Line] {
    let mine = pair.mine.map { Text($0, highlights) }
    let model = pair.model.map { Text($0, highlights) }
    switch pair {
    case .alike, .arrangement: return []
    case .onlyMine(let declaration):
      return rows(of: declaration.lines.map { .mine($0, marks: []) }, mine, model)
    case .onlyModel(let declaration):
      return rows(of: declaration.lines.map { .model($0, marks: []) }, mine, model)
    case .changed(let declaration, _, let comparison):
      return rows(
        of: Self.excerpt(of: comparison.rows, isFrame: declaration.extent == .frame), mine, model)
    }
  }

  // MARK: - Shown lines

  private typealias Row = LineComparison.Row

  /// The highlighted lines of one declaration, with their common indentation.
  private struct Text {
    let margin: Int
    private let spans: [Int: [Span]]

    init(_ declaration: Declaration, _ highlights: SwiftHighlights?) {
      margin = declaration.margin
      let looks = highlights?[declaration.source] ?? []
      spans = Dictionary(
        zip(declaration.lines.map(\.number), looks), uniquingKeysWith: { first, _ in first })
    }

    func spans(of line: Declaration.Line) -> [Span] { spans[line.number] ?? [Span(line.text)] }
  }

  /// The differing rows, with some equal ones around them.
  private static func excerpt(of rows: [Row], isFrame: Bool) -> [Row?] {
    var kept = Set<Int>()
    for index in rows.indices where !rows[index].isBoth {
      kept.formUnion(max(0, index - context)...min(rows.count - 1, index + context))
    }
    // Show a single equal line, because a gap would be no shorter.
    for index in rows.indices.dropFirst().dropLast()
    where kept.contains(index - 1) && kept.contains(index + 1) { kept.insert(index) }
    if isFrame, rows.last?.isBoth == true { kept.remove(rows.count - 1) }
    var shown: [Row?] = []
    for index in rows.indices {
      if kept.contains(index) {
        shown.append(rows[index])
      } else if shown.last != .some(nil), !shown.isEmpty {
        shown.append(nil)
      }
    }
    while shown.last == .some(nil) { shown.removeLast() }
    return shown
  }

  private func rows(of rows: [Row?], _ mine: Text?, _ model: Text?) -> [Line] {
    var lines: [Line] = []
    var previous: Int?
    for row in rows {
      guard let row else {
        lines.append(gap)
        continue
      }
      let isApart = previous.map { row.line.number > $0 + 1 } ?? false
      previous = row.line.number
      // Blank lines at the start, and differences only in blank lines, get no row.
      if row.line.isBlank, lines.isEmpty || !row.isBoth { continue }
      if isApart, mine == nil || model == nil { lines.append(gap) }
      lines += self.lines(of: row, mine, model)
    }
    return lines
  }

  private var gap: Line {
    let ellipsis = profile.drawing == .unicode ? "…" : "..."
    // Translators: Between lines of code, for who listens.
    let text = profile.accessible ? profile.text(of: Message("lines left out")) : "    " + ellipsis
    return Line([.decoration(text, style: theme.furniture)])
  }

  // MARK: - A line

  private func lines(of row: Row, _ mine: Text?, _ model: Text?) -> [Line] {
    let (text, marks, look, sign): (Text?, [Range<Int>], Style, String) =
      switch row {
      case .both: (model, [], Style(dim: true), " ")
      case .mine(_, let marks): (mine, marks, theme.removed, "-")
      case .model(_, let marks): (model, marks, theme.added, "+")
      }
    guard !row.line.isBlank else { return [Line()] }
    let blanks = row.line.text.prefix { $0 == " " || $0 == "\t" }
    let own = blanks.dropFirst(text?.margin ?? 0).reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    let prefix = profile.accessible ? profile.text(of: word(for: row)) + ": " : "  \(sign) "
    let indent = String(repeating: " ", count: min(own, profile.columns / 3))
    let rest = String(repeating: " ", count: prefix.count + indent.count)
    let hang = String(repeating: " ", count: profile.columns < 30 ? 0 : Self.hanging)
    let breaker = LineBreaker(
      width: profile.columns,
      first: [.decoration(prefix, style: look)] + (indent.isEmpty ? [] : [Span(indent)]),
      following: [.decoration(profile.accessible ? hang : rest + hang)])
    let spans = painted(
      text?.spans(of: row.line) ?? [Span(row.line.text)], dropping: blanks.unicodeScalars.count,
      marks, look, isBoth: row.isBoth)
    return breaker.lines(of: spans)
  }

  private func word(for row: Row) -> Message {
    switch row {
    // Translators: In front of a line of code that is in both answers.
    case .both: Message("both", context: "side")
    case .mine: sides.mine
    case .model: sides.model
    }
  }

  /// Spans in the color of their side, unless Swift has another, with the marked words underlined.
  private func painted(
    _ spans: [Span], dropping margin: Int, _ marks: [Range<Int>], _ look: Style, isBoth: Bool
  ) -> [Span] {
    var painted: [Span] = []
    var offset = 0
    for span in spans {
      let scalars = Array(span.text.unicodeScalars)
      let end = offset + scalars.count
      var start = max(offset, margin)
      var style = look.overlaid(with: span.style)
      if isBoth { (style.bold, style.dim) = (false, true) }
      while start < end {
        let mark = marks.first { $0.upperBound > start }
        let isMarked = mark?.contains(start) == true
        let next = min(end, (isMarked ? mark?.upperBound : mark?.lowerBound) ?? end)
        let piece = String(String.UnicodeScalarView(scalars[(start - offset)..<(next - offset)]))
        let marked = Style(bold: true, underline: true)
        painted.append(Span(piece, style: isMarked ? style.overlaid(with: marked) : style))
        start = next
      }
      offset = end
    }
    return painted
  }
}

extension Declaration {
  fileprivate var source: String { lines.map(\.text).joined(separator: "\n") }
}

extension LineComparison.Row {
  fileprivate var isBoth: Bool { if case .both = self { true } else { false } }

  /// The line; the model's if there are two.
  fileprivate var line: Declaration.Line {
    switch self {
    case .both(_, let line), .mine(let line, _), .model(let line, _): line
    }
  }
}

extension ComparisonPage.Sides {
  /// The name of the first side, before a colon.
  var mine: Message {
    switch self {
    case .solution: Message("yours", context: "side")
    case .otherAnswer: Message("the model", context: "side")
    }
  }

  /// The name of the second side, before a colon.
  var model: Message {
    switch self {
    case .solution: Message("the model", context: "side")
    case .otherAnswer: Message("the other", context: "side")
    }
  }
}
