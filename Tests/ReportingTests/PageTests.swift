@testable import CourseModel
import Foundation
import Terminal
import TestSupport
import Testing

@testable import Reporting

@Suite("Pages for the terminal")
struct PageTests {
  static let profiles = [
    "plain": TerminalProfile.plain,
    "color": TerminalProfile(
      isTerminal: true, columns: 60, colorDepth: .sixteen, attributes: true),
    "accessible": TerminalProfile(isTerminal: true, columns: 60, accessible: true),
  ]

  @Test("a verdict of every kind, like its golden", arguments: profiles.keys.sorted())
  func verdicts(profile: String) throws {
    let place = try #require(Self.profiles[profile])
    let pages = Samples.all.map { report in
      let page = VerdictPage(
        report, title: "Report back", files: Samples.files, explainsAll: false, profile: place)
      return place.render(page.lines)
    }
    try expectGolden(pages.joined(separator: "----\n"), "verdict.\(profile).txt")
  }

  @Test("nothing has failed in a stub as it was given", arguments: profiles.values)
  func untouched(place: TerminalProfile) {
    var report = Samples.failed
    report.isUntouched = true
    let page = VerdictPage(
      report, title: "Report back", files: [], explainsAll: false, profile: place)
    let text = place.render(page.lines)
    #expect(text.contains("not begun yet"))
    #expect(!text.contains("of 6 points"))
    #expect(!text.contains("✗"))
    #expect(!text.contains("failed:"))
  }

  @Test("of what a loop prints, the first and the last five lines")
  func loop() {
    let printed = (1...40).map { "line \($0)" }.joined(separator: "\n")
    let checks = Samples.checks.map { CheckResult($0, .failed, printed: printed) }
    let report = Report(exercise: "ColorPicker", submission: "s", status: .failed, checks: checks)
    let page = VerdictPage(
      report, title: "Report back", files: [], explainsAll: false, profile: .plain)
    let text = TerminalProfile.plain.render(page.lines)
    #expect(text.contains("line 5\n"))
    #expect(text.contains("… 30 more lines …"))
    #expect(!text.contains("line 6\n"))
    #expect(!text.contains("line 35\n"))
    #expect(text.contains("line 36\n"))
  }

  @Test("all messages, with --verbose")
  func explainsAll() throws {
    let page = VerdictPage(
      Samples.failed, title: "Report back", files: [], explainsAll: true, profile: .plain)
    let text = TerminalProfile.plain.render(page.lines)
    #expect(text.contains("the delegate heard nothing"))
    #expect(text.contains("Index out of range"))
  }

  @Test("what has ended the program in several checks is said once, and then named")
  func sameCrash() throws {
    let checks = Samples.checks.map {
      CheckResult($0, .crashed, messages: ["Your code stopped the program at A.swift:5: nil."])
    }
    let report = Report(exercise: "ColorPicker", submission: "s", status: .failed, checks: checks)
    let text = TerminalProfile.plain.render(
      VerdictPage(report, title: "Report back", files: [], explainsAll: true, profile: .plain).lines
    )
    #expect(text.ranges(of: "Your code stopped the program").count == 1)
    #expect(
      text.ranges(of: "The same as in “\(Samples.checks[0].name)”.").count == checks.count - 1)
  }

  @Test("a check that ended the program names the line, also where another is explained")
  func whereItCrashed() {
    let checks = Samples.checks.enumerated().map { index, check in
      CheckResult(
        check, index == 0 ? .failed : .crashed,
        messages: ["Your code stopped the program at A.swift:5: nil."])
    }
    var report = Report(exercise: "ColorPicker", submission: "s", status: .failed, checks: checks)
    report.checks[1].todo = 2
    report.checks[2].todo = 2
    let text = TerminalProfile.plain.render(
      VerdictPage(
        report, title: "Report back", files: [SourceFile(name: "A.swift", content: Data())],
        explainsAll: false, profile: .plain
      ).lines)
    #expect(text.ranges(of: "(crashed: A.swift:5)").count == 2)
  }

  @Test("a line that the explained check has named is not named again in the list")
  func sameLine() {
    let checks = Samples.checks.enumerated().map { index, check in
      CheckResult(
        check, .timedOut,
        messages: [.verbatim("It was still running, at A.swift:\(index == 2 ? 7 : 5).")])
    }
    let report = Report(exercise: "ColorPicker", submission: "s", status: .failed, checks: checks)
    let text = TerminalProfile.plain.render(
      VerdictPage(
        report, title: "Report back", files: [SourceFile(name: "A.swift", content: Data())],
        explainsAll: false, profile: .plain
      ).lines)
    #expect(!text.contains("(timed out: A.swift:5)"))
    #expect(text.ranges(of: "(timed out: A.swift:7)").count == 1)
  }

  @Test("a row does not end between TODO and its number", arguments: 20...60)
  func todo(columns: Int) throws {
    var profile = TerminalProfile.plain
    profile.columns = columns
    let checks = Samples.checks.enumerated().map { index, check in
      var check = check
      check.todo = index + 1
      return CheckResult(check, .pending)
    }
    let report = Report(exercise: "ColorPicker", submission: "s", status: .failed, checks: checks)
    let lines = VerdictPage(
      report, title: "Report back", files: [], explainsAll: true, profile: profile
    ).lines.map(\.text)
    #expect(lines.allSatisfy { !$0.hasSuffix("TODO") })
  }

  @Test("all checks say which TODO decides them, with --verbose")
  func explainsAllByTODO() throws {
    let checks = Samples.checks.enumerated().map { index, check in
      var check = check
      check.todo = index + 1
      return CheckResult(check, index == 0 ? .passed : .failed, messages: ["Nothing was heard."])
    }
    let report = Report(exercise: "ColorPicker", submission: "s", status: .failed, checks: checks)
    let text = TerminalProfile.plain.render(
      VerdictPage(report, title: "Report back", files: [], explainsAll: true, profile: .plain).lines
    )
    for (check, todo) in zip(Samples.checks, 1...) {
      #expect(text.contains("\(check.name) · TODO\u{A0}\(todo)\n"))
    }
  }

  @Test("a matrix of mistakes and checks, like its golden", arguments: profiles.keys.sorted())
  func matrix(profile: String) throws {
    let place = try #require(Self.profiles[profile])
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let exercise = try Exercise(
      at: root.deletingLastPathComponent().appending(path: "Exercises/FlipSide"))
    func report(_ mistake: String, _ open: [String: CheckStatus]) -> Report {
      Report(
        exercise: exercise.name, submission: mistake, status: .failed,
        checks: exercise.checks.map { CheckResult($0, open[$0.id] ?? .passed) })
    }
    let matrix = AuditMatrix(
      exercise,
      [
        report("one-for-ever", ["infoWorksAgain": .failed, "flipSideIsFreed": .failed]),
        report("force-unwraps", ["noDelegateNoTrap": .crashed]),
      ], profile: place)
    try expectGolden(place.render(matrix.lines), "matrix.\(profile).txt")
  }

  @Test("a table of every kind, like its golden", arguments: profiles.keys.sorted())
  func table(profile: String) throws {
    let place = try #require(Self.profiles[profile])
    let table = GradeTable(Samples.all, profile: place)
    try expectGolden(place.render(table.lines), "table.\(profile).txt")
  }
}
