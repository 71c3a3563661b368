import TestSupport
import Testing
@testable import Typesetting

@Suite("Markdown document")
struct MarkdownDocumentTests {
  @Test("holds the parts as values")
  func parses() throws {
    let document = try MarkdownDocument(parsing: "# A *b*\n\n3) x\n\n```swift f\ny\n```\n")

    #expect(
      document.blocks.first == .heading(level: 1, [.text("A "), .emphasis([.text("b")])]))
    guard document.blocks.count == 3, case .list(let list) = document.blocks[1],
      case .code(let code) = document.blocks[2]
    else {
      Issue.record("unexpected blocks: \(document.blocks)")
      return
    }
    #expect(list.marker == .number(start: 3, delimiter: ")"))
    #expect(list.isTight)
    #expect(list.items.map(\.blocks) == [[.paragraph([.text("x")])]])
    #expect(code.info == "swift f")
    #expect(code.language == "swift")
    #expect(code.text == "y\n")
    #expect(code.sourceLine == 5)
  }

  @Test("joins the pieces of a text")
  func joinsText() throws {
    let document = try MarkdownDocument(parsing: "a_b &amp; c] *d")

    #expect(document.blocks == [.paragraph([.text("a_b & c] *d")])])
  }

  @Test("refuses a source above the limit, with a sentence")
  func refuses() throws {
    let source = String(repeating: "x", count: MarkdownDocument.sizeLimit + 1)

    let error = #expect(throws: TypesettingError.self) { try MarkdownDocument(parsing: source) }
    #expect(
      error?.description
        == "the document has 4000001 bytes, more than the 4000000 that are read; "
        + "split it into several files")
  }

  @Test("reads as much as is trusted")
  func readsTrusted() throws {
    let document = try MarkdownDocument(parsing: "12345", sizeLimit: 5)

    #expect(document.blocks == [.paragraph([.text("12345")])])
    #expect(throws: TypesettingError.documentTooLarge(bytes: 5, limit: 4)) {
      try MarkdownDocument(parsing: "12345", sizeLimit: 4)
    }
  }

  @Test("has every picture of a paragraph, however many")
  func hasPictures() throws {
    let picture = "![a](b.png) \\![c](d.md) `![`\n"
    let source = String(repeating: picture, count: 1500)

    guard case .paragraph(let content)? = try MarkdownDocument(parsing: source).blocks.first else {
      Issue.record("no paragraph")
      return
    }
    #expect(content.count { if case .image = $0 { true } else { false } } == 1500)
    #expect(content.count { if case .link = $0 { true } else { false } } == 1500)
    #expect(content.plainText == String(repeating: "a !c ![ ", count: 1500).dropLast())
  }

  // Without the bounds, each takes hours.
  private static let slow = Sample(
    1,
    of: [
      LongText("begun pictures", String(repeating: "![[]()", count: 100_000)),
      LongText(
        "empty lines in lists",
        String(repeating: "- ", count: 100_000) + "end" + String(repeating: "\n", count: 100_000)),
      LongText(
        "quoted lines in lists",
        "> " + String(repeating: "- ", count: 100_000) + "end\n"
          + String(repeating: ">\n", count: 100_000)),
      LongText(
        "emphasis in quotes",
        String(repeating: ">", count: 200_000) + String(repeating: "a*", count: 200_000) + "end"),
    ])

  @Suite("of every kind")
  struct Proof {
    @Test("reads what libcmark takes quadratic time for", arguments: slow.others)
    func isBounded(text: LongText) throws { try MarkdownDocumentTests().isBounded(text: text) }
  }

  @Test("reads what libcmark takes quadratic time for", arguments: slow.few)
  func isBounded(text: LongText) throws {
    let document = try MarkdownDocument(parsing: text.source)

    #expect(document.blocks.depth <= 210)
  }

  @Test(
    "copies no long address for many links, and shows it instead",
    arguments: [
      LongText("an address", "/\(String(repeating: "x", count: 50_000))"),
      LongText("a title", "</x> '\(String(repeating: "x ", count: 25_000))'"),
    ])
  func copiesLittle(text: LongText) throws {
    let address = text.source
    let source = "[a]: \(address)\n\n" + String(repeating: "[a] ", count: 5_000)
    let few = "[a]: \(address)\n\n[a]"

    #expect(
      try MarkdownDocument(parsing: source).blocks.last
        == .paragraph([
          .text(String(String(repeating: "[a] ", count: 5_000).dropLast()))
        ]))
    guard case .paragraph(let content)? = try MarkdownDocument(parsing: few).blocks.last,
      case .link? = content.first
    else {
      Issue.record("no link")
      return
    }
  }

  @Test("takes no rule of many signs for lists")
  func keepsRules() throws {
    let rule = String(repeating: "- ", count: 500)

    #expect(try MarkdownDocument(parsing: rule).blocks == [.rule])
  }

  @Test("refuses what can't be bounded, with the line")
  func refusesEntangled() throws {
    let dividers = "\u{12470}\u{12471}\u{12472}\u{12473}\u{12474}"
    let source = "\(dividers)\n\n" + String(repeating: "![[]()", count: 1001)

    let error = #expect(throws: TypesettingError.self) { try MarkdownDocument(parsing: source) }
    #expect(
      error?.description
        == "line 3: more than 1000 pictures are in a paragraph, or more than 300 lists and "
        + "quotes are nested; split the paragraph, or the document")
  }

  @Test(
    "flattens what nests deeper than anyone reads, and keeps its text",
    arguments: [
      String(repeating: "> ", count: 10_000) + "end",
      String(repeating: "- ", count: 10_000) + "end",
      String(repeating: "1. > ", count: 5_000) + "end",
      String(repeating: "*a **b ", count: 1_000) + "end" + String(repeating: "**", count: 1_000)
        + String(repeating: "*", count: 1_000),
      String(repeating: "![", count: 1_000) + "end" + String(repeating: "](x)", count: 1_000),
    ])
  func flattens(source: String) throws {
    let document = try MarkdownDocument(parsing: source)

    #expect(document.blocks.depth <= 210)
    #expect(try Page.color(80).text(of: source).contains("end"))
    #expect(try Page.plain(1).lines(of: source).overflowing(1, in: .widest) == [])
  }
}

extension [Block] {
  fileprivate var depth: Int {
    map { block in
      switch block {
      case .heading(_, let content), .paragraph(let content): 1 + content.depth
      case .quote(let blocks), .alert(_, let blocks), .note(_, let blocks): 1 + blocks.depth
      case .list(let list): 2 + (list.items.map(\.blocks.depth).max() ?? 0)
      case .table(let table):
        1 + (([table.header] + table.rows).joined().map(\.depth).max() ?? 0)
      case .code, .html, .rule: 1
      }
    }.max() ?? 0
  }
}

extension [Inline] {
  fileprivate var depth: Int {
    map { inline in
      switch inline {
      case .emphasis(let content), .strong(let content), .struck(let content):
        1 + content.depth
      case .link(let reference), .image(let reference): 1 + reference.content.depth
      case .text, .code, .html, .mention, .softBreak, .hardBreak: 1
      }
    }.max() ?? 0
  }
}

@Suite("The lines that an edit of a program changes")
struct ProgramEditTests {
  @Test("have no empty line in place of a deleted one")
  func deleted() {
    let program = "func go() {\n  connect()\n  begin()\n}\n"
    func changed(_ edit: ProgramEdit) -> [String] {
      edit.changedLines(of: program).map { "\($0.sign) \($0.line)" }
    }
    #expect(changed(ProgramEdit(old: "connect()", new: "")) == ["- connect()"])
    #expect(changed(ProgramEdit(old: "begin", new: "end")) == ["- begin()", "+ end()"])
  }
}
