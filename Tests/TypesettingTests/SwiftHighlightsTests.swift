@testable import Terminal
import Testing

@testable import Typesetting

@Suite("Swift highlights")
struct SwiftHighlightsTests {
  private let theme = Theme.standard.swift

  @Test("are those of each source")
  func readsEach() {
    let highlights = SwiftHighlights(of: ["let a", "f()"], theme: theme)

    #expect(highlights["let a"]?.first?.first == Span("let", style: theme.keyword))
    #expect(highlights["f()"] == [[Span("f()")]])
    #expect(highlights["b"] == nil)
  }

  @Test("leave out a source that is too long, and all of a page with too much")
  func leaveOut() {
    let long = String(repeating: "a\n", count: SwiftHighlights.sourceLimit / 2) + "a"
    let much = (10...30).map { String(repeating: "\($0)\n", count: 1300) }

    #expect(much.joined().utf8.count > SwiftHighlights.pageLimit)
    #expect(SwiftHighlights(of: ["a", long], theme: theme)[long] == nil)
    #expect(SwiftHighlights(of: ["a", long], theme: theme)["a"] != nil)
    #expect(SwiftHighlights(of: much + ["a"], theme: theme)["a"] == nil)
  }

  @Test("keep what was read before the time was up")
  func giveUp() {
    let endless = String(repeating: "[", count: 16)

    let highlights = SwiftHighlights(of: ["let a", endless, "b"], theme: theme, milliseconds: 30)

    #expect(highlights["let a"] != nil)
    #expect(highlights[endless] == nil)
    #expect(highlights["b"] == nil)
  }

  @Test(
    "survive whatever nests",
    arguments: ["if if ", "A->", "!", "a.b", "x()", "{ (", "try "])
  func survive(unit: String) {
    let source = String(repeating: unit, count: SwiftHighlights.sourceLimit / unit.utf8.count)

    let lines = SwiftHighlights(of: [source], theme: theme, milliseconds: 300)[source]

    #expect(lines.map { $0.joined().map(\.text).joined() } ?? source == source)
  }
}

@Suite("Blocks of Swift")
struct SwiftBlockTests {
  private let keyword = Theme.standard.swift.keyword

  private func spans(_ markdown: String, on page: Page = .color(80)) throws -> [[Span]] {
    try page.lines(of: markdown).map(\.spans)
  }

  @Test("are those whose first word says so", arguments: ["swift", "Swift", "SWIFT a=\"b\""])
  func areSwift(info: String) throws {
    let code = [Span("let", style: keyword), Span(" a")]

    let lines = try spans("```\(info)\nlet a\n```\n> - ~~~\(info)\n>   let a\n>   ~~~")

    #expect(lines.filter { Array($0.suffix(2)) == code }.count == 2)
  }

  @Test("are no others", arguments: ["", "swiftly", "c swift", "objective-c"])
  func areNot(info: String) throws {
    let lines = try spans("```\(info)\nlet a\n```")

    #expect(lines[1] == [Span("let a")])
  }

  @Test("are not read where there is no color", arguments: [Page.plain(80), .accessible(80)])
  func arePlain(page: Page) throws {
    let document = try MarkdownDocument(parsing: "```swift\nlet a\n```")

    #expect(page.typesetter.highlighting(document).highlights == nil)
    #expect(page.typesetter.typeset(document).flatMap(\.spans).contains(Span("let a")))
  }

  @Test("look the same in whatever way the page is set")
  func lookTheSame() async throws {
    let page = Page.truecolor(.light, 80)
    let document = try MarkdownDocument(parsing: "```swift\nlet a\n```")
    let lines = page.typesetter.typeset(document)

    var text = ""
    await page.typesetter.render(document) { text += $0 }

    #expect(lines.flatMap(\.spans).contains(Span("let", style: page.theme.swift.keyword)))
    #expect(page.typesetter.page(of: document)?.lines == lines)
    #expect(text == page.profile.render(lines))
  }

  @Test("have their tabs expanded, whatever look they are in")
  func expandTabs() throws {
    let lines = try Page.color(80).lines(of: "```swift\nlet\ta\t\"b\tc\" //\td\n```")

    #expect(lines.map(\.text) == ["─── swift", "let a   \"b  c\" //   d", "───"])
  }

  @Test("go on in the next row with their looks, behind a mark")
  func goOn() throws {
    let lines = try Page.color(10).lines(of: "```swift\nlet abc = \"defghijk\"\n```")

    let rows = lines.dropFirst().dropLast()
    #expect(rows.map(\.text) == ["let abc =↵", " \"defghij↵", "k\""])
    #expect(rows.map(\.content).joined() == "let abc = \"defghijk\"")
    #expect(rows.map(\.spans.last?.role) == [.decoration, .decoration, .content])
    #expect(rows.last?.spans.last?.style == Theme.standard.swift.string)
  }

  @Test("end their lines as any other", arguments: ["\n", "\r\n", "\r"])
  func endLines(newline: String) throws {
    let markdown = ["```swift", "let a // b", "", "c", "```"].joined(separator: newline)

    let lines = try Page.color(80).lines(of: markdown)

    #expect(lines.map(\.text) == ["─── swift", "let a // b", "", "c", "───"])
  }

  @Test("are quick to set however deep they nest", arguments: ["(", "[", "{", "<", "a?", "\"\\("])
  func areBounded(unit: String) throws {
    let source = String(repeating: unit, count: 100_000)

    let lines = try Page.color(200).lines(of: "```swift\n\(source)\n```")

    #expect(lines.map(\.content).joined() == source)
  }
}
