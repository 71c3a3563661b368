import Authoring
import Messages
import Terminal

/// The results of an exercise's mutants.
struct MutantPage {
  private let outcome: MutantOutcome

  init(_ outcome: MutantOutcome) { self.outcome = outcome }

  /// The exercise, its findings, and the mutants that pass.
  func lines(in place: TerminalProfile) -> [Line] {
    let isGood = outcome.survivors.isEmpty && outcome.findings.isEmpty && outcome.unjudged.isEmpty
    let mark = Span(isGood ? "✓ " : "✗ ", style: Style(foreground: isGood ? .green : .red))
    var lines = [Line([mark, Span(outcome.exercise, style: Style(bold: true))])]
    lines += outcome.findings.map { Line("    " + place.text(of: $0)) }
    lines += outcome.survivors.flatMap(described)
    if !outcome.givenSurvivors.isEmpty {
      let words = place.text(of: Message("These pass in code that is given:"))
      lines.append(Line("    " + words, style: Style(dim: true)))
      lines += outcome.givenSurvivors.flatMap(described)
    }
    return lines
  }

  private func described(_ mutant: Mutant) -> [Line] {
    let step = mutant.step
    return [
      Line([
        Span("    "), Span("\(step.file):\(step.line)", style: Style(bold: true)),
        Span(" \(step.place), \(step.family)"),
      ]),
      Line([Span("      - ", style: Style(foreground: .red)), Span(step.before)]),
      Line([Span("      + ", style: Style(foreground: .green)), Span(step.after)]),
    ]
  }

  /// A table with two rows for each exercise: the lines to write, and the given code.
  static func table(_ outcomes: [MutantOutcome], in profile: TerminalProfile) -> [Line] {
    // Translators: Mutants that a known mistake's message answers.
    let head: [Message] = [
      Message("exercise", context: "heading"), .codeHeading, .linesHeading,
      Message("mutants", context: "heading"), Message("fail", context: "heading"),
      Message("pass", context: "heading"),
      // Translators: Mutants that mean the same as the solution.
      Message("equivalent", context: "heading"), Message("recognised", context: "heading"),
      Message("not compiled", context: "heading"), Message("hang", context: "heading"),
    ]
    // Translators: Code that learners are given.
    let (toWrite, given) = (
      profile.text(of: Message("to write", context: "code")),
      profile.text(of: Message("given", context: "code"))
    )
    let rows = outcomes.flatMap { outcome in
      [
        row(outcome.exercise, toWrite, "\(outcome.lineCount)", outcome.learners),
        row("", given, "", outcome.given),
      ]
    }
    let table = Table(
      columns: [.left, .left] + head.dropFirst(2).map { _ in .right },
      rows: [head.map { Line(profile.spans(of: $0, style: Style(bold: true))) }] + rows)
    return table.lines(width: profile.columns)
  }

  private static func row(
    _ name: String, _ code: String, _ lines: String, _ tally: MutantOutcome.Tally
  ) -> [Line] {
    let numbers = [
      tally.count, tally.failing, tally.passing, tally.harmless, tally.recognised, tally.refused,
      tally.hanging,
    ]
    return [Line(name, style: Style(bold: true)), Line(code), Line(lines)]
      + numbers.map { Line("\($0)") }
  }
}
