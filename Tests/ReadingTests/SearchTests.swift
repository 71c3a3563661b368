@testable import Terminal
import Testing

@testable import FullScreen

@Suite("Search")
struct SearchTests {
  /// Returns how often a text is found in a document at this width.
  private func count(_ query: String, in markdown: String, columns: Int = 40) throws -> Int {
    let desk = try Desk(markdown, columns: columns)
    return SearchPattern(query).matches(in: desk.model.layout.index).count
  }

  @Test(
    "finds words wherever a row happens to end", arguments: [8, 9, 10, 11, 12, 13, 17, 20, 40, 80])
  func wrapped(columns: Int) throws {
    let text =
      "> - the delegate of a **delegate** is a\n>   delegate, un\u{AD}be\u{AD}liev\u{AD}able"

    #expect(try count("delegate of a delegate is a delegate", in: text, columns: columns) == 1)
    #expect(try count("a delegate", in: text, columns: columns) == 2)
    #expect(try count("unbelievable", in: text, columns: columns) == 1)
    #expect(try count("委托是一种设计模式", in: "委托是一种设计模式，它很简单。", columns: columns) == 1)
    #expect(try count("co-operate", in: "to co-operate", columns: columns) == 1)
  }

  @Test(
    "heeds case only for a capital",
    arguments: [
      ("swift", 3), ("Swift", 1), ("SWIFT", 1), ("ö", 2), ("Ö", 1), ("и", 2), ("И", 1),
    ])
  func caseRule(query: String, count: Int) throws {
    #expect(try self.count(query, in: "Swift swift SWIFT\n\nÖl öl Имя имя") == count)
  }

  @Test(
    "finds letters however they are composed, and bare ones with any mark",
    arguments: [
      ("caf\u{E9}", 2), ("cafe\u{301}", 2), ("cafe", 3), ("CAF\u{C9}", 0), ("cafes", 0),
      ("e\u{301}", 2), ("e\u{300}", 0), ("한", 1), ("하", 0),
    ])
  func canonical(query: String, count: Int) throws {
    #expect(try self.count(query, in: "caf\u{E9} cafe\u{301} cafe 한국") == count)
  }

  @Test(
    "finds nothing inside a cluster",
    arguments: [
      ("👩", 1), ("👩‍👩‍👧", 1), ("👧", 0), ("👍", 1), ("🇩🇪", 1), ("\u{1F1E9}", 0), ("1", 1), ("\u{301}", 0),
    ])
  func clusters(query: String, count: Int) throws {
    #expect(try self.count(query, in: "👩‍👩‍👧 👩 👍 👍🏽 🇩🇪 1️⃣ 1 e\u{301}") == count)
  }

  @Test(
    "keeps words apart and blocks apart",
    arguments: [
      ("therapist", 0), ("the rapist", 1), ("the  rapist ", 1), ("rapist end", 0), ("* #", 0),
      ("•", 0), ("", 0), (" ", 0),
    ])
  func boundaries(query: String, count: Int) throws {
    #expect(try self.count(query, in: "- the rapist\n\n# end") == count)
  }

  @Test("shows the first match while the query is typed, and all of them marked")
  func incremental() throws {
    var desk = try Desk("\(paragraphs(20))\n\nneedle one needle")

    desk.type("/nee")
    #expect(desk.status.hasPrefix("/nee "))
    #expect(desk.status.hasSuffix("1 of 2"))
    #expect(desk.reversed == ["nee"])
    desk.type("dle x")
    #expect(desk.status.hasSuffix("not found"))
    desk.press(.control("w"), .backspace, .enter)
    #expect(desk.status.contains("1 of 2"))
    let marked = desk.model.rows.flatMap(\.spans).filter { $0.style.background == .yellow }
    #expect(marked.map(\.text) == ["needle"])
  }

  @Test("goes round, and says so")
  func wrapsAround() throws {
    var desk = try Desk("a b\n\n\(paragraphs(20))\n\nb")

    desk.type("/b")
    desk.press(.enter)
    #expect(desk.status.contains("1 of 2"))
    desk.type("n")
    #expect(desk.status.contains("2 of 2"))
    #expect(desk.model.visibleRows.contains(40))
    desk.type("n")
    #expect(desk.status.contains("continued from the top"))
    #expect(desk.model.top == 0)
    desk.type("N")
    #expect(desk.status.contains("continued from the end"))
    desk.type("N")
    #expect(desk.status.contains("1 of 2"))
  }

  @Test("goes on from what one sees")
  func fromView() throws {
    var desk = try Desk(paragraphs(60))

    desk.type("/line 1")
    desk.press(.enter)
    desk.type("Gn")
    #expect(desk.status.contains("continued from the top"))
    desk.type("GN")
    #expect(desk.reversed == ["line 1"])
    #expect(desk.screen.contains("line 19"))
  }

  @Test("Escape forgets it, before and after Enter")
  func escape() throws {
    var desk = try Desk("\(paragraphs(20))\n\nneedle")
    desk.type("j")
    let before = desk.screen

    desk.type("/needle")
    desk.press(.escape)
    #expect(desk.screen == before)
    desk.type("/line 1")
    desk.press(.enter, .escape)
    #expect(desk.reversed == [])
    desk.type("n")
    #expect(desk.reversed == ["line 1"])
  }

  @Test("says what it does not find, and that there is nothing to look for")
  func notFound() throws {
    var desk = try Desk("hello")

    desk.type("n")
    #expect(desk.status.contains("no search yet"))
    desk.type("/bye")
    desk.press(.enter)
    #expect(desk.status.contains("not found: bye"))
    #expect(desk.firstRow == "hello")
  }

  @Test(
    "edits its query: a letter, a word, all of it",
    arguments: [
      ([.backspace], "two word"), ([.control("w")], "two "), ([.control("u")], ""),
      ([.control("w"), .control("w"), .control("w")], ""), ([.pageUp], "two words"),
      ([.character("é"), .character("\u{301}"), .backspace], "two words"),
      ([.left, .backspace, .character("l")], "two worls"),
      ([.home, .delete, .right, .character("h")], "who words"),
      ([.control("a"), .right, .control("u"), .left], "wo words"),
      ([.home, .control("e"), .control("b"), .control("k")], "two word"),
    ] as [([Key], String)])
  func editing(keys: [Key], text: String) {
    var editor = QueryEditor()

    let typed = "two words".map { Key.character($0) }
    _ = (typed + keys).map { editor.edit($0) }

    #expect(editor.text == text)
  }

  @Test("shows the cursor, and an ellipsis where its text is cut", arguments: 3...12)
  func cut(columns: Int) {
    var editor = QueryEditor()
    for character in "two words" { _ = editor.edit(.character(character)) }
    for _ in 0...9 {
      let spans = editor.spans(columns: columns)
      #expect(Line(spans).width() <= columns)
      #expect(spans.count { $0.style.reverse } == 1)
      #expect(
        spans.contains { $0.text == "…" } == (columns < 9 + (spans.last?.text == " " ? 1 : 0)))
      _ = editor.edit(.left)
    }
  }

  @Test("keeps its match through a resize")
  func resize() throws {
    let words = (1...200).map { "word\($0)" }.joined(separator: " ")
    var desk = try Desk(words)

    desk.type("/word150")
    desk.press(.enter)
    desk.resize(17, 8)
    #expect(desk.status.contains("1 of 1"))
    desk.type("n")
    #expect(desk.reversed == ["word150"])
  }

  @Test("marks a cluster whole when a part of it was found")
  func marksClusters() throws {
    var desk = try Desk("हिन्दी")

    desk.type("/ह")
    #expect(desk.reversed == ["हि"])
  }
}
