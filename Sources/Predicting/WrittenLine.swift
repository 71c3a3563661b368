import CourseModel
import Messages
import Typesetting

// A line of a program that the page's reader writes.

/// What came of a line that somebody wrote into a program.
package enum WrittenLine: Hashable, Sendable {
  /// The program ran to its end, and printed these lines.
  case printed([String])
  /// It came to no good end: why, in a sentence; and the lines that it printed before.
  case stopped(String, printed: [String])
  /// It does not compile, because of a line, counted from 1; the compiler's words, and plain ones,
  /// Markdown, where there are any.
  case refused(String, explanation: String?, line: Int?)
  /// It does what no program of a page may, so nobody ran it; why.
  case notAllowed(String)
}

extension Prediction {
  /// The question of a program that lacks a line: `swift NAME.swift write "TEXT"`; nil of any other block.
  init?(writing block: CodeBlock, of page: String) throws(Faults) {
    guard let name = block.programName, let text = block.textToWrite else { return nil }
    let lines = block.text.split(separator: "\n").filter { $0.contains(text) }
    guard let line = lines.first, lines.count == 1 else {
      throw Faults(sentences: [Message.notInOneLine(text, lines.count).english])
    }
    self.init(
      kind: .write, page: page, line: block.sourceLine, programName: name, program: block.text,
      edit: ProgramEdit(old: String(line), new: ""), question: [], options: [], why: [])
  }

  /// The line that is to be written, without its indentation.
  package var lineToWrite: String { String((edit?.old ?? "").drop { $0 == " " }) }

  /// The program with another line in place of the one that is to be written.
  package func program(with line: String) -> String {
    guard let edit else { return program }
    return ProgramEdit(old: edit.old, new: edit.old.prefix { $0 == " " } + line).applied(
      to: program)
  }

  /// The program with a gap, and what is asked.
  func gapBlocks(label: [Inline], _ answer: PredictionAnswer?, in language: Catalogue) -> [Block] {
    let gap = program(with: language.text(of: .gap))
    return [
      .lines(gap, "swift \(programName)", at: line),
      .paragraph(label + language.inlines(of: .writeTheLine)),
    ] + (answer.map { [$0.output($0.unedited, in: language)] } ?? [])
  }
}

extension PredictionAnswer {
  /// Whether a line does what the page's own line does: the program prints the same.
  package func isRight(_ written: WrittenLine) -> Bool { written == .printed(unedited.lines) }

  /// What is said of a line that is right: what the page has in its place, if that is another.
  func rightBlocks(of line: String, in language: Catalogue) -> [Block] {
    var said = language.label(.right) + [.code(line), .text(".")]
    if line != prediction.lineToWrite {
      let line = ["line": [Inline.code(prediction.lineToWrite)]]
      said += [.text(" ")] + language.inlines(of: .onThePage, with: line)
    }
    return [.paragraph(said)]
  }

  /// What came of a line that somebody wrote.
  package func blocks(
    about written: WrittenLine, of line: String, in language: Catalogue
  ) -> [Block] {
    guard !isRight(written) else { return rightBlocks(of: line, in: language) }
    func said(_ message: Message, _ spans: [String: [Inline]] = [:]) -> Block {
      let spans = spans.merging(["line": [.code(line)]]) { given, _ in given }
      return .paragraph(language.label(.notQuite) + language.inlines(of: message, with: spans))
    }
    func table(_ lines: [String]) -> Block {
      Self.table(
        [.wanted, .happened], LineComparison(of: unedited.lines, with: lines),
        onlyFirst: OrderComparison.Remark.isNotPrinted.words,
        onlySecond: OrderComparison.Remark.isPrinted.words, in: language)
    }
    switch written {
    case .printed(let lines): return [said(.printsOtherwise), table(lines)]
    case .stopped(let reason, let lines):
      return [said(.crashes, ["reason": [Inline](markdown: reason)]), table(lines)]
    case .refused(let words, let explanation, let number):
      let reason = ["reason": explanation.map([Inline].init(markdown:)) ?? [.text(words)]]
      guard let number, number != faultyLine, programLines.indices.contains(number - 1) else {
        return [said(.refusesLine, reason)]
      }
      let code = [Inline.code(self.line(number))]
      return [
        said(.refusesAnotherLine(number), reason.merging(["code": code]) { given, _ in given })
      ]
    case .notAllowed(let reason):
      return [said(.notAllowed, ["reason": [Inline](markdown: reason)])]
    }
  }
}

extension [Inline] {
  /// The first paragraph of a text; the text itself where there is none.
  fileprivate init(markdown text: String) {
    guard case .paragraph(let content)? = try? MarkdownDocument(parsing: text).blocks.first else {
      self = [.text(text)]
      return
    }
    self = content
  }
}
