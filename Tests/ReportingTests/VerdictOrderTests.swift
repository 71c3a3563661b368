import Foundation
import Messages
import Terminal
import TestSupport
import Testing

@testable import CourseModel
@testable import Reporting

@Suite("The explanation of a verdict")
struct VerdictOrderTests {
  private static let checks = [
    Check(id: "first", name: "The first task is done", points: 1, kind: .test),
    Check(id: "second", name: "The second task is done", points: 1, kind: .test),
  ]

  private func text(
    of report: Report, all: Bool = false, profile: TerminalProfile = .plain
  ) -> String {
    let page = VerdictPage(
      report, title: "Order", files: [], explainsAll: all, profile: profile)
    return profile.render(page.lines)
  }

  /// - Parameter todo: The TODO of the check that crashes.
  private func report(
    _ first: CheckResult, crashing todo: Int = 2, mistake: String? = nil, message: Message? = nil
  ) -> Report {
    var crashed = CheckResult(
      Self.checks[1], .crashed, messages: ["Your code stopped the program."])
    crashed.todo = todo
    return Report(
      exercise: "ColorPicker", submission: "ada", status: .failed, mistake: mistake,
      message: message,
      checks: [
        first, crashed,
      ])
  }

  private let unmet = CheckResult(Self.checks[0], .failed, messages: ["The lamp stayed dark."])

  @Test("is the first check that is open, not a crash in a later TODO's")
  func order() {
    let text = text(of: report(unmet, crashing: 2))
    #expect(text.contains("The lamp stayed dark."))
    #expect(!text.contains("Your code stopped"))
  }

  @Test("is a crash before the other checks of its TODO")
  func crashOfTODO() {
    let text = text(of: report(unmet, crashing: 1))
    #expect(text.contains("Your code stopped"))
    #expect(!text.contains("The lamp stayed dark."))
  }

  @Test("is the crash where what comes before it passes")
  func crash() {
    let text = text(of: report(CheckResult(Self.checks[0], .passed)))
    #expect(text.contains("Your code stopped"))
  }

  @Test("is what the check has seen, and then the known mistake", arguments: [false, true])
  func mistake(all: Bool) throws {
    let report = report(unmet, mistake: "no-current", message: "Your lamp has *no* current.")
    let text = text(of: report, all: all)
    let seen = try #require(text.firstRange(of: "The lamp stayed dark."))
    let heading = try #require(text.firstRange(of: "When just these checks fail"))
    let known = try #require(text.firstRange(of: "no* current"))
    #expect(seen.lowerBound < heading.lowerBound)
    #expect(heading.lowerBound < known.lowerBound)
    #expect(text.contains("Your code stopped") == all)
  }

  @Test(
    "names what to read under the first open check, and under no other", arguments: [false, true])
  func reading(all: Bool) throws {
    var report = report(unmet)
    for index in report.checks.indices {
      report.checks[index].read = LessonPlace(lesson: "lamps", heading: "Which \(index)")
    }
    let lines = text(of: report, all: all).split(separator: "\n")
    let index = try #require(lines.firstIndex { $0.contains("The lamp stayed dark.") })
    #expect(lines[index + 1] == "      To read: “Which 0”, switchboard lesson lamps")
    #expect(lines.count { $0.contains("To read") } == 1)
    report.mistake = "no-current"
    #expect(text(of: report, all: all).contains("To read: “Which 0”"))
  }

  private static let screen = TerminalProfile(isTerminal: true, columns: 80)

  /// Returns a verdict on this many checks, of which the first ones did not pass.
  private func report(open: Int, of count: Int) -> Report {
    Report(
      exercise: "ColorPicker", submission: "ada", status: open == 0 ? .passed : .failed,
      checks: (0..<count).map { index in
        let check = Check(id: "c\(index)", name: "Check \(index)", points: 1, kind: .test)
        return index < open
          ? CheckResult(check, .failed, messages: [.verbatim("Lamp \(index) stayed dark.")])
          : CheckResult(check, .passed)
      })
  }

  @Test(
    "on a screen stands last, below as many checks as leave room for it",
    arguments: [(1, 40), (3, 9), (20, 40), (40, 40), (9, 9)])
  func screen(open: Int, count: Int) throws {
    let report = report(open: open, of: count)
    let lines = text(of: report, profile: Self.screen)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 20)
    #expect(lines.contains("\(count - open) of \(count) checks pass"))
    let seen = try #require(lines.firstIndex { $0.contains("Lamp 0 stayed dark.") })
    #expect(lines[seen...].allSatisfy { !$0.contains("Check") })
    let piped = text(of: report).split(separator: "\n")
    #expect(piped.count { $0.contains("Check ") } == count)
    let all = text(of: report, all: true, profile: Self.screen)
    #expect(all.split(separator: "\n").count { $0.contains("Check ") } == count)
    var listener = Self.screen
    listener.accessible = true
    #expect(text(of: report, profile: listener).contains("passed: Check") == (open < count))
  }

  @Test("on a screen is how many checks pass, where there are too many to list")
  func passed() {
    let many = text(of: report(open: 0, of: 24), profile: Self.screen)
    #expect(many.contains("24 of 24 checks pass\n"))
    #expect(!many.contains("Check 1"))
    #expect(text(of: report(open: 0, of: 6), profile: Self.screen).contains("✓ Check 5"))
  }

  @Test("keeps the score in its heading, whatever room there is", arguments: [28, 44, 60, 70])
  func score(columns: Int) throws {
    let page = VerdictPage(
      report(open: 0, of: 24), title: "A path that leads through an array of people", files: [],
      explainsAll: false, profile: TerminalProfile(isTerminal: true, columns: columns))
    #expect(page.heading.width() <= columns)
    #expect(page.heading.text.hasSuffix("passed, 24 of 24 points"))
    #expect(page.heading.text.contains("ColorPicker · A path") == (columns > 44))
    #expect(page.heading.text.contains("…") == (columns != 44))
  }

  @Test("names a mistake to those who teach, and to others what was seen")
  func reason() {
    let report = report(unmet, mistake: "no-current", message: "Your lamp has *no* current.")
    #expect(report.reason() == "no-current")
    #expect(report.observation() == "failed: The first task is done (and 1 more)")
  }

  private static let names: [(text: String, shown: String)] = [
    ("It hears show(_:) and then hide(_:).", "It hears show(_:) and then hide(_:)."),
    ("See `show(_:)`, and ``a`_b_`` too.", "See `show(_:)`, and `a`_b_` too."),
    (
      "An _underscore_ is a letter, a *star* is not.",
      "An _underscore_ is a letter, a *star* is not."
    ),
    ("One ` alone, show(_:) and hide(_:)", "One ` alone, show(_:) and hide(_:)"),
    ("It \\_was\\_ \\*escaped\\*", "It _was_ *escaped*"),
  ]

  @Test("explains first the check that names its line, not one that was stopped soon because of it")
  func stoppedSoon() {
    let soon = CheckResult(Self.checks[0], .timedOut, messages: ["It was still running."])
    var late = CheckResult(
      Self.checks[1], .timedOut, messages: ["Your code, at A.swift:7, was still running."])
    late.todo = 2
    func first(_ checks: CheckResult...) -> String? {
      Report(exercise: "ColorPicker", submission: "ada", status: .failed, checks: checks)
        .firstOpenCheck?.id
    }
    #expect(first(soon, late) == "second")
    #expect(first(soon) == "first")
  }

  @Test("keeps the underscores of names", arguments: names.indices)
  func underscores(_ index: Int) {
    let (words, shown) = Self.names[index]
    let result = CheckResult(Self.checks[0], .failed, messages: [.verbatim(words)])
    #expect(text(of: report(result)).contains(shown), "\(text(of: report(result)))")
  }

  @Test("keeps all of a value in quotes, and emphasizes words outside of them")
  func values() {
    let words = "It is \"*Ann* <b>\": *each* run"
    let result = CheckResult(Self.checks[0], .failed, messages: [.verbatim(words)])
    let profile = TerminalProfile(isTerminal: true, columns: 80, attributes: true)
    let lines = VerdictParts(report(result), files: [], profile: profile).firstOpenCheck()
    let text = lines.map(\.text).joined(separator: "\n")
    #expect(text.contains("It is \"*Ann* <b>\": each run"), "\(text)")
  }

  /// The list of a report's checks in this many rows.
  private func list(_ report: Report, columns: Int = 80, rows: Int) -> [String] {
    VerdictParts(report, files: [], profile: TerminalProfile(isTerminal: true, columns: columns))
      .list(rows: rows, more: Message.andMore(_:)).map(\.text)
  }

  @Test("fills the room there is with checks, first those that did not pass", arguments: 3...40)
  func filled(rows: Int) {
    for open in [0, 3, 20] {
      let lines = list(report(open: open, of: 30), rows: rows)
      #expect(lines.count == min(rows, 31), "\(open) of 30 in \(rows)")
      let shown = lines.filter { $0.contains("Check ") }
      #expect(shown.prefix(open).allSatisfy { $0.contains("✗") })
      if rows < 31 {
        #expect(lines.last?.contains("\(30 - shown.count)") == true)
      }
    }
  }

  @Test("shows the part of a long line that the compiler points at")
  func longLine() {
    let start = "let values = [" + (1...30).map { "\($0), " }.joined()
    var report = report(open: 0, of: 1)
    report.status = .doesNotCompile
    report.diagnostics = [
      Diagnostic(
        file: "A.swift", line: 1, column: start.utf8.count + 3, severity: .error,
        message: .verbatim("cannot find 'oops' in scope"), explanation: nil, notes: [])
    ]
    let files = [SourceFile(name: "A.swift", content: Data("  \(start)oops]\n".utf8))]
    let profile = TerminalProfile(isTerminal: true, columns: 60, attributes: false)
    let lines = VerdictParts(report, files: files, profile: profile).diagnostics(all: false)
      .map(\.text)
    let index = lines.firstIndex { $0.hasSuffix("^") } ?? 0
    #expect(index > 0 && lines[index].count < 60)
    #expect(lines[index - 1].hasPrefix("    …"))
    #expect(lines[index - 1].dropFirst(lines[index].count - 1).hasPrefix("oops]"))
  }

  @Test("cuts no check while there is room for all of it, and what is in parentheses first")
  func uncut() {
    var report = report(open: 0, of: 4)
    report.status = .failed
    let name = "The screen takes the download off the list that has ended"
    for index in 0..<2 {
      report.checks[index].name = "\(name) \(index)"
      report.checks[index].status = .pending
    }
    let narrow = 64
    let whole = list(report, columns: narrow, rows: 20)
    // It says so of the first of them.
    #expect(whole.joined().components(separatedBy: "nothing to judge yet").count == 2)
    #expect(!whole.joined().contains("…"))
    let tight = list(report, columns: narrow, rows: 5)
    #expect(tight.count == 5)
    #expect(tight[1] == "  · \(name) 0")
    #expect(list(report, columns: 40, rows: 5)[1].hasSuffix(" …"))
  }
}
