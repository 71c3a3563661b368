@testable import CourseModel
import Foundation
import Terminal
import TestSupport
import Testing

@testable import Reporting

/// The input formats of platforms, compared with their specifications, which are written down here.
@Suite("A platform's format")
struct PlatformFormatTests {
  typealias Object = [String: Any]

  /// Reports of every kind, and one of hostile text.
  static let reports: [Report] =
    Samples.all + [
      Report(
        exercise: "E", submission: "x", status: .failed,
        message: "::error::\u{1B}[2J%0A\r\n::stop-commands::x",
        checks: [
          CheckResult(
            Check(id: "a", name: "a,b:c%\n::error::", points: 1, kind: .test), .failed,
            messages: [.verbatim(String(repeating: "long ", count: 20_000)), "b"],
            printed: String(repeating: "ä", count: 2_000)),
          CheckResult(Check(id: "b", name: "b", points: 2, kind: .test), .pending),
        ]),
      Report(
        exercise: "E", submission: "x", status: .rejected,
        message: .verbatim(String(repeating: "ä", count: 70_000)), checks: []),
    ]

  private func object(_ format: ReportFormat, _ report: Report) throws -> Object {
    let text = try format.document(of: [report], asArray: false)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  /// Expects an object with these keys, each with a type; keys with `?` may be missing.
  private func expect(_ object: Object, _ shape: [String: Any.Type]) {
    let keys = Dictionary(
      uniqueKeysWithValues: shape.map { key, type in
        (key.hasSuffix("?") ? String(key.dropLast()) : key, type)
      })
    for (key, value) in object {
      guard let type = keys[key] else {
        Issue.record("\(key) is not in the specification")
        continue
      }
      let fits =
        switch type {
        case is String.Type: value is String
        case is Bool.Type: value is Bool
        case is Double.Type: value is Double
        case is [Any].Type: value is [Any]
        default: value is Object
        }
      #expect(fits, "\(key) is \(value)")
    }
    for key in shape.keys where !key.hasSuffix("?") { #expect(object[key] != nil, "\(key)") }
  }

  @Test("of Gradescope has its keys, and no score where nothing was judged", arguments: reports)
  func gradescope(_ report: Report) throws {
    let object = try object(.gradescope, report)
    expect(
      object,
      [
        "score?": Double.self, "execution_time?": Double.self, "output?": String.self,
        "output_format?": String.self, "tests?": [Any].self,
      ])
    #expect(
      ["text", "html", "simple_format", "md", "ansi"].contains(object["output_format"] as? String))
    let tests = object["tests"] as? [Object] ?? []
    for test in tests {
      expect(
        test,
        [
          "score?": Double.self, "max_score?": Double.self, "status?": String.self,
          "name?": String.self, "number?": String.self, "output?": String.self,
        ])
      #expect(["passed", "failed"].contains(test["status"] as? String))
    }
    if report.status == .errored {
      #expect(object["score"] == nil)
      #expect(object["tests"] == nil)
    } else {
      #expect(object["score"] as? Int == report.points)
      #expect(tests.compactMap { $0["score"] as? Int }.reduce(0, +) == report.points)
      #expect(tests.count == report.checks.count)
    }
  }

  @Test("of Exercism has its rules, version 3", arguments: reports)
  func exercism(_ report: Report) throws {
    let object = try object(.exercism, report)
    expect(
      object,
      [
        "version": Double.self, "status": String.self, "message?": String.self,
        "tests?": [Any].self,
      ])
    #expect(object["version"] as? Int == 3)
    let status = try #require(object["status"] as? String)
    #expect(["pass", "fail", "error"].contains(status))
    let message = object["message"] as? String
    if status == "error" { #expect(message?.isEmpty == false) }
    #expect((message ?? "").utf8.count <= 65_535)
    let tests = object["tests"] as? [Object]
    if status != "error" { #expect(tests?.isEmpty == false) }
    for test in tests ?? [] {
      expect(
        test,
        [
          "name": String.self, "status": String.self, "message?": String.self,
          "output?": String.self, "task_id?": Double.self, "test_code?": String.self,
        ])
      let status = try #require(test["status"] as? String)
      #expect(["pass", "fail", "error"].contains(status))
      if status != "pass" { #expect((test["message"] as? String)?.isEmpty == false) }
      let output = test["output"] as? String ?? ""
      #expect(output.unicodeScalars.count <= 500)
      #expect(
        !output.hasPrefix("ää")
          || output.hasSuffix("\nOutput was truncated. Please limit to 500 chars"))
      #expect((test["message"] as? String ?? "").utf8.count <= 65_535)
    }
    let statuses = Set((tests ?? []).compactMap { $0["status"] as? String })
    if status == "pass" { #expect(statuses == ["pass"]) }
    if status == "fail" { #expect(!statuses.isDisjoint(with: ["fail", "error"])) }
  }

  @Test("of Autolab ends with a line of scores, by the problem's name", arguments: reports)
  func autolab(_ report: Report) throws {
    let text = try ReportFormat.autolab.document(of: [report], asArray: false)
    #expect(text.hasSuffix("}\n"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count == 2)
    let objects = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Object)
    }
    #expect(objects[0]["_presentation"] as? String == "semantic")
    let stages = try #require(objects[0]["stages"] as? [String])
    for stage in stages {
      let tests = try #require(objects[0][stage] as? [String: Object])
      for test in tests.values { expect(test, ["passed": Bool.self, "hint?": String.self]) }
    }
    let scores = try #require(objects[1]["scores"] as? [String: Int])
    #expect(scores == (report.status == .errored ? [:] : [report.exercise: report.points]))
    #expect(
      objects[1]["scoreboard"] as? [Int] == (report.status == .errored ? nil : [report.points]))
  }

  @Test("of Classroom 50 has its schema, and who it is from the environment", arguments: reports)
  func classroom50(_ report: Report) throws {
    let text = try ReportFormat.classroom50.document(
      of: [report], asArray: false,
      environment: [
        "CLASSROOM": "cs", "ASSIGNMENT": "flip", "OWNER": "ada", "ASSIGNMENT_TYPE": "group",
        "SUBMISSION_TAG": "submit/2026-11-22T10-00-00Z-abc1234", "COMMIT_URL": "https://c",
      ])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    expect(
      object,
      [
        "schema": String.self, "classroom": String.self, "assignment": String.self,
        "assignment_type": String.self, "owner": String.self, "submission": String.self,
        "commit": String.self, "release": String.self, "review": String.self,
        "datetime": String.self, "graded_at?": String.self, "score": Double.self,
        "max-score": Double.self, "tests": [Any].self,
      ])
    #expect(object["schema"] as? String == "classroom50/result/v1")
    #expect(object["owner"] as? String == "ada")
    #expect(object["datetime"] as? String == "2026-11-22T10:00:00Z")
    for test in try #require(object["tests"] as? [Object]) {
      expect(
        test,
        [
          "test-name": String.self, "passed": Bool.self, "score": Double.self,
          "max-score": Double.self, "message?": String.self,
        ])
    }
  }

  @Test("of GitHub Classroom is JSON in base64", arguments: reports)
  func classroom(_ report: Report) throws {
    let text = try ReportFormat.classroom.document(of: [report], asArray: false)
    let data = try #require(Data(base64Encoded: text.trimmingCharacters(in: .newlines)))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
    expect(
      object,
      [
        "version?": Double.self, "status": String.self, "max_score": Double.self,
        "tests": [Any].self,
      ])
    for test in try #require(object["tests"] as? [Object]) {
      expect(
        test,
        [
          "name": String.self, "status": String.self, "message?": String.self,
          "score": Double.self,
        ])
      #expect(["pass", "fail", "error"].contains(test["status"] as? String))
    }
  }

  /// A command as read by the runner of GitHub Actions (actions/runner, ActionCommand.cs).
  private struct Command {
    let name: String
    let properties: [String: String]
    let message: String

    init?(_ line: Substring) {
      guard let match = line.wholeMatch(of: /::(\w+) ?(.*?)::(.*)/) else { return nil }
      name = String(match.1)
      var properties: [String: String] = [:]
      for property in match.2.split(separator: ",") {
        let parts = property.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        properties[String(parts[0])] = Self.unescaped(parts[1])
      }
      self.properties = properties
      message = Self.unescaped(match.3)
    }

    private static func unescaped(_ text: Substring) -> String {
      String(text).replacing("%0D", with: "\r").replacing("%0A", with: "\n").replacing(
        "%3A", with: ":"
      )
      .replacing("%2C", with: ",").replacing("%25", with: "%")
    }
  }

  @Test("of GitHub names the students if there are several")
  func githubClass() throws {
    let text = try ReportFormat.github.document(
      of: [Samples.failed, Samples.uncompiled], asArray: true)
    let commands = try text.split(separator: "\n").map { try #require(Command($0), "\($0)") }
    let names = [Samples.failed, Samples.uncompiled].map { Sanitizer.clean($0.submission) }
    #expect(
      commands.allSatisfy { command in
        names.contains { command.properties["title"]?.hasPrefix($0) == true }
      }, "\(text)")
  }

  @Test("of GitHub names the exercise of each line if there are several")
  func githubExercises() throws {
    let reports = ["Lamp", "Picker"].map { Grades.report(3, of: 4, exercise: $0) }
    let text = try ReportFormat.github.document(of: reports, asArray: true)
    for line in text.split(separator: "\n").prefix(2) { #expect(line.contains("ada%3A Lamp%3A ")) }
    #expect(text.split(separator: "\n").count { $0.contains("ada%3A Picker%3A ") } == 3, "\(text)")
  }

  @Test("of GitHub is a command in each line, whatever students write", arguments: reports)
  func github(_ report: Report) throws {
    let text = try ReportFormat.github.document(of: [report], asArray: true)
    let lines = text.split(separator: "\n")
    let commands = try lines.map { try #require(Command($0), "\($0)") }
    #expect(Set(commands.map(\.name)).isSubset(of: ["error", "warning", "notice"]))
    let points = commands.filter { $0.properties["title"] == "Autograding complete" }
    #expect(
      points.map(\.message)
        == (report.status == .errored
          ? []
          : [
            "Points \(report.points)/\(report.maxPoints)"
          ]))
    let wrong = report.checks.filter(\.status.isWrong).count
    let errors = report.diagnostics.count { $0.severity == .error }
    #expect(commands.count { $0.name == "error" } == wrong + errors)
    #expect(!text.contains("\u{1B}"))
  }

  @Test("tells no student the names of mistakes")
  func mistakes() throws {
    for format in ReportFormat.allCases where format.isOfOne || format == .github {
      let text = try format.document(of: [Samples.failed], asArray: false)
      #expect(!text.contains("forgets-cancel"), "\(format)")
    }
  }
}
