import Testing

@testable import Typesetting

@Suite("The programs of a page")
struct ListingTests {
  private func read(_ page: String) throws -> Listings {
    Listings(in: try MarkdownDocument(parsing: page))
  }

  @Test("are pieces and whole programs, with the claims about them")
  func claims() throws {
    let page = """
      ```swift a.swift
      print(1)
      ```

      - In a list:

        ```output a.swift
        1
        ```

      ```swift with a.swift
      print(2)
      ```

      ```swift wrong
      print(
      ```

      ```swift wrong with a.swift
      prin(3)
      ```

      ```text
      not a program
      ```
      """
    #expect(
      try read(page).listings == [
        Listing(line: 1, source: "print(1)\n", claim: .compiles),
        Listing(line: 7, source: "print(1)\n", claim: .prints("1\n")),
        Listing(line: 11, source: "print(1)\n\nprint(2)\n", claim: .compiles),
        Listing(line: 15, source: "print(\n", claim: .doesNotCompile),
        Listing(line: 19, source: "print(1)\n\nprin(3)\n", claim: .doesNotCompile),
      ])
    #expect(try read(page).findings == [])
  }

  @Test(
    "are changed in one place for a question's answer",
    arguments: [
      (#"without "weak ""#, "var a = 1; var b = 2\n"),
      (#"with "let" for "weak var""#, "let a = 1; var b = 2\n"),
      (#"with "" for "; var b = 2""#, "weak var a = 1\n"),
    ])
  func edits(edit: String, source: String) throws {
    let page =
      "```swift p.swift\nweak var a = 1; var b = 2\n```\n\n```output p.swift \(edit)\n```\n"
    #expect(
      try read(page).listings.last == Listing(line: 5, source: source, claim: .prints("")))
    #expect(try read(page).findings == [])
  }

  @Test(
    "say what an author has to change",
    arguments: [
      (
        "```output q.swift\n```",
        "there is no program called 'q.swift' above; write one in a block 'swift q.swift'"
      ),
      (
        "```swift or so it seems\n```",
        "'swift or so it seems' is not a kind of program; see docs/pages.md"
      ),
      ("```output\n```", "'output' is not an output of a program; see docs/pages.md"),
      (
        "```output p.swift without \"a\"\n```",
        "'a' is in p.swift 2 times; quote more of the line, so that only one place matches"
      ),
      ("```swift p.swift\n```", "there are two programs called 'p.swift'; give one another name"),
    ])
  func findings(block: String, sentence: String) throws {
    let findings = try read("```swift p.swift\na(a)\n```\n\n\(block)\n").findings
    #expect(findings.map(\.inEnglish) == [DocumentLint.Finding(line: 5, sentence: sentence)])
  }
}
