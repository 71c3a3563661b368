import Messages
import Typesetting

// A line of a program that the page's reader writes.

/// The result of a program with a line that a reader wrote.
package enum WrittenLine: Hashable, Sendable {
  /// The program ended normally and printed these lines.
  case printed([String])
  /// The program failed: the reason as a sentence, and the lines printed before.
  case stopped(Message, printed: [String])
  /// The program does not compile: the line of the error, counted from 1; the compiler's words; and a
  /// plain explanation in Markdown, if there is one.
  case refused(Message, explanation: Message?, line: Int?)
  /// Admission refused the program, so it did not run; with the reason.
  case notAllowed(Message)
}

extension Prediction {
  /// The question of a block `swift NAME.swift write "TEXT"`; nil for any other block.
  init?(writing block: CodeBlock, of page: String) throws(Faults) {
    guard let name = block.programName, let text = block.textToWrite else { return nil }
    let lines = block.text.split(separator: "\n").filter { $0.contains(text) }
    guard let line = lines.first, lines.count == 1 else {
      // Translators: The text is to be in one line of the program alone, which the page's reader
      // writes.
      throw Faults(sentences: [
        Message(
          """
          \(lines.count, "count") lines contain '\(text, "text")'; name text that only the line to \
          write contains
          """
        ).english
      ])
    }
    self.init(
      kind: .write, page: page, line: block.sourceLine, programName: name, program: block.text,
      edit: ProgramEdit(old: String(line), new: ""), question: [], options: [], why: [])
  }

  /// The missing line, without indentation.
  package var lineToWrite: String { String((edit?.old ?? "").drop { $0 == " " }) }

  /// Returns the program with another line in place of the missing one.
  package func program(with line: String) -> String {
    guard let edit else { return program }
    return ProgramEdit(old: edit.old, new: edit.old.prefix { $0 == " " } + line).applied(
      to: program)
  }

  /// The program with a gap, and the question.
  func gapBlocks(label: [Inline], _ answer: PredictionAnswer?, in language: Catalogue) -> [Block] {
    // Translators: In place of a program's line that its reader writes. A comment in Swift.
    let gap = program(with: language.text(of: Message("// ? the missing line")))
    return [
      .lines(gap, "swift \(programName)", at: line),
      .paragraph(
        label
          + language.inlines(
            of: answer == nil
              ? Message("One line of this program is missing. Write it.")
              : Message(
                "One line of this program is missing. Write it, so that the program prints this:"))),
    ] + (answer.map { [$0.output($0.unedited, in: language)] } ?? [])
  }
}

extension PredictionAnswer {
  /// Whether a line is right: the program prints the same as with the page's line.
  package func isRight(_ written: WrittenLine) -> Bool { written == .printed(unedited.lines) }

  /// The words about a right line: the page's line, if that differs.
  func rightBlocks(of line: String, in language: Catalogue) -> [Block] {
    var said = language.label(.right) + [.code(line), .text(".")]
    if line != prediction.lineToWrite {
      let line = ["line": [Inline.code(prediction.lineToWrite)]]
      // Translators: The line of a program, which its reader has written otherwise.
      said +=
        [.text(" ")] + language.inlines(of: Message("The page has \(span: "line")."), with: line)
    }
    return [.paragraph(said)]
  }

  /// The words about the result of a line.
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
        // Translators: The heading of a column: what the program is to print.
        [Message("what it should print", context: "heading"), .happened],
        SideBySide(of: unedited.lines, with: lines),
        onlyFirst: OrderComparison.Remark.isNotPrinted.words,
        onlySecond: OrderComparison.Remark.isPrinted.words, in: language)
    }
    switch written {
    case .printed(let lines):
      return [
        said(Message("With \(span: "line"), the program prints something else.")), table(lines),
      ]
    case .stopped(let reason, let lines):
      // Translators: The line that somebody wrote; the reason is a sentence.
      return [
        said(
          Message("With \(span: "line"), the program doesn't reach its end. \(span: "reason")"),
          ["reason": [Inline](markdown: language.text(of: reason))]), table(lines),
      ]
    case .refused(let words, let explanation, let number):
      let reason = [
        "reason": explanation.map { [Inline](markdown: language.text(of: $0)) }
          ?? [.text(language.text(of: words))]
      ]
      guard let number, number != faultyLine, programLines.indices.contains(number - 1) else {
        // Translators: The line that somebody wrote, with which the program does not compile; the
        // reason is a sentence.
        return [said(Message("The compiler refuses \(span: "line"): \(span: "reason")"), reason)]
      }
      let code = [Inline.code(self.line(number))]
      return [
        // Translators: The line that somebody wrote, and another line of the program, at which the
        // compiler complains; the reason is a sentence.
        said(
          Message(
            """
            With \(span: "line"), the compiler refuses line \(number, "number"), \(span: "code"): \
            \(span: "reason")
            """), reason.merging(["code": code]) { given, _ in given })
      ]
    case .notAllowed(let reason):
      // Translators: The line that somebody wrote does what no program of a page may; the reason is
      // a sentence.
      return [
        said(
          Message("\(span: "line") isn't allowed here: \(span: "reason")"),
          ["reason": [Inline](markdown: language.text(of: reason))])
      ]
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

extension Message {
  /// In front of an answer that is right.
  static let right = Message("Right:", context: "answer")

  /// In front of an answer that is not right.
  static let notQuite = Message("Not quite.", context: "answer")
}

extension OrderComparison.Remark {
  /// A remark on a line in a wrong order, beside the right one: “you had it” is of the wrong one.
  var words: Message {
    switch self {
    case .comesLater: Message("comes later", context: "row")
    case .cameEarlier: Message("you had it earlier", context: "row")
    case .comesEarlier: Message("comes earlier", context: "row")
    case .cameLater: Message("you had it later", context: "row")
    case .isNotPrinted: Message("not printed here", context: "row")
    case .isPrinted: Message("not expected here", context: "row")
    case .isRarer: Message("printed less often", context: "row")
    case .isMoreOften: Message("printed more often", context: "row")
    }
  }
}
