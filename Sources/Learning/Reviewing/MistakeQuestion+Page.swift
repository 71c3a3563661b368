import CourseModel
import Messages
import Reporting
import Terminal
import Typesetting

extension MistakeQuestion {
  package func lines(in profile: TerminalProfile, _ theme: Theme) -> [Line] {
    typeset(program(in: profile), in: profile, theme) + [Line()]
      + typeset(profile.text(of: question), in: profile, theme)
      + [Line()]
      + choices.enumerated().flatMap { index, check in
        kind == .check ? choice(Self.letter(index), check.name, in: profile) : []
      } + (kind == .check ? [Line()] : [])
  }

  package func explanation(
    after outcome: ReviewOutcome, to typed: String, in profile: TerminalProfile, _ theme: Theme
  ) -> [Line] {
    let (word, color): (Message, Color?) =
      switch outcome {
      case .right: (.right, .green)
      case .wrong: (.notQuite, .yellow)
      case .passedOver: (.theAnswer, nil)
      }
    let breaker = LineBreaker(width: profile.columns, following: [.decoration("  ")])
    let label = profile.spans(of: word, style: Style(bold: true, foreground: color))
    let page = VerdictParts(
      Report(
        exercise: exercise.name, submission: "", status: .failed, message: mistake.message,
        checks: []), files: [], profile: profile, theme: theme)
    return breaker.lines(of: label + profile.spans(of: right)) + [Line()]
      + breaker.lines(of: profile.spans(of: .whatItsAuthorWasTold, style: Style(dim: true)))
      + page.message + [Line()]
  }

  // MARK: - Words

  /// Returns the program in Markdown.
  private func program(in profile: TerminalProfile) -> String {
    let (name, names) = ("**\(exercise.name)**", excerpts.map { "`\($0.fileName)`" })
    let isWhole = excerpts.allSatisfy { !$0.rows.contains(nil) }
    let what: Message =
      isWhole ? .program(of: name, exercise.title, names) : .part(of: name, exercise.title, names)
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
    return ([profile.text(of: what)] + blocks).joined(separator: "\n\n")
  }

  private var question: Message {
    switch kind {
    case .check: .whichCheck
    case .line: .whichLine
    }
  }

  /// The right answer, in a sentence.
  private var right: Message {
    switch kind {
    case .check:
      guard let failing else { return .verbatim("") }
      return .fails(Self.letter(failing), choices[failing].name)
    case .line:
      let lines = excerpts[0].lines
      let named = wrongLines.map { number in
        Message.line(number, String(lines[number - 1].text.drop(while: \.isWhitespace)))
      }
      let checks = exercise.checks.filter { mistake.open.contains($0.id) }
      return checks.count == 1
        ? .fails(.any(of: named), check: checks[0].name)
        : .fails(.any(of: named), checks: checks.count)
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
