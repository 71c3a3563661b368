import CourseModel
import Foundation
import Typesetting

/// What is not so of what a learner is shown after a pass: another right answer, and the twin.
struct AfterPassAudit {
  /// Lines of a twin's program with something on them.
  static let twinLines = 10...20
  /// Columns of each of these lines.
  static let twinColumns = 72
  /// Words of what is said around it.
  static let twinWords = 120

  let exercise: Exercise

  /// Sentences, with the file.
  func findings() throws -> [String] {
    try findingsOfVariants() + findingsOfTwin()
  }

  private func findingsOfVariants() throws -> [String] {
    let variants = try exercise.variants()
    guard variants.contains(where: { $0.about != nil }) else {
      return variants.isEmpty
        ? []
        : [
          "no variant says what it is about: write Variants/\(variants[0].name)/about.md, one "
            + "sentence on what it does differently from the solution, and why one might"
        ]
    }
    return try variants.compactMap { variant in
      guard let about = variant.about else { return nil }
      let sentences = try Prose(in: about).parts.flatMap(Sentence.all)
      return sentences.count == 1
        ? nil
        : "Variants/\(variant.name)/about.md has \(sentences.count) sentences; write one"
    }
  }

  private func findingsOfTwin() throws -> [String] {
    guard let twin = try exercise.twin() else {
      return [
        "there is no Twin.md: write the same conversation in UIKit, AppKit, SwiftUI or Foundation"
      ]
    }
    let prose = try Prose(in: twin.body)
    let words = prose.parts.reduce(0) { $0 + $1.text.wordCount }
    let tooMany =
      words > Self.twinWords ? ["Twin.md has \(words) words; \(Self.twinWords) are the limit"] : []
    let programs = try MarkdownDocument(parsing: twin.body).blocks.compactMap { block in
      if case .code(let code) = block, code.language == "swift" { code.text } else { nil }
    }
    guard programs.count == 1, let program = programs.first else {
      return tooMany + ["Twin.md has \(programs.count) programs in Swift; one is its own"]
    }
    let lines = program.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } }
    let (least, most) = (Self.twinLines.lowerBound, Self.twinLines.upperBound)
    let length =
      Self.twinLines.contains(lines.count)
      ? [] : ["Twin.md has a program of \(lines.count) lines; make it one of \(least) to \(most)"]
    let wide = lines.filter { $0.count > Self.twinColumns }.map {
      "Twin.md has a line of \($0.count) columns, '\($0.prefix(20).drop { $0 == " " })…'; "
        + "\(Self.twinColumns) are the limit"
    }
    return tooMany + length + wide
  }
}
