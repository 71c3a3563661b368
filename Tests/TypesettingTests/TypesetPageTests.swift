import Terminal
import Testing
import Typesetting

@Suite("Typeset page")
struct TypesetPageTests {
  private let typesetter = TerminalTypesetter(
    profile: TerminalProfile(isTerminal: true, columns: 30, attributes: true))

  @Test(
    "has the rows of the document", arguments: ["elements.md", "mix.md"])
  func rows(name: String) throws {
    let document = try MarkdownDocument(parsing: Fixture.text(name))

    #expect(typesetter.page(of: document)?.lines == typesetter.typeset(document))
  }

  @Test("is given up as soon as nobody wants it")
  func cancels() throws {
    let document = try MarkdownDocument(parsing: "a\n\nb\n\nc")
    var questions = 0

    let page = typesetter.page(of: document) {
      questions += 1
      return questions == 2
    }

    #expect(page == nil)
    #expect(questions == 2)
  }

  @Test("knows where every block begins")
  func starts() throws {
    let document = try MarkdownDocument(parsing: "# A\n\nb\nc\n\n[r]: s\n- d\n- e\n\n***")

    let page = try #require(typesetter.page(of: document))

    #expect(page.lines.map(\.text).prefix(6) == ["A", "", "b c", "", "• d", "• e"])
    #expect(page.starts == [0, 2, 4, 7])
  }
}
