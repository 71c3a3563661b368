import CourseModel
import Foundation
import Typesetting

/// Checks the pages that learners see after a pass: another right answer, and the twin.
struct AfterPassAudit {
  /// The number of nonblank lines in a twin's program.
  static let twinLines = 10...20
  /// The maximum width of these lines, in columns.
  static let twinColumns = 72
  /// The maximum number of words in the text around the program.
  static let twinWords = 120

  let exercise: Exercise

  /// The findings, with file names.
  func findings() throws -> [AuditFinding] {
    try findingsOfVariants() + findingsOfTwin()
  }

  private func findingsOfVariants() throws -> [AuditFinding] {
    let variants = try exercise.variants()
    guard variants.contains(where: { $0.about != nil }) else {
      return variants.isEmpty
        ? []
        : [AuditFinding(.noAbout(variants[0].name))]
    }
    return try variants.compactMap { variant in
      guard let about = variant.about else { return nil }
      let sentences = try Prose(in: about).parts.flatMap(Sentence.all)
      return sentences.count == 1
        ? nil
        : AuditFinding(.longAbout(variant.name, sentences: sentences.count))
    }
  }

  private func findingsOfTwin() throws -> [AuditFinding] {
    guard let twin = try exercise.twin() else {
      return [AuditFinding(.noTwin)]
    }
    let prose = try Prose(in: twin.body)
    let words = prose.parts.reduce(0) { $0 + $1.text.wordCount }
    let tooMany =
      words > Self.twinWords ? [AuditFinding(.wordyTwin(words, limit: Self.twinWords))] : []
    let programs = try MarkdownDocument(parsing: twin.body).blocks.compactMap { block in
      if case .code(let code) = block, code.language == "swift" { code.text } else { nil }
    }
    guard programs.count == 1, let program = programs.first else {
      return tooMany + [AuditFinding(.programsOfTwin(programs.count))]
    }
    let lines = program.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } }
    let length =
      Self.twinLines.contains(lines.count)
      ? [] : [AuditFinding(.linesOfTwin(lines.count, wanted: Self.twinLines))]
    let wide = lines.filter { $0.count > Self.twinColumns }.map {
      AuditFinding(
        .wideTwin(
          String($0.prefix(20).drop { $0 == " " }), columns: $0.count, limit: Self.twinColumns))
    }
    return tooMany + length + wide
  }
}
