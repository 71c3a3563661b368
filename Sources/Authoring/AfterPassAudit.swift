import CourseModel
import Foundation
import Messages
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
      // Translators: The variant is called by its folder.
      return variants.isEmpty
        ? []
        : [
          AuditFinding(
            Message(
              """
              no variant has an about.md: write Variants/\(variants[0].name, "variant")/about.md, \
              one sentence on how it differs from the solution, and why
              """))
        ]
    }
    let unshown = exercise.modelVariants.filter { name in
      !variants.contains { $0.name == name && $0.about != nil }
    }
    // Translators: The variant is called by its folder.
    return unshown.map {
      AuditFinding(
        Message(
          """
          exercise.json lists '\($0, "variant")' in "modelVariants", but there is no \
          Variants/{variant}/about.md
          """))
    }
      + (try variants.compactMap { variant in
        guard let about = variant.about else { return nil }
        let sentences = try Prose(in: about).parts.flatMap(Sentence.all)
        // Translators: The variant is called by its folder; the sentences are none or several.
        return sentences.count == 1
          ? nil
          : AuditFinding(
            Message(
              """
              Variants/\(variant.name, "variant")/about.md has \(sentences.count, "sentences") \
              sentences; write one
              """))
      })
  }

  private func findingsOfTwin() throws -> [AuditFinding] {
    let known: Exercise.Twin?
    do throws(CourseError) { known = try exercise.twin() } catch {
      return [AuditFinding(AuditRound.message(forAuthorsOf: error))]
    }
    guard let twin = known else {
      return [
        AuditFinding(
          Message(
            """
            there is no Twin.md: write the same conversation in UIKit, AppKit, SwiftUI or Foundation
            """))
      ]
    }
    let prose = try Prose(in: twin.body)
    let words = prose.parts.reduce(0) { $0 + $1.text.wordCount }
    let tooMany =
      words > Self.twinWords
      ? [
        AuditFinding(
          Message("Twin.md has \(words, "words") words; the limit is \(Self.twinWords, "limit")"))
      ] : []
    let programs = try MarkdownDocument(parsing: twin.body).blocks.compactMap { block in
      if case .code(let code) = block, code.language == "swift" { code.text } else { nil }
    }
    guard programs.count == 1, let program = programs.first else {
      // Translators: The programs are none or several.
      return tooMany + [
        AuditFinding(
          Message("Twin.md has \(programs.count, "programs") Swift programs; it needs exactly one"))
      ]
    }
    let lines = program.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } }
    let length =
      Self.twinLines.contains(lines.count)
      ? []
      : [
        AuditFinding(
          Message(
            """
            Twin.md has a program of \(lines.count, "lines") lines; make it one of \
            \(Self.twinLines.lowerBound, "least") to \(Self.twinLines.upperBound, "most")
            """))
      ]
    let wide = lines.filter { $0.count > Self.twinColumns }.map {
      AuditFinding(
        // Translators: The start is that of the line.
        Message(
          """
          Twin.md has a line of \($0.count, "columns") columns, \
          '\(String($0.prefix(20).drop { $0 == " " }), "start")…'; the limit is \
          \(Self.twinColumns, "limit")
          """))
    }
    return tooMany + length + wide
  }
}
