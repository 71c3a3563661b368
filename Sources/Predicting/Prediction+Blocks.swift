import Typesetting

// A prediction in its page.

extension Prediction {
  /// The question, with what is offered.
  ///
  /// - Parameters:
  ///   - number: Its place among those of the page, from 1.
  ///   - answer: What is known once the program was run; without it nothing is offered.
  package func questionBlocks(number: Int, _ answer: PredictionAnswer?) -> [Block] {
    let label: [Inline] = [.strong([.text("Question \(number).")]), .text(" ")]
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

  /// The lines that the edit changes, before and after.
  fileprivate var editBlocks: [Block] {
    guard let edit else { return [] }
    let text = edit.changedLines(of: program).map { "\($0) \($1)\n" }.joined()
    return [.lines(text, "change \(programName)", at: line)]
  }

  /// The reason.
  package var whyBlock: Block { .paragraph([.strong([.text("Why:")]), .text(" ")] + why) }
}

extension PredictionAnswer {
  /// What is offered: lines behind letters, or the program with its lines numbered.
  package var offeredBlocks: [Block] {
    switch prediction.kind {
    case .order, .which, .freed, .change:
      let items = choices.map { choice in
        ListBlock.Item(blocks: [
          .paragraph([prediction.kind == .freed ? .text(choice.text) : .code(choice.text)])
        ])
      }
      return items.isEmpty ? [] : [.list(ListBlock(marker: .letter, isTight: true, items: items))]
    case .count: return []
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

  /// What is right, what was printed, and why: for somebody who has not answered.
  package var answerBlocks: [Block] {
    [.paragraph([.text("Right is ")] + words(for: right) + [.text(".")])] + outputBlocks
      + [prediction.whyBlock]
  }

  /// A guess beside what happened, and why.
  package func comparisonBlocks(of guess: Guess) -> [Block] {
    let isRight = isRight(guess)
    var blocks: [Block] = []
    if isRight {
      blocks.append(
        .paragraph([.strong([.text("Right:")]), .text(" ")] + words(for: guess) + [.text(".")]))
    } else {
      blocks.append(
        .paragraph(
          [.strong([.text("Not quite.")]), .text(" You expected ")] + words(for: guess)
            + [.text("; right is ")] + words(for: right) + [.text(".")] + differences(from: guess)))
    }
    switch (guess, right) {
    case (.sequence(let expected), .sequence(let printed)) where !isRight:
      blocks.append(table(of: expected, printed))
    case (.chosen(let expected), .chosen(let happened)) where !isRight:
      blocks.append(table(of: expected, happened))
    default: blocks += outputBlocks
    }
    return blocks + [prediction.whyBlock]
  }

  /// A guess in a few words.
  private func words(for guess: Guess) -> [Inline] {
    switch guess {
    case .sequence(let indices): letters(indices, joinedBy: " ")
    case .chosen(let indices): letters(indices.sorted(), joinedBy: ", ")
    case .number(let number) where prediction.kind == .fault:
      [.text("line \(number), "), .code(String(line(number)))]
    case .number(let number): [.text("\(number)")]
    }
  }

  /// Which lines of a wrong order stand at another place, or are printed, or are not, by their
  /// letters.
  private func differences(from guess: Guess) -> [Inline] {
    guard case .sequence(let expected) = guess, case .sequence(let printed) = right else {
      return []
    }
    let comparison = OrderComparison(of: expected, with: printed)
    return [
      (" At another place: ", comparison.moved), (" Not printed: ", comparison.missing),
      (" You left out: ", comparison.added),
    ].flatMap { label, indices in
      indices.isEmpty ? [] : [.text(label)] + letters(indices, joinedBy: ", ") + [.text(".")]
    }
  }

  private func letters(_ indices: [Int], joinedBy separator: String) -> [Inline] {
    let letters = indices.filter(choices.indices.contains).map { "\(choices[$0].letter)" }
    return letters.isEmpty ? [.text("none")] : [.code(letters.joined(separator: separator))]
  }

  private func line(_ number: Int) -> String {
    let lines = programLines
    guard lines.indices.contains(number - 1) else { return "" }
    return String(lines[number - 1].drop { $0 == " " })
  }
}

// MARK: - What happened

extension PredictionAnswer {
  /// What the program printed, where the lines alone tell the answer.
  private var outputBlocks: [Block] {
    switch prediction.kind {
    case .order, .which, .freed, .count: return [output(edited)]
    case .change, .fault:
      let cure = prediction.kind == .fault ? prediction.editBlocks : []
      return cure + [
        Self.table(
          ["before", prediction.kind == .fault ? "with the cure" : "after"],
          LineComparison(of: shown(unedited), with: shown(edited)),
          words: ["only before", "only after"])
      ]
    }
  }

  private func output(_ run: ProgramRun) -> Block {
    let lines = shown(run).map { $0 + "\n" }
    let change = prediction.edit == nil ? "" : " changed"
    return lines.isEmpty
      ? .paragraph([.text("Nothing is printed.")])
      : .lines(
        lines.joined(), "output \(prediction.programName)\(change)", at: prediction.line)
  }

  private func shown(_ run: ProgramRun) -> [String] {
    switch run {
    case .printed(let lines): lines
    case .broke(let reason, let lines): lines + ["… and then it breaks: \(reason)"]
    case .doesNotCompile(let reason): ["… it does not compile: \(reason)"]
    }
  }

  /// A wrong order beside the right one: each line with the letter that it was offered by, and of
  /// those that differ, what became of it.
  private func table(of expected: [Int], _ printed: [Int]) -> Block {
    func cell(_ index: Int?) -> TableBlock.Cell {
      guard let index, choices.indices.contains(index) else { return [.text("–")] }
      return [.text("\(choices[index].letter) "), .code(choices[index].line)]
    }
    let rows = OrderComparison(of: expected, with: printed).rows.map { row in
      [
        cell(row.expected), cell(row.printed),
        row.remark.map { [.emphasis([.text($0.rawValue)])] } ?? [],
      ]
    }
    return .table(
      TableBlock(
        alignments: [.left, .left, .left],
        header: [[.text("you expected")], [.text("what happened")], []], rows: rows))
  }

  /// Rows of two lists of lines; where they differ, a word says how.
  private static func table(
    _ header: [String], _ comparison: LineComparison, words: [String]
  ) -> Block {
    let rows = comparison.rows.map { row -> [TableBlock.Cell] in
      let word =
        row.isSame
        ? "" : row.first == nil ? words[1] : row.second == nil ? words[0] : "differs"
      return [cell(row.first), cell(row.second), word.isEmpty ? [] : [.emphasis([.text(word)])]]
    }
    return .table(
      TableBlock(
        alignments: [.left, .left, .left], header: header.map { [.text($0)] } + [[]], rows: rows))
  }

  private static func cell(_ line: String?) -> TableBlock.Cell {
    line.map { [.code($0)] } ?? [.text("–")]
  }

  private func table(of expected: Set<Int>, _ happened: Set<Int>) -> Block {
    let (yes, no) =
      switch prediction.kind {
      case .freed: ("freed", "not freed")
      case .change: ("goes", "stays")
      default: ("printed", "not printed")
      }
    let rows = choices.indices.map { index -> [TableBlock.Cell] in
      let isSame = expected.contains(index) == happened.contains(index)
      let label: Inline =
        prediction.kind == .freed ? .text(choices[index].text) : .code(choices[index].text)
      return [
        [.text("\(choices[index].letter) "), label], [.text(expected.contains(index) ? yes : no)],
        [.text(happened.contains(index) ? yes : no)],
        isSame ? [] : [.emphasis([.text("differs")])],
      ]
    }
    return .table(
      TableBlock(
        alignments: [.left, .left, .left, .left],
        header: [[], [.text("you expected")], [.text("what happened")], []], rows: rows))
  }
}

extension Block {
  fileprivate static func lines(_ text: String, _ info: String, at line: Int) -> Block {
    .code(CodeBlock(info: info, text: text, sourceLine: line))
  }
}
