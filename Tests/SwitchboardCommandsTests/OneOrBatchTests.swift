import CourseModel
import Foundation
import GradingTestSupport
import Testing

/// A folder that may be one submission or many: no submission replaces another.
@Suite("One submission or a batch")
struct OneOrBatchTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  private func add(_ path: String) throws {
    try tool.copy(
      Tool.exercise("FlipSide").appending(path: "Solution"),
      over: tool.folder.appending(path: path))
  }

  private func grade(_ arguments: String...) async throws -> Tool.Outcome {
    await tool.call(arguments: ["grade"] + arguments + ["--exercise", "FlipSide", "--json"])
  }

  private func reports(_ outcome: Tool.Outcome) throws -> [Report] {
    try JSONDecoder().decode([Report].self, from: Data(outcome.output.utf8))
  }

  @Test(
    "needs an option where it could be both; with it, every submission has a row",
    arguments: ["class/Sources", "class/Exercises/FlipSide/Sources", "class"])
  func swallowing(_ place: String) async throws {
    try add("class/ada")
    try add("class/bob/Sources")
    try add(place)

    let asked = try await grade("class")
    let batch = try reports(await grade("class", "--batch"))
    let one = try await grade("class", "--one")

    #expect(asked.code == 64)
    #expect(asked.output == "")
    #expect(asked.errorOutput.contains("switchboard: class could be one submission ("))
    #expect(asked.errorOutput.hasSuffix("of them (ada, bob); say which: --one or --batch\n"))
    #expect(batch.map(\.submission).filter { ["ada", "bob"].contains($0) } == ["ada", "bob"])
    #expect(batch.count == (place == "class" ? 4 : 3))
    let report = try JSONDecoder().decode(Report.self, from: Data(one.output.utf8))
    #expect(report.submission == "class")
  }

  @Test("has a row for each loose Swift file, which is a submission of one file")
  func looseFiles() async throws {
    try add("class/ada")
    try add("class")
    try Data("print(1)\n".utf8).write(to: tool.folder.appending(path: "class/main.swift"))

    let reports = try reports(await grade("class", "--batch"))

    let verdicts = reports.map { "\($0.submission): \($0.status.rawValue)" }
    #expect(
      verdicts == [
        "FlipsideViewController.swift: failed", "MainViewController.swift: passed",
        "ada: passed", "main.swift: rejected",
      ])
    #expect(
      reports.last?.message
        == "main.swift is not judged: hand in the files of the exercise's Sources folder.")
  }

  @Test("excludes each other")
  func exclusive() async throws {
    let outcome = try await grade("class", "--one", "--batch")
    #expect(outcome.code == 64)
    #expect(outcome.errorOutput.hasPrefix("Error: --one and --batch cannot be used together."))
  }

  @Test("has a row for each name, whatever it is made of")
  func oddNames() async throws {
    try add("class/ada")
    let made = try tool.shell(
      """
      cd class
      cp -r ada "$(printf 'j\\377')"; cp -r ada "$(printf 'j\\376')"
      bsdtar --format zip -cf "$(printf 'k\\377.zip')" ada
      touch "$(printf 'notes\\377.txt')"
      """, in: tool.folder)
    try #require(made.code == 0)

    let outcome = try await grade("class")
    let reports = try reports(outcome)

    #expect(outcome.code == 4)
    #expect(
      reports.map(\.submission) == [
        "ada", "j\u{FFFD}", "j\u{FFFD} (2)", "k\u{FFFD}.zip", "notes\u{FFFD}.txt",
      ])
    #expect(reports.map(\.status) == [.passed, .rejected, .rejected, .rejected, .rejected])
    #expect(
      reports.last?.message
        == "Its name is not UTF-8, so it cannot be opened: rename it, and grade it again.")
  }
}
