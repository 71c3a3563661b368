import Messages
import Typesetting

// Prediction blocks in a page.

extension Prediction {
  /// Returns the question with its choices.
  ///
  /// - Parameters:
  ///   - number: The number of the question on the page, from 1.
  ///   - answer: The answer, once the program was run; without it there are no choices.
  func questionBlocks(
    number: Int, _ answer: PredictionAnswer?, in language: Catalogue
  ) -> [Block] {
    // Translators: In front of a question.
    let label = language.label(Message("Question \(number, "number")."))
    guard kind != .write else { return gapBlocks(label: label, answer, in: language) }
    var blocks = question
    if case .paragraph(let content)? = blocks.first {
      blocks[0] = .paragraph(label + content)
    } else {
      blocks.insert(.paragraph(label), at: 0)
    }
    return blocks + changeBlocks + (answer?.offeredBlocks ?? [])
  }

  /// The lines that the edit changes, before and after; none of a cure, which is the answer.
  package var changeBlocks: [Block] { kind == .fault ? [] : editBlocks }

  /// The lines that the edit changes, before and after; empty for a cure, which is the answer.
  var editBlocks: [Block] {
    guard let edit else { return [] }
    let text = edit.changedLines(of: program).map { "\($0) \($1)\n" }.joined()
    return [.lines(text, "change \(programName)", at: line)]
  }

  /// Returns the reason.
  func whyBlock(in language: Catalogue) -> Block {
    // Translators: In front of the reason.
    .paragraph(language.label(Message("Why:")) + why)
  }
}

extension PredictionAnswer {
  /// The choices: lines with letters, or the program with numbered lines.
  package var offeredBlocks: [Block] {
    switch prediction.kind {
    case .order, .which, .freed, .change:
      let items = choices.map { choice in
        ListBlock.Item(blocks: [
          .paragraph([prediction.kind == .freed ? .text(choice.text) : .code(choice.text)])
        ])
      }
      return items.isEmpty ? [] : [.list(ListBlock(marker: .letter, isTight: true, items: items))]
    case .count, .write: return []
    case .fault:
      let width = "\(programLines.count)".count
      let lines = programLines.enumerated().map { index, line in
        let number = "\(index + 1)"
        let blanks = String(repeating: " ", count: width - number.count)
        return blanks + number + (line.isEmpty ? "" : "  " + line) + "\n"
      }
      return [.lines(lines.joined(), "lines " + prediction.programName, at: prediction.line)]
    }
  }

  /// Returns the right answer, the output, and the reason, for a reader who has not answered.
  package func answerBlocks(in language: Catalogue) -> [Block] {
    // Translators: The answer is letters, or a number. It was not asked for.
    let answer = language.inlines(
      of: Message(
        """
        The right answer is \(span: "answer").
        """), with: ["answer": words(for: right, in: language)])
    return [.paragraph(answer)] + outputBlocks(in: language) + whyBlocks(in: language)
  }

  /// Returns a guess next to the right answer, and the reason.
  package func comparisonBlocks(of guess: Guess, in language: Catalogue) -> [Block] {
    if case .line(let line) = guess { return rightBlocks(of: line, in: language) }
    let isRight = isRight(guess)
    var blocks = [Block.paragraph(sentences(about: guess, in: language))]
    switch (guess, right) {
    case (.sequence(let expected), .sequence(let printed)) where !isRight:
      blocks.append(table(of: expected, printed, in: language))
    case (.chosen(let expected), .chosen(let happened)) where !isRight:
      blocks.append(table(of: expected, happened, in: language))
    default: blocks += outputBlocks(in: language)
    }
    return blocks + whyBlocks(in: language)
  }

  private func whyBlocks(in language: Catalogue) -> [Block] {
    prediction.why.isEmpty ? [] : [prediction.whyBlock(in: language)]
  }

  private func sentences(about guess: Guess, in language: Catalogue) -> [Inline] {
    let words = words(for: guess, in: language)
    guard !isRight(guess) else { return language.label(.right) + words + [.text(".")] }
    let sides = ["guess": words, "answer": self.words(for: right, in: language)]
    return language.label(.notQuite)
      + language.inlines(
        of: prediction.kind == .fault
          // Translators: Two lines of a program, each with its number and its text.
          ? Message("You chose \(span: "guess"). The fault is in \(span: "answer").")
          : Message("You expected \(span: "guess"); the right answer is \(span: "answer")."),
        with: sides)
      + differences(from: guess, in: language)
  }

  /// Returns a guess in a few words.
  private func words(for guess: Guess, in language: Catalogue) -> [Inline] {
    switch guess {
    case .sequence(let indices): letters(indices, joinedBy: " ", in: language)
    case .chosen(let indices): letters(indices.sorted(), joinedBy: ", ", in: language)
    case .number(let number) where prediction.kind == .fault:
      // Translators: The number of a line, and its text.
      language.inlines(
        of: Message("line \(number, "number"), \(span: "code")"),
        with: ["code": [.code(String(line(number)))]])
    case .number(let number): [.text("\(number)")]
    case .line(let line): [.code(line)]
    }
  }

  /// Returns the differences of a wrong order: the letters of lines that are at another place,
  /// missing or added.
  private func differences(from guess: Guess, in language: Catalogue) -> [Inline] {
    guard case .sequence(let expected) = guess, case .sequence(let printed) = right else {
      return []
    }
    let comparison = OrderComparison(of: expected, with: printed)
    // Translators: The letters of lines.
    let kinds: [(Message, [Int])] = [
      // Translators: The letters of lines.
      (Message("In another position: \(span: "letters")."), comparison.moved),
      (Message("Not printed: \(span: "letters")."), comparison.missing),
      // Translators: The letters of lines.
      (Message("You left out: \(span: "letters")."), comparison.added),
    ]
    return kinds.filter { !$0.1.isEmpty }.flatMap { sentence, indices in
      let letters = letters(indices, joinedBy: ", ", in: language)
      return [.text(" ")] + language.inlines(of: sentence, with: ["letters": letters])
    }
  }

  private func letters(
    _ indices: [Int], joinedBy separator: String, in language: Catalogue
  ) -> [Inline] {
    let letters = indices.filter(choices.indices.contains).map { "\(choices[$0].letter)" }
    // Translators: In place of letters, where there are none.
    return letters.isEmpty
      ? language.inlines(of: Message("none", context: "letters"))
      : [.code(letters.joined(separator: separator))]
  }

  func line(_ number: Int) -> String {
    let lines = programLines
    guard lines.indices.contains(number - 1) else { return "" }
    return String(lines[number - 1].drop { $0 == " " })
  }
}

extension Block {
  static func lines(_ text: String, _ info: String, at line: Int) -> Block {
    .code(CodeBlock(info: info, text: text, sourceLine: line))
  }
}
