import Foundation
import Testing
import Typesetting

@Suite("Korean letters")
struct HangulTests {
  @Test(
    "are put together as Unicode does it",
    arguments: [
      "한국어 문장", "가", "힣", "각 갂 갛", "ㄱ", "a 값 中", "\u{1100}", "\u{1161}\u{11A8}",
      "\u{1100}\u{1100}\u{1161}", "가\u{11A7}", "각\u{11A8}",
    ])
  func compose(text: String) throws {
    let letters = text.decomposedStringWithCanonicalMapping
    let document = try MarkdownDocument(parsing: "x \(letters)")

    let composed = text.precomposedStringWithCanonicalMapping
    #expect(document.literals.map(Array.init) == [Array("x \(composed)".unicodeScalars)])
  }

  @Test("stay as they are in code")
  func stayInCode() throws {
    let letters = "\u{1112}\u{1161}\u{11AB}"
    let document = try MarkdownDocument(parsing: "`\(letters)`")

    #expect(document.literals.map(Array.init) == [Array(letters.unicodeScalars)])
  }

  @Test("are the only letters that are put together")
  func leaveOthers() throws {
    let document = try MarkdownDocument(parsing: "e\u{301} \u{1112}\u{1161}")

    #expect(document.literals.map(Array.init) == [Array("e\u{301} 하".unicodeScalars)])
  }
}

extension MarkdownDocument {
  /// The literals of the first paragraph; equal strings may differ in their scalars.
  fileprivate var literals: [String.UnicodeScalarView] {
    guard case .paragraph(let content)? = blocks.first else { return [] }
    return content.map { [$0].plainText.unicodeScalars }
  }
}
