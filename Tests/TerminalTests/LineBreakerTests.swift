@testable import Terminal
import Testing

@Suite("Line breaker")
struct LineBreakerTests {
  private func rows(_ text: String, width: Int) -> [String] {
    LineBreaker(width: width).lines(of: [Span(text)]).map(\.text)
  }

  @Test(
    "breaks where UAX #14 lets it",
    arguments: [
      ("one two three", 7, ["one two", "three"]),
      ("one two", 7, ["one two"]),
      ("one   two ", 5, ["one", "two"]),
      ("well-known", 6, ["well-", "known"]),
      ("(see it)", 6, ["(see", "it)"]),
      ("中文，中文", 4, ["中", "文，", "中文"]),
      ("100 km", 4, ["100", "km"]),
      ("a\u{A0}b c", 4, ["a\u{A0}b", "c"]),
      ("one\ntwo", 80, ["one", "two"]),
      ("\n\nx", 80, ["", "", "x"]),
      ("tab\tbed", 5, ["tab", "bed"]),
    ])
  func breaks(text: String, width: Int, expected: [String]) {
    #expect(rows(text, width: width) == expected)
  }

  @Test(
    "breaks no name, flag or arrow apart, but selectors after their colons",
    arguments: [
      ("as e.g. this", 6, ["as", "e.g.", "this"]),
      ("use .name x", 6, ["use", ".name", "x"]),
      ("run --flag x", 6, ["run", "--flag", "x"]),
      ("() -> Void", 4, ["()", "->", "Void"]),
      ("picker(_:didSet:)", 9, ["picker(_:", "didSet:)"]),
      ("धीरे-धीरे", 6, ["धीरे-", "धीरे"]),
      ("1.中文", 4, ["1.中", "文"]),
    ])
  func breaksCode(text: String, width: Int, expected: [String]) {
    #expect(rows(text, width: width) == expected)
  }

  @Test(
    "keeps addresses and names whole where there is room for them in a row",
    arguments: [
      ("see https://a.org/b-c-d now", 19, ["see", "https://a.org/b-c-d", "now"]),
      ("see https://a.org/b-c-d now", 18, ["see https://a.org/", "b-c-d now"]),
      ("the a_b-c", 7, ["the", "a_b-c"]),
      ("use --flag-name so", 12, ["use", "--flag-name", "so"]),
      ("very well-known words", 10, ["very well-", "known", "words"]),
      ("tell the picker(_:didSet:)", 18, ["tell the", "picker(_:didSet:)"]),
      ("in (a.b/c-d), or", 9, ["in (a.b/", "c-d), or"]),
    ])
  func keepsNames(text: String, width: Int, expected: [String]) {
    #expect(rows(text, width: width) == expected)
  }

  @Test(
    "breaks what is quoted from a program at a hyphen only where it has no room in a row",
    arguments: [
      (30, ["type lesson who-owns-whom,", "well-known"]),
      (20, ["type lesson", "who-owns-whom, well-", "known"]),
      (14, ["type lesson", "who-owns-whom,", "well-known"]),
      (9, ["type", "lesson", "who-owns-", "whom,", "well-", "known"]),
    ])
  func keepsQuotations(width: Int, expected: [String]) {
    let quoted = Span("lesson who-owns-whom", isVerbatim: true)
    let lines = LineBreaker(width: width).lines(of: [Span("type "), quoted, Span(", well-known")])
    #expect(lines.map(\.text) == expected)
  }

  @Test("ends no row behind the scheme of an address")
  func keepsSchemes() {
    #expect(
      rows("see (https://ahost.org/a/long/path)", width: 21) == [
        "see", "(https://ahost.org/a/", "long/path)",
      ])
  }

  @Test(
    "breaks an overlong word between clusters only",
    arguments: [
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("go abcdefgh", 3, ["go", "abc", "def", "gh"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("👩‍👩‍👧‍👦x", 4, ["👩‍👩‍👧‍👦", "x"]),
      ("中中", 1, ["中", "中"]),
    ])
  func breaksWords(text: String, width: Int, expected: [String]) {
    #expect(rows(text, width: width) == expected)
  }

  @Test("keeps a cluster that two spans share in one row")
  func gluesSpans() {
    let spans = [Span("aae"), Span("\u{301}bc", style: Style(bold: true))]

    let lines = LineBreaker(width: 2).lines(of: spans)

    #expect(lines.map(\.text) == ["aa", "e\u{301}b", "c"])
    #expect(lines[1].spans.map(\.text) == ["e", "\u{301}b"])
  }

  @Test(
    "shows a soft hyphen only where it ends a row",
    arguments: [
      (10, ["Zeilenende"]), (8, ["Zeilen-", "ende"]), (7, ["Zeilen-", "ende"]),
      (6, ["Zeilen", "ende"]),
    ])
  func hyphenates(width: Int, expected: [String]) {
    let lines = LineBreaker(width: width).lines(of: [Span("Zeilen\u{AD}ende")])

    #expect(lines.map(\.text) == expected)
    #expect(lines.map(\.content).joined() == "Zeilenende")
  }

  @Test(
    "shows no hyphen where no word is divided",
    arguments: ["a \u{AD}b", "a\u{AD} b", "a \u{AD}", "\u{AD}a"])
  func hyphenatesWordsOnly(text: String) {
    #expect(rows(text, width: 1).joined().filter { $0 != "a" && $0 != "b" } == "")
  }

  @Test("hangs rows below the first")
  func hangs() {
    let breaker = LineBreaker(
      width: 9, first: [.decoration("10. ")], following: [.decoration("    ")])

    let lines = breaker.lines(of: [Span("one two three")])

    #expect(lines.map(\.text) == ["10. one", "    two", "    three"])
    #expect(lines.map(\.content) == ["one", "two", "three"])
  }

  @Test("shows the prefix when there is no text")
  func showsPrefix() {
    let lines = LineBreaker(width: 9, first: [.decoration("• ")]).lines(of: [])

    #expect(lines == [Line([.decoration("•")])])
    #expect(LineBreaker(width: 9).lines(of: []) == [])
  }

  @Test("keeps the style and link of every part")
  func keepsStyles() {
    let link = Span("two three", style: Style(underline: true), link: LinkTarget("a.md"))

    let lines = LineBreaker(width: 7).lines(of: [Span("one "), link])

    #expect(lines.map { $0.spans.map(\.text) } == [["one ", "two"], ["three"]])
    #expect(lines[1].spans.first?.link == LinkTarget("a.md"))
  }

  @Test("survives a prefix wider than the width")
  func survives() {
    let breaker = LineBreaker(width: 2, first: [.decoration("long prefix ")])

    #expect(breaker.lines(of: [Span("ab")]).map(\.content) == ["a", "b"])
  }

  @Test(
    "knows the longest word of a text",
    arguments: [
      ("", 0), ("a bcd ef", 3), ("well-known", 5), ("(abc) d", 5), ("中文字", 2), ("ab\ncdef", 4),
      ("ab\u{AD}cdef", 4), ("abcd\u{AD}ef", 5), ("a\u{A0}b c", 3),
    ])
  func longestWord(text: String, width: Int) {
    #expect(LineBreaker.longestWord(of: [Span(text)]) == width)
  }

  @Test("a command that does not fit in a row with its sentence gets a whole row")
  func commands() {
    let command = Span("cd /a/folder && switchboard", isVerbatim: true)
    let breaker = LineBreaker(
      width: 24, first: [.decoration("Next: ")], following: [.decoration("      ")])
    func rows(_ spans: Span...) -> [String] {
      breaker.linesSparingCommands(of: spans).map(\.text)
    }
    #expect(
      rows(command, Span("  goes on there, as ever.")) == [
        "Next: cd /a/folder && switchboard", "      goes on there, as", "      ever.",
      ])
    #expect(
      rows(Span("you can type "), command, Span(".")) == [
        "Next: you can type", "      cd /a/folder && switchboard.",
      ])
    #expect(rows(Span("ls", isVerbatim: true), Span(" lists.")) == ["Next: ls lists."])
  }

  @Test("a command that fits in a row with what is before it stays there, and so does what follows")
  func fittingCommands() {
    let breaker = LineBreaker(
      width: 40, first: [.decoration("Next: ")], following: [.decoration("      ")])
    func rows(_ spans: Span...) -> [String] {
      breaker.linesSparingCommands(of: spans).map(\.text)
    }
    let command = Span("switchboard list", isVerbatim: true)
    #expect(
      rows(Span("change it, save, "), command, Span("  ('hint' helps; 'run' runs it)")) == [
        "Next: change it, save, switchboard list", "      ('hint' helps; 'run' runs it)",
      ])
    #expect(
      rows(command, Span("; "), command, Span("  shows all that is left to do.")) == [
        "Next: switchboard list; switchboard list", "      shows all that is left to do.",
      ])
    #expect(
      rows(command, Span(", and then "), command, Span(". Or nothing.")) == [
        "Next: switchboard list, and then", "      switchboard list. Or nothing.",
      ])
  }
}
