import CourseModel
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

  private static let lamp = ExpectedSources(
    module: "Lamp", imports: ["MiniCocoa"], types: ["Lamp"],
    stub: [SourceFile("Lamp.swift", "class Lamp {\n  func glow() {}\n  func done() {}\n}")])
  private static let picker = ExpectedSources(
    module: "Picker", imports: ["MiniCocoa"], types: ["Picker"], others: [lamp],
    stub: [
      SourceFile(
        "Picker.swift", "class Picker {\n  func pick() {}\n  func done() {}\n}\nfunc make() {}")
    ])

  @Test(
    "is the Swift between headings and sentences, of one of two exercises",
    arguments: [
      ("Lamp:\nclass Lamp {}\nPicker:\nclass Picker {}", "\n\n\nclass Picker {}"),
      (
        "1. Picker\n=====\nclass Picker\n{\n}\n* Done() is (too) slow :(",
        "\n\nclass Picker\n{\n}\n"
      ),
      (
        "Hello, I use an extension of Picker.\n// Picker:\n@A\nclass Picker {}",
        "\n// Picker:\n@A\nclass Picker {}"
      ),
      ("class Picker {}\nvar lamp = Lamp()\nextension Lamp { }", "class Picker {}\n\n"),
      ("class Picker {}\nlamp.glow()\nfunc glow() { done() }", "class Picker {}\n\n"),
      (
        "public final class Picker: A,\n  B\n  where C: D {\n}\nBest, Ada",
        "public final class Picker: A,\n  B\n  where C: D {\n}\n"
      ),
      (
        "Mine:\npublic\nclass Picker {}\nextension [Picker] {\n}\nlet x = y\n  is Int",
        "\npublic\nclass Picker {}\nextension [Picker] {\n}\nlet x = y\n  is Int"
      ),
      ("import MiniCocoa\nclass Picker {}\nclass Lamp {}", "import MiniCocoa\nclass Picker {}\n"),
      ("Mine:\nclass Picker {}\n@A\nfunc make() {}", "\nclass Picker {}\n@A\nfunc make() {}"),
    ])
  func headings(_ typed: String, _ code: String) throws {
    let own = try #require(try Self.picker.ownText(of: Data(typed.utf8), isDocument: true))
    #expect(String(decoding: own.text, as: UTF8.self) == code)
  }

  @Test(
    "is only a part where the type of some code is missing, and then somebody has to look at it",
    arguments: [
      ("class Lamp {}\nfunc pick() { done() }", 2), ("class Lamp {}\n\nPicker:\npick()", 4),
      ("override func pick() {\n}", 1), ("weak var delegate", 1), ("extension Picker { }", 1),
      ("func done() {}\nclass Picker {}", 1),
    ])
  func fragments(_ typed: String, _ line: Int) {
    let error = #expect(throws: SourceParts.Doubt.self) {
      try Self.picker.ownText(of: Data(typed.utf8), isDocument: true)
    }
    #expect(error == .fragment(line: line))
  }

  @Test("that is there twice counts once, and of two answers nobody knows which counts")
  func twice() throws {
    let code = "class Picker { func pick() {} }\nprivate struct Row {}"
    let own = try #require(
      try Self.picker.ownText(of: Data("\(code)\nAgain:\n\(code)\n".utf8), isDocument: true))
    #expect(String(decoding: own.text, as: UTF8.self) == code + "\n\n\n\n")
    let other = "import MiniCocoa\n\(code)\nBetter:\nimport MiniCocoa\nclass Picker {}"
    let error = #expect(throws: SourceParts.Doubt.self) {
      try Self.picker.ownText(of: Data(other.utf8), isDocument: true)
    }
    #expect(error == .twice("Picker", line: 2, other: 6))
  }

  @Test("keeps what only looks like a mark of HTML")
  func comparison() {
    #expect(TypedText.plainText(of: "a < b") == "a < b")
    #expect(TypedText.plainText(of: "&amp;lt;") == "&lt;")
  }
}
