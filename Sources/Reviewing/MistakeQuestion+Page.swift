import CourseModel
import Reporting
import Terminal
import Typesetting

extension MistakeQuestion {
  package func lines(in profile: TerminalProfile, _ theme: Theme) -> [Line] {
    typeset(program, in: profile, theme) + [Line()] + typeset(question, in: profile, theme)
      + [Line()]
      + choices.enumerated().flatMap { index, check in
        kind == .check ? choice(Self.letter(index), check.name, in: profile) : []
      } + (kind == .check ? [Line()] : [])
  }

  package func explanation(
    after outcome: ReviewOutcome, to typed: String, in profile: TerminalProfile, _ theme: Theme
  ) -> [Line] {
    let (word, color): (String, Color?) =
      switch outcome {
      case .right: ("Right: ", .green)
      case .wrong: ("Not quite: ", .yellow)
      case .passedOver: ("The answer: ", nil)
      }
    let breaker = LineBreaker(width: profile.columns, following: [.decoration("  ")])
    let label = Span(word, style: Style(bold: true, foreground: color))
    let page = VerdictParts(
      Report(
        exercise: exercise.name, submission: "", status: .failed, message: mistake.message,
        checks: []), files: [], profile: profile, theme: theme)
    return breaker.lines(of: [label, Span(right)]) + [Line()]
      + breaker.lines(of: [Span("What its author was told:", style: Style(dim: true))])
      + page.message + [Line()]
  }

  // MARK: - Words

  private var program: String {
    let names = excerpts.map { "`\($0.fileName)`" }.joined(separator: " and ")
    let isWhole = excerpts.allSatisfy { !$0.rows.contains(nil) }
    let what = isWhole ? "This is" : "This is a part of"
    var numbers = 0
    let blocks = excerpts.map { excerpt in
      let width = "\(excerpt.lines.count)".count
      let text = excerpt.rows.map { row in
        guard let row else { return kind == .line ? "" : "  …" }
        guard kind == .line else { return row.text }
        numbers += 1
        let number = String(repeating: " ", count: width - "\(numbers)".count) + "\(numbers)"
        return row.text.isEmpty ? number : "\(number)  \(row.text)"
      }.joined(separator: "\n")
      let info = kind == .line ? "lines \(excerpt.fileName)" : "swift \(excerpt.fileName)"
      return "~~~~\(info)\n\(text)\n~~~~"
    }
    return """
      **\(exercise.name)** · \(exercise.title). \(what) \(names) of a program that somebody wrote. \
      All the rest of it is right, and it compiles.

      \(blocks.joined(separator: "\n\n"))
      """
  }

  private var question: String {
    switch kind {
    case .check: "One of these checks fails. Which one?"
    case .line: "Which line is at fault?"
    }
  }

  /// What is right, in a sentence.
  private var right: String {
    switch kind {
    case .check:
      guard let failing else { return "" }
      return "\(Self.letter(failing)), “\(choices[failing].name)” fails."
    case .line:
      let lines = excerpts[0].lines
      let named = wrongLines.map { number in
        "line \(number), \(String(lines[number - 1].text.drop(while: \.isWhitespace)))"
      }
      let checks = exercise.checks.filter { mistake.open.contains($0.id) }.map { "“\($0.name)”" }
      return named.joined(separator: "; or ") + ". "
        + (checks.count == 1 ? "\(checks[0]) fails." : "It fails \(checks.count) checks.")
    }
  }

  private func choice(_ letter: String, _ name: String, in profile: TerminalProfile) -> [Line] {
    LineBreaker(
      width: profile.columns,
      first: [.decoration("  "), Span(letter, style: Style(bold: true)), .decoration("  ")],
      following: [.decoration("     ")]
    ).lines(of: [Span(name)])
  }

  private func typeset(
    _ markdown: String, in profile: TerminalProfile, _ theme: Theme
  ) -> [Line] {
    guard let document = try? MarkdownDocument(parsing: markdown) else { return [Line(markdown)] }
    return TerminalTypesetter(profile: profile, theme: theme).typeset(document)
  }
}
