import CourseModel
import Foundation
import GradingTestSupport
import Testing

@Suite("An instructor's way")
struct InstructorTests {
  /// Creates thirty submissions: the solution and the mistakes in turn, an empty folder, a syntax
  /// error.
  private func makeClass(in tool: Tool) throws -> (folder: URL, expected: [String: String]) {
    let exercise = Tool.exercise("ColorPicker")
    let mistakes = try FileManager.default.contentsOfDirectory(
      at: exercise.appending(path: "Mistakes"), includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    var expected: [String: String] = [:]
    let folder = tool.folder.appending(path: "class")
    for number in 1...28 {
      let name = "student-" + String(String(100 + number).dropFirst())
      let submission = folder.appending(path: name)
      try tool.copy(exercise.appending(path: "Solution"), over: submission)
      if number % 2 == 0 {
        let mistake = mistakes[(number / 2) % mistakes.count]
        try tool.copy(mistake, over: submission)
        expected[name] = mistake.lastPathComponent
      } else {
        expected[name] = "passed"
      }
    }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "student-29"), withIntermediateDirectories: true)
    expected["student-29"] = "rejected"
    try tool.copy(
      exercise.appending(path: "Solution"), over: folder.appending(path: "student-30/Sources"))
    try Data("public class {".utf8).write(
      to: folder.appending(path: "student-30/Sources/Extra.swift"))
    expected["student-30"] = "doesNotCompile"
    return (folder, expected)
  }

  @Test("thirty submissions become a table, a report each, JSON, JUnit and CSV that agree")
  func gradesAClass() async throws {
    let tool = try Tool()
    let (folder, expected) = try makeClass(in: tool)
    let grade = ["grade", folder.path, "--exercise", "ColorPicker"]
    let course = ["--course", Tool.repository.path]

    let table = await tool.call(arguments: grade + course + ["--output", "reports"])
    #expect(table.code == 1)
    #expect(table.output.contains("30 submissions, 14 passed, 14 not passed yet"))

    let json = await tool.call(arguments: grade + course + ["--json"])
    let reports = try JSONDecoder().decode([Report].self, from: Data(json.output.utf8))
    let verdicts = reports.map { ($0.submission, $0.mistake ?? $0.status.rawValue) }
    #expect(reports.map(\.submission) == expected.keys.sorted())
    #expect(Dictionary(uniqueKeysWithValues: verdicts) == expected)

    let files = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appending(path: "reports").path)
    #expect(
      files.filter { !$0.hasPrefix(".") }.sorted() == expected.keys.sorted().map { $0 + ".json" })
    let kept = try JSONDecoder().decode(
      Report.self,
      from: Data(contentsOf: tool.folder.appending(path: "reports/student-02.json")))
    #expect(kept.mistake == expected["student-02"])

    let csv = await tool.call(arguments: grade + course + ["--reporter", "csv"])
    #expect(csv.output.split(separator: "\r\n").count >= 31)
    let junit = await tool.call(arguments: grade + course + ["--reporter", "junit"])
    let checks = reports.reduce(0) { $0 + $1.checks.count }
    #expect(junit.output.contains(#"<testsuites tests="\#(checks)""#))
  }

  @Test("one submission, a workspace that was handed in whole, two paths of the same name")
  func paths() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let course = ["--course", Tool.repository.path, "--exercise", "FlipSide", "--json"]
    let one = await tool.call(arguments: ["grade", workspace.path] + course)
    let report = try JSONDecoder().decode(Report.self, from: Data(one.output.utf8))
    #expect(report.submission == "workspace")
    #expect(report.status == .failed)

    for group in ["a", "b"] {
      try tool.copy(
        Tool.exercise("FlipSide").appending(path: "Solution"),
        over: tool.folder.appending(path: "\(group)/same"))
    }
    let two = await tool.call(arguments: ["grade", "a", "b"] + course)
    let both = try JSONDecoder().decode([Report].self, from: Data(two.output.utf8))
    #expect(both.map(\.submission) == ["a/same", "b/same"])
    #expect(two.code == 0)
  }
}
