import Testing

@testable import SwiftSources

@Suite("A comparison of lines")
struct LineComparisonTests {
  private func lines(_ text: String) -> [Declaration.Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      Declaration.Line(number: $0.offset + 1, text: String($0.element))
    }
  }

  /// Returns each row with its sign, and marked words in brackets.
  private func rows(_ mine: String, _ model: String) -> [String] {
    LineComparison(of: lines(mine), with: lines(model)).rows.map { row in
      switch row {
      case .both(_, let line): "  " + line.text
      case .mine(let line, let marks): "- " + marked(line.text, marks)
      case .model(let line, let marks): "+ " + marked(line.text, marks)
      }
    }
  }

  private func marked(_ text: String, _ marks: [Range<Int>]) -> String {
    var scalars = Array(text.unicodeScalars)
    for mark in marks.reversed() {
      scalars.insert("]", at: mark.upperBound)
      scalars.insert("[", at: mark.lowerBound)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test("marks the words that differ")
  func words() {
    #expect(
      rows("a\n  dismiss(picker)\nb", "a\n  dismiss(picker, now: true)\nb") == [
        "  a", "-   dismiss(picker)", "+   dismiss(picker[, now: true])", "  b",
      ])
  }

  @Test("marks nothing in lines that have nothing to do with each other")
  func noWords() {
    #expect(rows("let a = 1", "return nil") == ["- let a = 1", "+ return nil"])
  }

  @Test("couples lines of a block that are versions of each other")
  func couples() {
    #expect(
      rows("colors[name] = color\nx()", "guard let name else { return }\ncolors[name] = value") == [
        "- colors[name] = [color]", "- x()", "+ guard let name else { return }",
        "+ colors[name] = [value]",
      ])
  }

  @Test("passes over the blanks around a line")
  func blanks() {
    #expect(
      rows("a()\nb()", "if c {\n  a()\n  b() \n}") == [
        "+ if c {", "    a()", "    b() ", "+ }",
      ])
  }

  @Test("keeps characters of several scalars whole")
  func characters() {
    #expect(
      rows("let word = \"e\u{301}🎨👨‍👩‍👧\" + tail", "let word = \"🎨\" + tail") == [
        "- let word = \"[e\u{301}🎨👨‍👩‍👧]\" + tail", "+ let word = \"[🎨]\" + tail",
      ])
  }

  @Test("is quick with what is long and different")
  func long() {
    let mine = (0..<20_000).map { "a\($0)" }.joined(separator: "\n")
    let model = (0..<20_000).map { "b\($0)" }.joined(separator: "\n")

    let count = rows("x\n" + mine, "x\n" + model).count
    #expect(count == 40_001)
  }
}
