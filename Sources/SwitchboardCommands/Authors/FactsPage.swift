import Authoring
import Messages
import Terminal

/// Facts with the text that teaches them: side by side if the terminal is wide enough, otherwise
/// one below the other.
struct FactsPage {
  let facts: [TaughtFact]
  let profile: TerminalProfile

  /// The number of columns from which facts and text are side by side.
  private static let widthForTwo = 100
  private static let gap = 3

  var lines: [Line] { facts.flatMap(lines) }

  private func lines(of fact: TaughtFact) -> [Line] {
    let isWide =
      profile.isTerminal && !profile.accessible && profile.columns >= Self.widthForTwo
    return (isWide ? sideBySide(fact) : oneBelowTheOther(fact)) + [Line()]
  }

  private func sideBySide(_ fact: TaughtFact) -> [Line] {
    let width = profile.columns * 2 / 5 - Self.gap
    let left = text(of: fact, within: width)
    let right = places(of: fact, within: profile.columns - width - Self.gap)
    return (0..<max(left.count, right.count)).map { row in
      let line = row < left.count ? left[row] : Line()
      guard row < right.count else { return line }
      let blank = String(repeating: " ", count: max(0, width - line.width()) + Self.gap)
      return Line(line.spans + [.decoration(blank)] + right[row].spans).trimmed()
    }
  }

  private func oneBelowTheOther(_ fact: TaughtFact) -> [Line] {
    text(of: fact, within: profile.columns)
      + places(of: fact, within: profile.columns - 2).map { $0.prefixed(by: .decoration("  ")) }
  }

  private func text(of fact: TaughtFact, within width: Int) -> [Line] {
    LineBreaker(width: width).lines(of: [
      Span(fact.fact.number, style: Style(bold: true)), Span(" " + fact.fact.text),
    ])
  }

  private func places(of fact: TaughtFact, within width: Int) -> [Line] {
    guard !fact.places.isEmpty else {
      return LineBreaker(width: width).lines(of: [
        // Translators: Of a fact.
        Span(
          "✗ " + profile.text(of: Message("nothing teaches this")), style: Style(foreground: .red))
      ])
    }
    return fact.places.flatMap { lines(of: $0, within: width) }
  }

  private func lines(of place: TaughtFact.Place, within width: Int) -> [Line] {
    let isThere = !place.words.isEmpty
    let name = Span(
      "\(place.page) › \(place.part)",
      style: Style(foreground: isThere ? .cyan : .red))
    let fault = ": ✗ " + profile.text(of: Message("there is no such place"))
    let note = isThere ? [] : [Span(fault, style: Style(foreground: .red))]
    let words = place.words.flatMap { paragraph in
      LineBreaker(width: width, first: [.decoration("  ")], following: [.decoration("  ")])
        .lines(of: [Span(paragraph)])
    }
    return LineBreaker(width: width).lines(of: [name] + note) + words
  }
}
