import CourseModel
import Messages
import Reporting
import Terminal
import Typesetting

extension MistakeQuestion {
  func lines(in profile: TerminalProfile, _ theme: Theme) -> [Line] {
    typeset(program(in: profile), in: profile, theme) + [Line()]
      + typeset(profile.text(of: question), in: profile, theme)
      + [Line()]
      + choices.enumerated().flatMap { index, check in
        kind == .check ? choice(Self.letter(index), check.name, in: profile) : []
      } + (kind == .check ? [Line()] : [])
  }

  func explanation(
    after outcome: ReviewOutcome, to typed: String, in profile: TerminalProfile, _ theme: Theme
  ) -> [Line] {
    let (word, color): (Message, Color?) =
      switch outcome {
      // Translators: The answer was right; what is right follows.
      case .right: (Message("Right: ", context: "answer"), .green)
      // Translators: The answer was wrong; what is right follows.
      case .wrong: (Message("Not quite: ", context: "answer"), .yellow)
      // Translators: Nothing was answered; what is right follows.
      case .passedOver: (Message("The answer: ", context: "answer"), nil)
      }
    let breaker = LineBreaker(width: profile.columns, following: [.decoration("  ")])
    let label = profile.spans(of: word, style: Style(bold: true, foreground: color))
    let page = VerdictParts(
      Report(
        exercise: exercise.name, submission: "", status: .failed,
        message: .verbatim(mistake.message),
        checks: []), files: [], profile: profile, theme: theme)
    return breaker.lines(of: label + profile.spans(of: right)) + [Line()]
      + breaker.lines(
        of: profile.spans(of: Message("The message for its author:"), style: Style(dim: true)))
      + page.message + [Line()]
  }

  // MARK: - Words

  /// Returns the program in Markdown.
  private func program(in profile: TerminalProfile) -> String {
    let (name, names) = ("**\(exercise.name)**", excerpts.map { "`\($0.fileName)`" })
    let isWhole = excerpts.allSatisfy { !$0.rows.contains(nil) }
    // Translators: An exercise's name in bold type and its title, in Markdown; a name of a file, or
    // several.
    let what: Message =
      isWhole
      ? Message(
        """
        \(name, "exercise") · \(exercise.title, "title"). This is \(.all(of: names), "files") from \
        a program that somebody wrote. The rest of the program is right, and it compiles.
        """)
      : Message(
        """
        \(name, "exercise") · \(exercise.title, "title"). This is a part of \
        \(.all(of: names), "files") from a program that somebody wrote. The rest of the program is \
        right, and it compiles.
        """)
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
    case .check: Message("One of these checks fails. Which one?")
    case .line: Message("Which line is at fault?")
    }
  }

  /// The right answer, in a sentence.
  private var right: Message {
    switch kind {
    case .check:
      guard let failing else { return .verbatim("") }
      // Translators: The letter that was to be typed, and the check's words.
      return Message(
        "\(Self.letter(failing), "letter"), “\(choices[failing].name, "check")” fails.")
    case .line:
      let lines = excerpts[0].lines
      let named = wrongLines.map { number in
        // Translators: The number of a line, and its text.
        Message(
          """
          line \(number, "number"), \
          \(String(lines[number - 1].text.drop(while: \.isWhitespace)), "code")
          """)
      }
      let checks = exercise.checks.filter { mistake.open.contains($0.id) }
      return checks.count == 1
        ? Message("\(.any(of: named), "lines"). “\(checks[0].name, "check")” fails.")
        : Message(
          one: "\(.any(of: named), "lines"). It fails {count} check.",
          other: "{lines}. It fails {count} checks.", count: checks.count)
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

extension Message {
  /// Lines of which each is right.
  fileprivate static func any(of lines: [Message]) -> Message {
    lines.dropFirst().reduce(lines.first ?? .verbatim("")) {
      Message("\($0, "first"); or \($1, "second")")
    }
  }

  /// Names of files, “and” before each but the first.
  fileprivate static func all(of names: [String]) -> Message {
    names.dropFirst().reduce(.verbatim(names.first ?? "")) {
      Message("\($0, "first") and \(.verbatim($1), "second")")
    }
  }
}
