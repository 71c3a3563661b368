import Testing
@testable import Typesetting

@Suite("Document lint")
struct DocumentLintTests {
  @Test(
    "finds nothing where nothing is wrong",
    arguments: [
      "# A *b* **c**\n\n`Array<Int>` <https://a.b> [a](here.md) [b](here.md#c) [c](#d) "
        + "[e](https://f)",
      "```swift\nlet a: Array<Int> = **\n```", "2 * 3 ** 4 and a*(b) \\*\\*x\\*\\* \\<b>",
      "**重点**：文字 **“好”** 使用 **`delegate`** 属性", "snake_case_name _a_b", "\\\\**b**",
      "```conversation\na -> b : x\n```", "> ```other\n> a > b\n> ```",
    ])
  func findsNothing(source: String) throws {
    #expect(try findings(in: source) == [])
  }

  @Test("finds the same in a prediction's question and reason")
  func findsInPredictions() throws {
    let source = "Text.\n\n```predict order p.swift\nWho is [here](no.md)?\n\nWhy: <b>So.\n```\n"
    #expect(try findings(in: source).map(\.line) == [4, 6])
  }

  @Test(
    "finds HTML, with its line",
    arguments: [
      ("An Array<Int> here", 1, "<Int>"), ("a\n\n> - b\n>   <i>c", 4, "<i>"),
      ("a <b\nc> `d\ne` <f>", 3, "<f>"), ("a\n\n<details>\nb\n</details>", 3, "<details>"),
      ("a <!-- b -->", 1, "<!-- b -->"),
    ])
  func findsHTML(source: String, line: Int, tag: String) throws {
    #expect(
      try findings(in: source).last
        == DocumentLint.Finding(
          line: line,
          sentence: "'\(tag)' is HTML, which is shown as it is; put code between backticks"))
  }

  @Test(
    "finds relative addresses that lead nowhere",
    arguments: [
      ("a\n[b](gone.md)", 2, "gone.md"), ("![b](gone.png#c)", 1, "gone.png#c"),
      ("[b][c]\n\n[c]: /gone", 1, "/gone"), ("[b](?c)", 1, "?c"), ("[b]()", 1, ""),
    ])
  func findsAddresses(source: String, line: Int, address: String) throws {
    #expect(
      try findings(in: source) == [
        DocumentLint.Finding(
          line: line,
          sentence: "'\(address)' leads to a file that the course does not have; write its path "
            + "from this file's folder")
      ])
  }

  @Test("finds links to headings that are not there")
  func findsHeadings() throws {
    let lint = DocumentLint {
      $0 == "here.md"
    } hasHeading: { path, slug in
      (path, slug) == ("here.md", "there") || (path, slug) == ("", "own")
    }
    let source = "[a](here.md#there) [b](#own)\n[c](here.md#their) [d](#fn:1)\n\n[e](#other)"
    #expect(
      try lint.findings(in: source).map(\.inEnglish)
        == [(2, "here.md#their"), (4, "#other")].map {
          DocumentLint.Finding(
            line: $0,
            sentence: "'\($1)': there is no such heading; write its words in lower case, with "
              + "hyphens for spaces and no other punctuation")
        })
  }

  @Test("finds nothing in footnotes that are mentioned")
  func findsNoFootnotes() throws {
    #expect(
      try findings(in: "a[^1] [^2]\n\n[^1]: word\n\n    b[^3]\n\n[^3]: d\n\n[^2]: b [c](here.md)")
        == [])
  }

  @Test(
    "finds footnotes that are not there, and those that nobody mentions",
    arguments: [
      ("a\nb[^1]", 2, "'[^1]' is no footnote"), ("a[^1]\n\n> [^1]: b", 1, "'[^1]' is no footnote"),
      ("a[^1]\n\n[^1]: b\n\n    c\n\n    d[^2]", 7, "'[^2]' is no footnote"),
      ("a\n\n[^1]: b\n", 3, "no text mentions the note '[^1]'"),
      ("a[^1]\n\n[^1]: b\n\n[^1]: c", 5, "no text mentions the note '[^1]'"),
    ])
  func findsFootnotes(source: String, line: Int, start: String) throws {
    let found = try findings(in: source)

    #expect(found.map(\.line) == [line])
    #expect(found.first?.sentence.hasPrefix(start) ?? false)
  }

  @Test(
    "finds stars that punctuation keeps from stressing",
    arguments: [
      ("a\n\nb\n**重点：**文字", 4, "：**文", "**"), ("**ठीक है।**अगला", 1, "।**अ", "**"),
      ("**Wichtig:**danach", 1, ":**d", "**"), ("*重点：*文字", 1, "：*文", "*"),
      ("这**“好”** 了", 1, "这**“", "**"), ("用**`code`** 好", 1, "用**", "**"),
    ])
  func findsBlockedStars(source: String, line: Int, excerpt: String, stars: String) throws {
    #expect(
      try findings(in: source) == [
        DocumentLint.Finding(
          line: line,
          sentence: "'\(excerpt)' emphasizes nothing, because '\(stars)' is between punctuation "
            + "and a letter; put the punctuation outside the '\(stars)', or a space beside it")
      ])
  }

  @Test("finds stars that nothing closes, the first of a paragraph")
  func findsOpenStars() throws {
    #expect(
      try findings(in: "an\n**open start\n\nb** and **c") == [
        DocumentLint.Finding(
          line: 2,
          sentence: "'**o' emphasizes nothing; give it its other '**', or put it in backticks"),
        DocumentLint.Finding(
          line: 4,
          sentence: "'b**' emphasizes nothing; give it its other '**', or put it in backticks"),
      ])
  }

  @Test("finds conversations that are none, wherever they stand, in the order of the lines")
  func findsConversations() throws {
    let source = "a <b>\n\n> - ```conversation\n>   a -> b : x\n>   a > b\n>   ```\n\n<c>"
    #expect(try findings(in: source).map(\.line) == [1, 5, 8])
    #expect(
      try findings(in: source)[1].sentence
        == "'a > b' has no arrow; write sender -> receiver : message")
  }

  @Test("refuses what is no document")
  func refuses() {
    #expect(throws: TypesettingError.tooEntangled(line: 1)) {
      try findings(in: String(repeating: "![", count: 1001))
    }
  }

  private func findings(in source: String) throws -> [DocumentLint.Finding] {
    try DocumentLint { $0 == "here.md" }.findings(in: source).map(\.inEnglish)
  }
}

extension DocumentLint.Finding {
  /// The finding with its English sentence.
  var inEnglish: DocumentLint.Finding { DocumentLint.Finding(line: line, sentence: sentence) }
}
