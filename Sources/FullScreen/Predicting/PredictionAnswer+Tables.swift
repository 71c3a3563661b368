import Messages
import Typesetting

// The actual output, next to the expected one.

extension PredictionAnswer {
  /// Returns the output of the program, where the lines alone show the answer.
  func outputBlocks(in language: Catalogue) -> [Block] {
    switch prediction.kind {
    case .order, .which, .freed, .count: return [output(edited, in: language)]
    case .write: return []
    case .change, .fault:
      let cure = prediction.kind == .fault ? prediction.editBlocks : []
      let runs = SideBySide(
        of: shown(unedited, in: language), with: shown(edited, in: language))
      return cure + [
        Self.table(
          // Translators: The heading of a column: what the program printed when its fault was put
          // right.
          [
            Message("before", context: "heading"),
            prediction.kind == .fault
              ? Message("with the fix", context: "heading") : Message("after", context: "heading"),
          ], runs, in: language)
      ]
    }
  }

  func output(_ run: ProgramRun, in language: Catalogue) -> Block {
    let lines = shown(run, in: language).map { $0 + "\n" }
    let change = prediction.edit == nil || prediction.kind == .write ? "" : " changed"
    return lines.isEmpty
      ? .paragraph(language.inlines(of: Message("Nothing is printed.")))
      : .lines(
        lines.joined(), "output \(prediction.programName)\(change)", at: prediction.line)
  }

  func shown(_ run: ProgramRun, in language: Catalogue) -> [String] {
    switch run {
    case .printed(let lines): lines
    // Translators: A row below what a program printed; the reason is a sentence.
    case .broke(let reason, let lines):
      lines + [language.text(of: Message("… and then it breaks: \(reason, "reason")"))]
    // Translators: A row in place of what a program printed; the error is the compiler's.
    case .doesNotCompile(let error):
      [language.text(of: Message("… it does not compile: \(error, "error")"))]
    }
  }

  /// Returns a wrong order next to the right one: each line with its letter, and a remark where
  /// they differ.
  func table(of expected: [Int], _ printed: [Int], in language: Catalogue) -> Block {
    func cell(_ index: Int?) -> TableBlock.Cell {
      guard let index, choices.indices.contains(index) else { return [.text("–")] }
      return [.text("\(choices[index].letter) "), .code(choices[index].line)]
    }
    let rows = OrderComparison(of: expected, with: printed).rows.map { row in
      [
        cell(row.expected), cell(row.printed),
        row.remark.map { [.emphasis(language.inlines(of: $0.words))] } ?? [],
      ]
    }
    return .table(
      TableBlock(
        alignments: [.left, .left, .left],
        header: [Message.expected, .happened].map { language.inlines(of: $0) } + [[]], rows: rows))
  }

  /// Rows of two lists of lines; where they differ, a word says how.
  static func table(
    _ header: [Message], _ comparison: SideBySide,
    // Translators: The line is printed before the program is changed, and not after.
    onlyFirst: Message = Message("only before", context: "row"),
    // Translators: The line is printed after the program is changed, and not before.
    onlySecond: Message = Message("only after", context: "row"), in language: Catalogue
  ) -> Block {
    let rows = comparison.rows.map { row -> [TableBlock.Cell] in
      let word: Message =
        row.first == nil ? onlySecond : row.second == nil ? onlyFirst : .differs
      return [
        cell(row.first), cell(row.second),
        row.isSame ? [] : [.emphasis(language.inlines(of: word))],
      ]
    }
    return .table(
      TableBlock(
        alignments: [.left, .left, .left],
        header: header.map { language.inlines(of: $0) } + [[]], rows: rows))
  }

  private static func cell(_ line: String?) -> TableBlock.Cell {
    line.map { [.code($0)] } ?? [.text("–")]
  }

  func table(
    of expected: Set<Int>, _ happened: Set<Int>, in language: Catalogue
  ) -> Block {
    func word(_ isChosen: Bool) -> [Inline] {
      language.inlines(of: isChosen ? prediction.kind.yes : prediction.kind.no)
    }
    let rows = choices.indices.map { index -> [TableBlock.Cell] in
      let isSame = expected.contains(index) == happened.contains(index)
      let label: Inline =
        prediction.kind == .freed ? .text(choices[index].text) : .code(choices[index].text)
      return [
        [.text("\(choices[index].letter) "), label], word(expected.contains(index)),
        word(happened.contains(index)),
        isSame ? [] : [.emphasis(language.inlines(of: .differs))],
      ]
    }
    return .table(
      TableBlock(
        alignments: [.left, .left, .left, .left],
        header: [[]] + [Message.expected, .happened].map { language.inlines(of: $0) } + [[]],
        rows: rows))
  }
}

extension Message {
  /// The heading of a column: what somebody answered.
  fileprivate static let expected = Message("you expected", context: "heading")

  /// The heading of a column: what the program did.
  static let happened = Message("what happened", context: "heading")

  /// The line is printed otherwise, or what was expected did not happen.
  fileprivate static let differs = Message("differs", context: "row")
}

extension Prediction.Kind {
  /// The choice, or the event: an object is freed, a line goes, a line is printed.
  var yes: Message {
    switch self {
    case .freed: Message("freed", context: "cell")
    case .change: Message("goes", context: "cell")
    default: Message("printed", context: "cell")
    }
  }

  /// The opposite of the choice, or of the event: an object is freed, a line goes, a line is printed.
  var no: Message {
    switch self {
    case .freed: Message("not freed", context: "cell")
    case .change: Message("stays", context: "cell")
    default: Message("not printed", context: "cell")
    }
  }
}
