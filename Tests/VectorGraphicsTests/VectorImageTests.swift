import Foundation
import FoundationXML
import Terminal
import Testing
import VectorGraphics

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
}

/// What a parser finds in a text of XML; nil where it is not well-formed.
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
