import Terminal
import Testing
import Typesetting

@testable import FullScreen

@Suite("Links")
struct LinkTests {
  private static let text = """
    # Start

    A [first](one.md) and a [second link that is wrapped](two.md#the-end).

    \(paragraphs(20))

    The [third](#the-end), the [web](https://example.org/a%20b).

    \(paragraphs(20))

    ## The *end*!

    \(paragraphs(20))
    """

  @Test("Tab and Shift-Tab go round through all of them, scrolling where they must")
  func focus() throws {
    var desk = try Desk(Self.text, columns: 30)

    desk.press(.tab)
    #expect(desk.reversed == ["first"])
    desk.press(.tab)
    #expect(desk.reversed.joined(separator: " ") == "second link that is wrapped")
    desk.press(.tab)
    #expect(desk.reversed == ["third"])
    #expect(desk.status.hasPrefix(" → #the-end"))
    desk.press(.tab, .tab)
    #expect(desk.reversed == ["first"])
    desk.press(.backTab)
    #expect(desk.reversed == ["web"])
  }

  @Test("a link that has a name is called by it")
  func names() throws {
    let document = try MarkdownDocument(parsing: "[a](02-b.md) [c](d.md)")
    let page = ReaderPage(
      address: "p.md", title: "Page", document: document,
      linkNames: ["02-b.md": "switchboard lesson b"])
    var desk = Desk(page, columns: 60, rows: 9)
    desk.press(.tab)
    #expect(desk.status.hasPrefix(" → switchboard lesson b "))
    desk.press(.tab)
    #expect(desk.status.hasPrefix(" → d.md "))
  }

  @Test("Tab begins with what is in view")
  func visibleFirst() throws {
    var desk = try Desk(Self.text, columns: 30)

    desk.type("   ")
    desk.press(.tab)
    #expect(desk.reversed == ["third"])
    desk.type("   ")
    #expect(desk.model.focus == nil)
  }

  @Test("Tab says that there are none")
  func none() throws {
    var desk = try Desk("none")

    desk.press(.tab)
    #expect(desk.status.contains("no links on this page"))
  }

  @Test("Enter asks for a page, with its heading")
  func follow() throws {
    var desk = try Desk(Self.text)

    #expect(desk.press(.tab, .enter) == .open(path: "one.md", fragment: nil, from: "page.md"))
    desk.update(.failed("there is no page one.md"))
    #expect(desk.press(.tab, .enter) == .open(path: "two.md", fragment: "the-end", from: "page.md"))
  }

  @Test("a page opens at its heading, and back leads to the exact place")
  func history() throws {
    var desk = try Desk(Self.text)
    desk.type("j")
    desk.press(.tab)
    let before = desk.screen

    desk.update(.opened(try page(Self.text), fragment: "the-end"))
    #expect(desk.firstRow == "The end!")
    desk.press(.backspace)
    #expect(desk.screen == before)
    desk.press(.right)
    #expect(desk.firstRow == "The end!")
    desk.type("<h")
    #expect(desk.status.hasPrefix(" this is where you began"))
  }

  @Test("back keeps the place when the screen has changed meanwhile")
  func historyAfterResize() throws {
    var desk = try Desk(Self.text)
    desk.type("]")
    let first = desk.firstRow

    desk.update(.opened(try page("other"), fragment: nil))
    desk.resize(22, 9)
    desk.press(.left)
    #expect(desk.firstRow == first)
  }

  @Test("a fragment is a heading of this page, or the reader says that there is none")
  func fragments() throws {
    var desk = try Desk("[a](#the-end) [b](#nowhere)\n\n" + Self.text)
    let before = desk.screen

    desk.press(.tab, .enter)
    #expect(desk.firstRow == "The end!")
    desk.press(.control("o"))
    desk.press(.tab, .enter)
    #expect(desk.status.contains("no heading here is called #nowhere"))
    #expect(desk.firstRow == before.first)
  }

  @Test("a mention leads to its note, and back leads to the mention")
  func notes() throws {
    var desk = try Desk("Here[^1].\n\n\(paragraphs(20))\n\n[^1]: The note.\n")
    let before = desk.screen

    desk.press(.tab)
    #expect(desk.reversed == ["[1]"])
    desk.press(.enter)
    #expect(desk.screen.contains("[1] The note."))
    desk.press(.backspace)
    #expect(desk.firstRow == before.first)
  }

  @Test("a note shows its address where the terminal knows no links")
  func address() throws {
    let desk = try Desk("Here[^1].\n\n[^1]: [Apple](https://a.example/b), 2026.\n")
    #expect(desk.screen.contains("[1] Apple (https://a.example/b), 2026."))
  }

  @Test(
    "a page of documentation is known by its name",
    arguments: [
      ("doc:TheBasics", "TheBasics.md", nil), ("doc:Guide/TheBasics#A-B", "TheBasics.md", "A-B"),
    ] as [(String, String, String?)])
  func documentation(link: String, path: String, fragment: String?) throws {
    var desk = try Desk("[a](\(link))")

    #expect(desk.press(.tab, .enter) == .open(path: path, fragment: fragment, from: "page.md"))
  }

  @Test("a web address is shown, not opened")
  func web() throws {
    var desk = try Desk("[a](https://example.org/a%20b)", columns: 60)

    #expect(desk.press(.tab, .enter) == nil)
    #expect(desk.status.contains("https://example.org/a%20b  opens in a browser"))
  }

  @Test("a page that is not to be had is said, and nothing changes")
  func failed() throws {
    var desk = try Desk(Self.text)

    desk.update(.failed("there is no page one.md"))
    #expect(desk.status.hasPrefix(" there is no page one.md"))
    desk.type("k")
    #expect(desk.status.hasPrefix(" Page"))
  }

  @Test("what comes next can be followed, too")
  func next() throws {
    var desk = try Desk(
      "hello", next: [Span("switchboard show X", link: LinkTarget("../X/README.md"))])

    #expect(desk.screen[2] == "Next: switchboard show X")
    #expect(
      desk.press(.tab, .enter) == .open(path: "../X/README.md", fragment: nil, from: "page.md"))
  }

  @Test(
    "headings have the names that GitHub gives them",
    arguments: [
      ("The trap", "the-trap"), ("What is it, and why?", "what-is-it-and-why"),
      ("`weak` & co_op", "weak--co_op"), ("Über Größe", "über-größe"), ("委托（一）", "委托一"),
      ("हिन्दी 2.0", "हिन्दी-20"),
    ])
  func slugs(text: String, slug: String) {
    #expect(Heading.slug(of: text.replacing("`", with: "")) == slug)
  }

  @Test("headings of the same name are numbered")
  func repeatedSlugs() throws {
    let desk = try Desk("# A\n\n# A\n\n## a\n")

    #expect(desk.model.layout.headings.map(\.slug) == ["a", "a-1", "a-2"])
  }
}
