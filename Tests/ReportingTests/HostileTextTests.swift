import Foundation
import FoundationXML
import Testing

@testable import CourseModel
@testable import Reporting
@testable import Terminal

/// Text chosen by a student, in every field that a student can reach, in every format; an
/// independent parser reads each back.
@Suite("Hostile text")
struct HostileTextTests {
  static let texts: [String] = [
    "\u{1B}[2J\u{1B}[1;1H", "\u{1B}]0;title\u{7}", "\u{1B}]8;;http://evil\u{1B}\\x", "\u{9B}2J",
    "\u{9D}0;t\u{9C}", "a\rb", "a\nPassed 6/6", "a\r\nb", "a\tb", "\u{8}\u{8}\u{7F}", "a\0b",
    "\u{202E}desrever", "\u{2066}x\u{2069}", "\u{200F}x", "a\u{2028}b\u{2029}c", "\u{FFFE}\u{FFFF}",
    "\u{FEFF}x", "=1+1", "+1", "-1", "-x", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1",
    "=cmd|' /C c'!A0",
    "1e999", "-inf", "nan", "a,b;c", "\"quoted\"\"", "a\",\"b\"\r\n\"x", "]]>", "<b>&amp;</b>",
    "<!--", "--",
    "<?xml?>", "&#0;", "\\u0000\\", "\\", "{\"a\":1}", "\u{10FFFF}", "e\u{301}\u{200D}🎨",
    // Combining marks form one character with a sign, but the sign keeps its meaning.
    "a\"\u{301},=1+1", ",\u{301}=1", "<\u{301}b>\"\u{301}x", "a\r\n\u{301}b", "a%\u{301}:\u{301}b",
    String(repeating: "long ", count: 20_000),
  ]

  private func report(_ text: String) -> Report {
    let check = Check(id: "one", name: "It works", points: 1, kind: .test)
    return Report(
      exercise: "ColorPicker", submission: text, status: .failed, mistake: nil,
      message: .verbatim(text),
      checks: [CheckResult(check, .failed, messages: [.verbatim(text), .verbatim(text)])],
      diagnostics: [
        Diagnostic(
          file: text, line: 1, column: 1, severity: .error, message: .verbatim(text),
          explanation: .verbatim(text),
          notes: [Diagnostic.Note(file: text, line: 2, column: 1, message: text)])
      ], ignored: [text])
  }

  /// Whether the text has no control characters for a terminal, except line feeds.
  private func isClean(_ document: String, but allowed: Set<Unicode.Scalar> = ["\n"]) -> Bool {
    document.unicodeScalars.allSatisfy { scalar in
      let value = scalar.value
      let isBad =
        value < 0x20 || (0x7F...0x9F).contains(value) || (0x202A...0x202E).contains(value)
        || (0x2066...0x2069).contains(value)
      return allowed.contains(scalar) || !isBad
    }
  }

  @Test("comes back out of JSON as it was, and drives nothing", arguments: texts)
  func json(_ text: String) throws {
    let document = try ReportFormat.json.document(of: [report(text)], asArray: true)
    #expect(isClean(document))
    #expect(!document.unicodeScalars.contains("\u{2028}"))
    let back = try JSONDecoder().decode([Report].self, from: Data(document.utf8))
    #expect(back == [report(text)])
  }

  @Test("comes back out of JUnit as a terminal would show it", arguments: texts)
  func junit(_ text: String) throws {
    let document = try ReportFormat.junit.document(of: [report(text)], asArray: true)
    #expect(isClean(document))
    let root = try #require(try XMLDocument(data: Data(document.utf8)).rootElement())
    let suites = root.elements(forName: "testsuite")
    #expect(suites.count == 1)
    let suite = try #require(suites.first)
    #expect(suite.attribute(forName: "name")?.stringValue == "ColorPicker: " + shown(text))
    let cases = suite.elements(forName: "testcase")
    #expect(cases.count == 1)
    let failure = try #require(cases.first?.elements(forName: "failure").first)
    #expect(failure.attribute(forName: "message")?.stringValue == shown(text))
    #expect(failure.stringValue == shown(text) + "\n" + shown(text))
    #expect(
      suite.elements(forName: "system-out").first?.stringValue == "not looked at: " + shown(text))
  }

  /// Returns the sanitizer's output, without characters that XML 1.0 forbids or takes for a byte
  /// order mark.
  private func shown(_ text: String) -> String {
    Sanitizer.clean(text).replacing("\u{FFFE}", with: "\u{FFFD}")
      .replacing("\u{FFFF}", with: "\u{FFFD}").replacing("\u{FEFF}", with: "\u{FFFD}")
  }

  @Test("comes back out of CSV as one field, which starts no formula", arguments: texts)
  func csv(_ text: String) throws {
    let document = try ReportFormat.csv.document(of: [report(text), report("next")], asArray: true)
    #expect(isClean(document, but: ["\n", "\r", "\t"]))
    let rows = try StrictCSV(document).rows
    #expect(rows.count == 3)
    #expect(Set(rows.map(\.count)) == [9])
    for field in [rows[1][1], rows[1][6]] {
      let content = field.first == "'" ? String(field.dropFirst()) : field
      #expect(content == Sanitizer.clean(text.replacing("\r\n", with: "\n")) || field == text)
      let start = field.unicodeScalars.first
      #expect(start.map { !"=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } ?? true)
    }
    #expect(rows[2][1] == "next")
  }

  @Test("adds no row to a table and no unlabelled row to a page", arguments: texts)
  func terminal(_ text: String) {
    let profile = TerminalProfile(isTerminal: false, columns: 80)
    let table = profile.render(GradeTable([report(text), report("x")], profile: profile).lines)
    #expect(table.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
    #expect(isClean(table))
    let page = VerdictPage(
      report(text), title: "T", files: [], explainsAll: true, profile: profile)
    let rows = profile.render(page.lines).split(separator: "\n")
    #expect(isClean(rows.joined()))
    #expect(rows.dropFirst().allSatisfy { $0.hasPrefix("  ") })
  }
}

/// RFC 4180, strictly: CRLF after every record, quotes doubled, nothing after a closing quote.
private struct StrictCSV {
  private(set) var rows: [[String]] = []

  struct Malformed: Error { let offset: Int }

  init(_ text: String) throws {
    let scalars = Array(text.unicodeScalars)
    var row: [String] = []
    var index = 0
    func at(_ offset: Int) -> Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }
    while index < scalars.count {
      var field = String.UnicodeScalarView()
      if at(index) == "\"" {
        index += 1
        while true {
          guard let scalar = at(index) else { throw Malformed(offset: index) }
          if scalar == "\"", at(index + 1) == "\"" {
            field.append(scalar)
            index += 2
          } else if scalar == "\"" {
            index += 1
            break
          } else {
            field.append(scalar)
            index += 1
          }
        }
      } else {
        while let scalar = at(index), scalar != ",", scalar != "\r" {
          guard scalar != "\"", scalar != "\n" else { throw Malformed(offset: index) }
          field.append(scalar)
          index += 1
        }
      }
      row.append(String(field))
      if at(index) == "," {
        index += 1
      } else if at(index) == "\r", at(index + 1) == "\n" {
        rows.append(row)
        row = []
        index += 2
      } else {
        throw Malformed(offset: index)
      }
    }
    guard row.isEmpty else { throw Malformed(offset: scalars.count) }
  }
}
