import Testing
import Typesetting

@Suite("Rendering a document")
struct PageRenderingTests {
  @Test(
    "in parts gives the same text as in one piece",
    arguments: [
      "", "one", String(repeating: "# A\n\nb *c*\n\n", count: 2000),
      String(repeating: "```\n```\n", count: 600) + "end",
    ])
  func rendersParts(markdown: String) async throws {
    let page = Page.color(40)
    let document = try MarkdownDocument(parsing: markdown)

    var text = ""
    await TerminalTypesetter(profile: page.profile).render(document) { text += $0 }

    #expect(try text == page.text(of: markdown))
  }
}
