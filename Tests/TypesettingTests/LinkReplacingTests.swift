import Testing
import Typesetting

@Suite("Links that are replaced")
struct LinkReplacingTests {
  private static let markdown = """
    # A [one](1.md)

    - *b* [two](2.md)

    > **c [three](3.md)** [one](1.md)

    d | e
    --|--
    [four](4.md) | [web](https://a.org)

    A note.[^1]

    [^1]: In it [five](5.md).
    """

  @Test("are found wherever they stand, each address once")
  func destinations() throws {
    let document = try MarkdownDocument(parsing: Self.markdown)
    #expect(
      document.linkDestinations == ["1.md", "2.md", "3.md", "4.md", "https://a.org", "5.md"])
  }

  @Test("are words; what is not replaced stays as it is")
  func replaced() throws {
    let document = try MarkdownDocument(parsing: Self.markdown)
    let replaced = document.replacingLinks { reference in
      reference.destination.hasSuffix(".md")
        ? reference.content + [.text(" ("), .code("read \(reference.destination)"), .text(")")]
        : nil
    }
    #expect(replaced.linkDestinations == ["https://a.org"])
    let text = Page.plain(200).profile.render(
      Page.plain(200).typesetter.typeset(replaced))
    for number in 1...5 { #expect(text.contains("(`read \(number).md`)")) }
    #expect(document.replacingLinks { _ in nil } == document)
  }
}
