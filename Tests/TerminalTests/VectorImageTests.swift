import Foundation
import FoundationXML
import Terminal
import Testing

@Suite("A picture of rows")
struct VectorImageTests {
  private static let hostile = [
    "</text><script>alert(1)</script>", "\"><svg onload=x>", "&lt;&amp;&#0;", "]]>", "\u{1B}[31m",
    "a\u{0}b\u{8}c\u{B}d\u{7F}e\u{9B}", "\u{FFFE}\u{FFFF}\u{1FFFE}", "\u{202E}\u{2028}",
    "设置 हिन्दी 👩‍👩‍👧‍👦 🇩🇪 e\u{301}\u{301} \u{301}", "<!--", "<![CDATA[", "\t\n\r\n", "",
  ]

  @Test("is well-formed XML with the text in it, whatever that is", arguments: hostile)
  func isWellFormed(text: String) throws {
    for frame in [VectorImage.Frame.card, .window(title: text)] {
      let image = VectorImage(
        of: [Line(text), Line([Span(text, style: Style(reverse: true)), .decoration("──►│")])],
        title: text, description: text, frame: frame)
      let read = try #require(ReadXML(image.text))

      #expect(!read.elements.contains("script"))
      #expect(read.elements.filter { $0 == "svg" }.count == 1)
      #expect(!image.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  @Test("has text at the columns that it has in a terminal, and as wide")
  func columns() throws {
    let text = VectorImage(of: [Line("ab  设置 c")], title: "", description: "").text

    #expect(text.contains(#"x="20" textLength="16.8" lengthAdjust="spacingAndGlyphs">ab</tspan>"#))
    #expect(
      text.contains(#"x="53.6" textLength="50.4" lengthAdjust="spacingAndGlyphs">设置 c</tspan>"#))
  }

  @Test("draws what drawings are made of, in one line where they continue each other")
  func lines() {
    let text = VectorImage(
      of: [Line("┌──►│"), Line("│   │")], title: "", description: ""
    ).text

    #expect(!text.contains("<text"))
    #expect(text.contains("M28.2 26H47.2"))
    #expect(text.contains("M24.2 30V56"))
    #expect(text.contains("M57.8 16V56"))
  }

  @Test("fills what is behind a row in one piece, so that there are no gaps")
  func background() {
    let style = Style(reverse: true)
    let text = VectorImage(
      of: [Line([Span("ab ", style: style), Span("cd", style: style), Span("e")])], title: "",
      description: ""
    ).text

    #expect(text.contains(#"y="16" width="42" height="20"/>"#))
    #expect(text.split(separator: "<rect class=\"b").count == 2)
  }

  @Test("draws a bar in two parts")
  func bar() {
    let text = VectorImage(of: [Line("███░░")], title: "", description: "").text

    #expect(text.contains(#"<path class="s0 full" d="M20 26H45.2"/>"#))
    #expect(text.contains(#"<path class="s0 faint" d="M45.2 26H62"/>"#))
  }

  @Test("has looks for light and dark, only those that are used")
  func looks() {
    let style = Style(bold: true, italic: true, underline: true, foreground: .red)
    let text = VectorImage(
      of: [Line("x", style: style), Line("y", style: Style(reverse: true))], title: "",
      description: ""
    ).text

    #expect(text.contains(".t0{font-weight:700;font-style:italic;text-decoration:underline}"))
    #expect(text.contains(".t0{fill:#b3261e}"))
    #expect(text.contains(".t0{fill:#ff9a8f}"))
    #expect(text.contains(".b1{fill:#1f2328}"))
    #expect(!text.contains(".s0"))
    #expect(!text.contains(".bar"))
  }

  @Test("has a window's title, cut where there is no room")
  func window() {
    let title = String(repeating: "long ", count: 100)
    let text = VectorImage(
      of: [Line(String(repeating: "x", count: 60))], title: "", description: "",
      frame: .window(title: title)
    ).text

    #expect(text.contains(#"<text class="bar" x="272" y="22.6">long long"#))
    #expect(text.contains("…</text>"))
  }

  @Test("needs nothing from elsewhere")
  func isSelfContained() {
    let link = LinkTarget("https://swift.org")
    let text = VectorImage(
      of: [Line([Span("x", link: link)])], title: "", description: "", frame: .window(title: "t")
    ).text.replacing("http://www.w3.org/2000/svg", with: "")

    for word in ["http", "url(", "@import", "@font-face", "href", "<script", "<image"] {
      #expect(!text.contains(word))
    }
  }

  @Test("of nothing is a picture, too")
  func empty() throws {
    #expect(ReadXML(VectorImage(of: [], title: "", description: "").text) != nil)
  }
}

/// The contents of an XML text, as found by a parser; nil if it is not well-formed.
private final class ReadXML: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []

  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(element)
  }
}
