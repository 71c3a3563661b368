@testable import Terminal
import Testing
@testable import Typesetting

@Suite("Task lists")
struct TaskListTests {
  @Test(
    "know a box before white space",
    arguments: [
      ("- [ ] a", ListBlock.Task.open, "a"), ("* [x] a", .done, "a"), ("1. [X] a", .done, "a"),
      ("- [ ]\ta", .open, "a"), ("- [x] *a*", .done, "a"), ("- [x]\n  a", .done, "a"),
      ("-    [ ]   a", .open, "a"), ("- [ ] [x] a", .open, "[x] a"),
    ])
  func knows(markdown: String, task: ListBlock.Task, words: String) throws {
    let item = try item(of: markdown)

    #expect(item.task == task)
    #expect(item.words == words)
  }

  @Test(
    "leave all other brackets to the text",
    arguments: [
      ("- [ ]", "[ ]"), ("- [x]a", "[x]a"), ("- [y] a", "[y] a"), ("- [  ] a", "[ ] a"),
      ("- \\[ ] a", "[ ] a"), ("- [] a", "[] a"), ("- a [ ] b", "a [ ] b"),
      ("- [x] a\n\n[x]: b", "x a"), ("- `[ ] a`", "[ ] a"),
    ])
  func leaves(markdown: String, words: String) throws {
    let item = try item(of: markdown)

    #expect(item.task == nil)
    #expect(item.words.split(separator: " ").joined(separator: " ") == words)
  }

  @Test("know a box at the start of an item only")
  func knowsStart() throws {
    #expect(try Page.plain(80).lines(of: "[ ] a").map(\.text) == ["[ ] a"])
    #expect(try Page.plain(80).lines(of: "- a\n\n  [x] b").map(\.text) == ["• a", "", "  [x] b"])
    #expect(try Page.plain(80).lines(of: "- > [x] b").map(\.text) == ["• │ [x] b"])
  }

  @Test(
    "show the box as the page can",
    arguments: [
      (Page.color(12), ["☐ one, which", "  wraps", "☑ two", "• three"]),
      (.plain(14), ["[ ] one, which", "    wraps", "[x] two", "• three"]),
      (.accessible(20), ["- to do: one, which", "  wraps", "- done: two", "- three"]),
    ])
  func shows(page: Page, rows: [String]) throws {
    let lines = try page.lines(of: "- [ ] one, which wraps\n- [x] two\n- three")

    #expect(lines.map(\.text) == rows)
    #expect(lines.map(\.content).joined().withoutWhiteSpace == "one,whichwrapstwothree")
  }

  @Test("take a column in every width model", arguments: WidthModel.allCases)
  func measures(model: WidthModel) {
    #expect(model.width(of: "☐") == 1)
    #expect(model.width(of: "☑") == 1)
  }

  private func item(of markdown: String) throws -> ListBlock.Item {
    guard case .list(let list)? = try MarkdownDocument(parsing: markdown).blocks.first else {
      throw MissingList()
    }
    return try #require(list.items.first)
  }

  private struct MissingList: Error {}
}

extension ListBlock.Item {
  fileprivate var words: String {
    guard case .paragraph(let content)? = blocks.first else { return "" }
    return content.plainText
  }
}
