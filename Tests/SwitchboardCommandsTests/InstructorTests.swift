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
    #expect(table.code == 4, "an empty folder is not read")
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

  @Test("a file that was not handed in is the stub's, and work that nobody can read is no zero")
  func incomplete() async throws {
    let tool = try Tool()
    func write(_ text: String, to path: String) throws {
      let file = tool.folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let name = "MainViewController.swift"
    let solution = try String(
      contentsOf: Tool.exercise("FlipSide").appending(path: "Solution/\(name)"), encoding: .utf8)
    try write(solution, to: "class/Ada_1_assignsubmission_file/\(name)")
    try write("an essay", to: "class/Max_2_assignsubmission_file/essay.docx")
    try write("struct Other {}", to: "class/Zoe_3_assignsubmission_file/Other.swift")
    try write(
      "Identifier,\"Full name\",Grade,\"Maximum Grade\"\nParticipant 1,Ada,,100\n"
        + "Participant 2,Max,,100\n", to: "sheet.csv")
    try write(
      #"{"format": 1, "title": "H", "exercises": [{"name": "FlipSide"}]}"#, to: "assignment.json")
    func grade(_ more: String...) async -> Tool.Outcome {
      await tool.call(
        arguments: ["grade", "class", "--course", Tool.repository.path] + more,
        judging: AnswerKey("incomplete") { files, exercise in
          files.count == 1 ? .of(exercise, failed: Set(exercise.checks.map(\.id))) : nil
        })
    }
    let one = await grade("--exercise", "FlipSide", "--gradebook", "sheet.csv")
    #expect(one.code == 4)
    #expect(one.output.contains(/Ada +✓ passed/), "\(one.output)")
    #expect(one.output.contains(/Max +! not read +\?/), "\(one.output)")
    #expect(one.output.contains("1 passed, 1 not passed yet, 1 not read"), "\(one.output)")
    for words in [
      "Ada: FlipsideViewController.swift was not handed in, so we took the stub's.",
      "set a grade with --adjust FILE: Max", "3 entries: 2 graded, 1 not read",
    ] { #expect(one.errorOutput.contains(words), "\(one.errorOutput)") }
    let sheet = try String(
      contentsOf: tool.folder.appending(path: "sheet-graded.csv"), encoding: .utf8)
    #expect(sheet.contains("Participant 2,Max,,100\n"), "\(sheet)")

    let assigned = await grade("--assignment", "assignment.json")
    #expect(assigned.code == 4)
    #expect(assigned.output.contains(/Max +! not read +\?\/10/), "\(assigned.output)")
    let csv = await grade("--exercise", "FlipSide", "--reporter", "csv")
    #expect(csv.output.contains("Max,rejected,,10,"), "\(csv.output)")
    let json = await grade("--exercise", "FlipSide", "--json")
    #expect(json.output.components(separatedBy: #""unread" : true"#).count == 2)

    try write("student,points,comment,by\nMax,7,read it,Miller\n", to: "adjust.csv")
    let set = await grade("--exercise", "FlipSide", "--adjust", "adjust.csv")
    #expect(set.code == 1)
    #expect(set.output.contains("?→7*/10"), "\(set.output)")
    #expect(!set.errorOutput.contains("look at them yourself"))
  }
}
