import Testing
@testable import Typesetting

@Suite("Tables in a document")
struct TableParserTests {
  @Test(
    "begin where a delimiter row follows as many cells",
    arguments: [
      ("| a | b |\n| - | - |", "a, b"),
      ("a | b\n-|-", "a, b"),
      ("| a\n|-", "a"),
      ("a |\n-- |", "a"),
      ("| a |\n:-:", "a"),
      ("| a | b |\n|---|---|\n| c | d |\n| e | f |", "a, b / c, d / e, f"),
      ("  | a | b |\n |---|---|\n   | c | d |", "a, b / c, d"),
      ("| a | b |\n|---|---|\nc", "a, b / c"),
      ("| a | b |\n|---|---|\n| c |\n| | d |\n||", "a, b / c / , d / "),
      ("| a | b |\n|---|---|\n| c | d | e | f |", "a, b / c, d | e | f"),
      ("|  | b |\n|---|---|\n|  | d |", ", b / , d"),
      ("| a | b |  \n|---|---|  \n| c | d |\\\n| e | f |", "a, b / c, d / e, f"),
      ("| *a* | `b` |\n|---|---|\n| **c** | [d](e) |", "a, b / c, d"),
      ("> - | a | b |\n>   |---|---|\n>   | c | d |", "a, b / c, d"),
    ])
  func begins(markdown: String, cells: String) throws {
    let table = try #require(try MarkdownDocument(parsing: markdown).table)

    #expect(table.cells == cells)
    #expect(table.alignments.count == table.header.count)
  }

  @Test(
    "are not made of anything else",
    arguments: [
      "| a | b |\n|---|", "| a |\n|---|---|", "a | b", "| - | - |", "a\n:-", "| a | b |\n| - = |",
      "| a | b |\n|---|-:-|", "| a | b |\n|---| |", "| a | b |\n\n|---|---|", "# a | b\n-|-",
      "`a | b\n---|---\nc`", "*a | b\n---|---\nc*", "a | b\n==|==", "    a | b\n    -|-",
      "a \\| b\n---|---", "| a |\n| `-` |",
    ])
  func areNotMade(markdown: String) throws {
    #expect(try MarkdownDocument(parsing: markdown).table == nil)
  }

  @Test("align by colons")
  func aligns() throws {
    let document = try MarkdownDocument(parsing: "a|b|c|d\n-|:--|:-:|---:")

    #expect(document.table?.alignments == [.natural, .left, .center, .right])
  }

  @Test(
    "know escaped pipes, in code as well, and pipes in code",
    arguments: [
      ("a \\| b | c\n---|---\n\\|", "a | b, c / |"),
      ("a | b\n---|---\n`c \\| d` | `e | f`", "a, b / c | d, e | f"),
      ("a | b\n---|---\n[c \\| `d \\| e`](f) | g", "a, b / c | d | e, g"),
      ("a | b\n---|---\n*c \\| d* | <b e=\"| \\|\">", "a, b / c | d, <b e=\"| |\">"),
      ("a | b\n---|---\nc\\\\|d | e", "a, b / c\\|d, e"),
    ])
  func knowsEscapes(markdown: String, cells: String) throws {
    #expect(try MarkdownDocument(parsing: markdown).table?.cells == cells)
  }

  @Test("leave escapes outside as they are")
  func leavesEscapes() throws {
    let document = try MarkdownDocument(
      parsing: "a \\| `b \\|` **\\|**c <d e=\"\\|\"> [f](g\\|h) \\[i]\n\n```\\|\n\\| \\[\n```")

    let reference = Inline.Reference(
      destination: "g|h", title: "", content: [.text("f")])
    #expect(
      document.blocks == [
        .paragraph([
          .text("a | "), .code("b \\|"), .text(" **|**c "), .html("<d e=\"\\|\">"), .text(" "),
          .link(reference), .text(" [i]"),
        ]),
        .code(CodeBlock(info: "|", text: "\\| \\[\n", sourceLine: 3)),
      ])
  }

  @Test("keep a link to a definition elsewhere")
  func keepsReferences() throws {
    let document = try MarkdownDocument(
      parsing: "a | b\n-|-\n[x\\|y] | \\\\[z]\n\n[x\\|y]: /x\n[z]: /z")

    let rows = try #require(document.table).rows
    #expect(
      rows == [
        [
          [.link(Inline.Reference(destination: "/x", title: "", content: [.text("x|y")]))],
          [
            .text("\\"),
            .link(Inline.Reference(destination: "/z", title: "", content: [.text("z")])),
          ],
        ]
      ])
  }

  @Test("have emphasis in each cell and row that it spans")
  func splitsEmphasis() throws {
    let document = try MarkdownDocument(parsing: "a | b\n-|-\n*c | **d\ne** | f*")

    #expect(
      document.table?.rows == [
        [[.emphasis([.text("c ")])], [.emphasis([.text(" "), .strong([.text("d")])])]],
        [[.emphasis([.strong([.text("e")]), .text(" ")])], [.emphasis([.text(" f")])]],
      ])
  }

  @Test("leave the lines before the header a paragraph")
  func leavesParagraph() throws {
    let blocks = try MarkdownDocument(parsing: "a  \nb *c\\|*\nd | e\n-|-\nf | g").blocks

    #expect(blocks.count == 2)
    #expect(
      blocks.first
        == .paragraph([.text("a"), .hardBreak, .text("b "), .emphasis([.text("c|")])]))
  }

  @Test("are not taken for a heading by a rule that follows at once")
  func precedesRule() throws {
    let blocks = try MarkdownDocument(parsing: "a | b\n-|-\nc | d\n---").blocks

    #expect(blocks.count == 2)
    #expect(blocks.last == .rule)
  }

  @Test("are read in linear time and space, however many cells are missing")
  func isLinear() throws {
    let columns = String(repeating: "a|", count: 20_000)
    let delimiters = String(repeating: "-|", count: 20_000)
    let rows = String(repeating: "b\n", count: 20_000)

    let table = try MarkdownDocument(parsing: "\(columns)\n\(delimiters)\n\(rows)").table

    #expect(table?.rows.count == 20_000)
    #expect(table?.rows.last?.count == 1)
  }
}

extension MarkdownDocument {
  /// The first table, including those in quotes and lists.
  fileprivate var table: TableBlock? { blocks.firstTable }
}

extension [Block] {
  fileprivate var firstTable: TableBlock? {
    for block in self {
      switch block {
      case .table(let table): return table
      case .quote(let blocks): return blocks.firstTable
      case .list(let list): return list.items.first?.blocks.firstTable
      default: continue
      }
    }
    return nil
  }
}

extension TableBlock {
  /// The words of the cells, the header first.
  fileprivate var cells: String {
    ([header] + rows).map { $0.map(\.plainText).joined(separator: ", ") }.joined(separator: " / ")
  }
}
