import Foundation
import Testing

@testable import Grading

@Suite("A submission typed on a platform")
struct TypedTextTests {
  @Test("is the Swift in it, a line for each block")
  func code() {
    let html = """
      <html><head><title>x</title><style>p { color: red }</style></head><body>\
      <p>import MiniCocoa</p><p>public class A&lt;T&gt; {<br>&nbsp; let b = "a &amp;&amp; b"<br />}</p>\
      </body></html>
      """
    #expect(
      TypedText.code(in: Data(html.utf8))
        == "import MiniCocoa\npublic class A<T> {\n  let b = \"a && b\"\n}\n")
  }

  @Test(
    "is none where somebody only wrote",
    arguments: ["<p>See the attached file.</p>", "", "<p>class is at nine</p>", "<p", "{}"])
  func prose(_ html: String) {
    #expect(TypedText.code(in: Data(html.utf8)) == nil)
  }

  @Test("keeps what only looks like a mark of HTML")
  func comparison() {
    #expect(TypedText.plainText(of: "a < b") == "a < b")
    #expect(TypedText.plainText(of: "&amp;lt;") == "&lt;")
  }
}
