import Terminal
import Testing

@Suite("Sanitizer")
struct SanitizerTests {
  @Test(
    "makes controls visible",
    arguments: [
      ("title \u{1B}]0;PWNED\u{07}", "title ␛]0;PWNED␇"),
      ("\u{1B}]52;c;cHduZWQ=\u{07}", "␛]52;c;cHduZWQ=␇"),
      ("\u{1B}[31mred\u{1B}[2J", "␛[31mred␛[2J"),
      ("AB\u{08}\u{08}XY", "AB␈␈XY"),
      ("HIDDEN\rSHOWN", "HIDDEN␍SHOWN"),
      ("dos\r\n", "dos␍\n"),
      ("\u{00}\u{0B}\u{0C}\u{7F}", "␀␋␌␡"),
      ("\u{9B}31m \u{9D}0;PWN\u{9C} \u{85}", "\u{FFFD}31m \u{FFFD}0;PWN\u{FFFD} \u{FFFD}"),
      ("\u{202E}evil\u{202C}", "\u{FFFD}evil\u{FFFD}"),
      ("\u{2066}\u{2069}", "\u{FFFD}\u{FFFD}"),
      ("a\u{2028}b\u{2029}", "a\u{2424}b\u{2424}"),
      ("\u{2060}\u{2064}\u{206A}\u{206F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{FFF9}a\u{FFFB}", "\u{FFFD}a\u{FFFD}"),
      ("\u{115F}\u{1160}\u{3164}\u{FFA0}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("a\u{E0041}\u{E0001}", "a\u{FFFD}\u{FFFD}"),
      ("\u{1F3F4}\u{E0041}\u{E007F}", "\u{1F3F4}\u{FFFD}\u{FFFD}"),
    ])
  func shows(text: String, visible: String) {
    #expect(Sanitizer.clean(text) == visible)
  }

  @Test(
    "leaves everything else",
    arguments: [
      "", "tab\t, newline\n", "é “quotes” … 中文 हिन्दी عربى 👩‍👩‍👧‍👦 a\u{200B}b \u{A0}",
      "\u{200E}a\u{200F}\u{61C}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿", "\u{1112}\u{1161}\u{11AB}",
    ])
  func keeps(text: String) {
    #expect(Sanitizer.clean(text) == text)
  }

  @Test("lets no control through, whatever the scalar")
  func covers() {
    let controls = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
      $0.properties.generalCategory == .control && $0 != "\t" && $0 != "\n"
    }

    let kept = controls.filter { Sanitizer.clean(String($0)) == String($0) }

    #expect(kept == [])
    #expect(controls.count == 63)
  }
}
