import Terminal
import Testing

@testable import Typesetting

@Suite("Swift highlighter")
struct SwiftHighlighterTests {
  private let highlighter = SwiftHighlighter(theme: Theme.standard.swift)

  @Test(
    "keeps every source as it is",
    arguments: [
      "", "\n", "\n\nlet a\n\n", "let a = 1", "let } class (", "\"open", "\"\"\"\nopen \\(a",
      "/* /*",
      "#if A\nlet a\n#endif", "a\tb\t", "// 👩‍👩‍👧‍👦 中文 हिन्दी", "let 中 = \"\\(文)👍🏽\"", "a\u{301}",
      "\"\u{301}\"",
      "\"\\(a)\u{301}\"", ")\u{301}(\u{FE0F}", "a␍\nb", "\u{FEFF}let a", "#!/usr/bin/swift\nlet a",
      "case a:", "@", "#", "`", "'a'", "\\", "1x 0x 1e", "<#a#>", "/a/ #/b/#", "func f(", "->", "…",
      "␤", "try try try", "x!!!!.y.z()()", "한\u{1100}\u{1161}",
    ])
  func keepsText(source: String) {
    let lines = highlighter.lines(of: source)

    #expect(lines.map { $0.map(\.text).joined() }.joined(separator: "\n") == source)
    #expect(lines.joined().filter { $0.text.isEmpty || $0.role != .content } == [])
  }

  @Test(
    "gives each part its look",
    arguments: [
      ("let a: Int = 0xF", "keyword:let| a: |type:Int| = |number:0xF"),
      ("a.b = nil ?? 1.5", "a.b = |keyword:nil| ?? |number:1.5"),
      ("Taxi.self", "type:Taxi|.|keyword:self"),
      ("@A.B weak var a", "attribute:@A|.|attribute:B| |keyword:weak| |keyword:var| a"),
      (
        "@A<B>(C.self) let c",
        "attribute:@A|<|type:B|>(|type:C|.|keyword:self|) |keyword:let| c"
      ),
      ("var b: A.b, c: pthread_t", "keyword:var| b: |type:A|.|type:b|, c: |type:pthread_t"),
      ("func f(to a: [A?])", "keyword:func| f(to a: [|type:A|?])"),
      ("\"a \\(b + \"c\") d\"", "string:\"a |\\(b + |string:\"c\"|)|string: d\""),
      ("#\"\\(a) \\#(b)\"#", "string:#\"\\(a) |\\#(b)|string:\"#"),
      ("\"\"\"\n  a\n  \"\"\"", "string:\"\"\"/  |string:a/  |string:\"\"\""),
      ("f() // a", "f() |comment:// a"),
      ("/// a\n/* b\nc */ f", "comment:/// a/comment:/* b/comment:c */| f"),
      (
        "#if A && os(B) // c\nf()\n#else\n#endif",
        "directive:#if| |directive:A| |directive:&&| |directive:os(B)| |comment:// c/f()/"
          + "directive:#else/directive:#endif"
      ),
      ("a.contains(/b+/)", "a.contains(|string:/b+/|)"),
      ("x { $0 + <#a#> }", "x { $0 + <#a#> }"),
      ("get set open left", "get set open left"),
      ("var a: A { get }", "keyword:var| a: |type:A| { |keyword:get| }"),
      ("class A<", "keyword:class| |type:A|<"),
    ])
  func looks(source: String, looks: String) {
    let lines = highlighter.lines(of: source)

    let shown = lines.map { $0.map(Self.named).joined(separator: "|") }.joined(separator: "/")
    #expect(shown == looks)
  }

  @Test("never cuts a cluster: a mark goes with what it stands on")
  func keepsClusters() {
    let source = "\"\\(a)\u{301}b\""

    let spans = highlighter.lines(of: source).joined()

    #expect(spans.map(\.text.count).reduce(0, +) == source.count)
  }

  /// Returns a span after the name of its style.
  private static func named(_ span: Span) -> String {
    let theme = Theme.standard.swift
    let names: [(Style, String)] = [
      (theme.keyword, "keyword:"), (theme.type, "type:"), (theme.string, "string:"),
      (theme.number, "number:"), (theme.comment, "comment:"), (theme.attribute, "attribute:"),
      (theme.directive, "directive:"),
    ]
    return (names.first { $0.0 == span.style }?.1 ?? "") + span.text
  }
}
