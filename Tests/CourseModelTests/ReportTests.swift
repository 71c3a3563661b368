import Foundation
import Messages
import TestSupport
import Testing

@testable import CourseModel

@Suite("A report")
struct ReportTests {
  private let lamp = Check(id: "shines", name: "It shines", points: 3, kind: .test)
  private let bell = Check(id: "rings", name: "It rings", points: 2, kind: .test)

  @Test("adds up the points of the checks that passed")
  func addsPoints() {
    let report = report(status: .failed)

    #expect(report.points == 3)
    #expect(report.maxPoints == 5)
    #expect(!report.passed)
  }

  @Test("is written with sorted keys, nulls in their place, slashes as they are")
  func encodes() throws {
    let text = String(decoding: try Report.encoder.encode(report(status: .failed)), as: UTF8.self)

    #expect(
      text == """
        {
          "checks" : [
            {
              "id" : "shines",
              "maxPoints" : 3,
              "messages" : [

              ],
              "name" : "It shines",
              "points" : 3,
              "seconds" : 0.25,
              "status" : "passed",
              "todo" : 1
            },
            {
              "id" : "rings",
              "maxPoints" : 2,
              "messages" : [
                "Silence.",
                "Nobody tapped/rang."
              ],
              "name" : "It rings",
              "points" : 0,
              "seconds" : 0.5,
              "status" : "failed",
              "todo" : 1
            }
          ],
          "course" : "switchboard",
          "diagnostics" : [
            {
              "allow" : null,
              "column" : 7,
              "explanation" : null,
              "file" : "Lamp.swift",
              "isEcho" : false,
              "line" : 3,
              "message" : "never used",
              "notes" : [
                {
                  "column" : 1,
                  "file" : "Lamp.swift",
                  "line" : 2,
                  "message" : "declared here"
                }
              ],
              "severity" : "warning"
            }
          ],
          "exercise" : "Lamp",
          "format" : 1,
          "ignored" : [

          ],
          "maxPoints" : 5,
          "message" : null,
          "mistake" : null,
          "points" : 3,
          "provenance" : {
            "content" : "c0ffee",
            "grader" : "0.1.0",
            "judgedAt" : "2026-11-22T10:00:00Z",
            "suite" : "5u17e"
          },
          "seconds" : {
            "admission" : 0.25,
            "build" : 0.5,
            "run" : 0.125,
            "suite" : 0,
            "total" : 0.75
          },
          "status" : "failed",
          "submission" : "class/ada",
          "untouched" : false
        }
        """)
  }

  @Test("is read back as it was written", arguments: ReportStatus.allCases)
  func decodes(status: ReportStatus) throws {
    let report = report(status: status, mistake: "dark", message: "Your lamp is dark.")

    let copy = try JSONDecoder().decode(Report.self, from: Report.encoder.encode(report))

    #expect(copy == report)
  }

  @Test("is read back with every status of a check", arguments: CheckStatus.allCases)
  func decodes(status: CheckStatus) throws {
    let report = Report(
      exercise: "Lamp", submission: "ada", status: .failed, checks: [CheckResult(lamp, status)])

    let copy = try JSONDecoder().decode(Report.self, from: Report.encoder.encode(report))

    #expect(copy == report)
  }

  @Test("is read although it has keys that are unknown")
  func ignoresUnknownKeys() throws {
    let text = String(decoding: try Report.encoder.encode(report(status: .failed)), as: UTF8.self)
      .replacing("\"format\" : 1,", with: "\"format\" : 1, \"grader\" : \"2\",")

    let copy = try JSONDecoder().decode(Report.self, from: Data(text.utf8))

    #expect(copy == report(status: .failed))
  }

  @Test("says of itself whether it is of an untouched stub, also where it is older than that")
  func untouched() throws {
    let stub = Report(
      exercise: "Lamp", submission: "ada", status: .failed, message: "Begin here.",
      isUntouched: true, checks: [CheckResult(lamp, .failed)])
    let text = String(decoding: try Report.encoder.encode(stub), as: UTF8.self)
    #expect(try JSONDecoder().decode(Report.self, from: Data(text.utf8)) == stub)
    let old = text.replacing(/,\s*"untouched" : true/, with: "")
    #expect(old != text)
    #expect(try JSONDecoder().decode(Report.self, from: Data(old.utf8)).isUntouched)
    let explained = report(status: .failed, mistake: "dark", message: "Your lamp is dark.")
    #expect(!explained.isUntouched)
  }

  @Test("is read although it is older than the name of its course")
  func readsReportWithoutCourse() throws {
    let text = String(decoding: try Report.encoder.encode(report(status: .failed)), as: UTF8.self)
      .replacing("\"course\" : \"switchboard\",", with: "")

    let copy = try JSONDecoder().decode(Report.self, from: Data(text.utf8))

    #expect(copy.course == nil)
    #expect(copy.checks == report(status: .failed).checks)
  }

  @Test("is read although it is older than its provenance")
  func readsReportWithoutProvenance() throws {
    let text = String(decoding: try Report.encoder.encode(report(status: .failed)), as: UTF8.self)
      .replacing("\"provenance\" :", with: "\"past\" :")

    let copy = try JSONDecoder().decode(Report.self, from: Data(text.utf8))

    #expect(copy.provenance == nil)
    #expect(copy.checks == report(status: .failed).checks)
  }

  @Test("is read although it is older than what is said about the compiler's words")
  func readsReportWithoutExplanations() throws {
    let old = """
      {"column": 7, "file": "Lamp.swift", "line": 3, "message": "never used", "severity": "error"}
      """

    let diagnostic = try JSONDecoder().decode(Diagnostic.self, from: Data(old.utf8))

    #expect(
      diagnostic
        == Diagnostic(
          file: "Lamp.swift", line: 3, column: 7, severity: .error, message: "never used"))
  }

  @Test("is read back with all that is said about the compiler's words")
  func readsExplanation() throws {
    let diagnostic = Diagnostic(
      file: "Lamp.swift", line: 3, column: 7, severity: .error, message: "never used",
      explanation: "Nobody *asks*.", isCascading: true)

    let data = try JSONEncoder().encode(diagnostic)

    #expect(try JSONDecoder().decode(Diagnostic.self, from: data) == diagnostic)
  }

  @Test(
    "is handed on with an escape for whatever shows nothing or drives a terminal, and read back",
    arguments: [
      "\u{1B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{2028}", "\u{2060}", "\u{3164}",
      "\u{FFF9}", "\u{E0041}",
    ])
  func escapes(hidden: String) throws {
    let json = try Report.json(["a\(hidden)b"])

    #expect(!String(decoding: json, as: UTF8.self).contains(hidden))
    #expect(try JSONDecoder().decode([String].self, from: json) == ["a\(hidden)b"])
  }

  @Test("of a newer format is refused with a sentence, whatever else is in it")
  func refusesNewerFormat() throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Report.self, from: Data(#"{"format": 2}"#.utf8))
    }

    guard case .dataCorrupted(let context) = error else {
      Issue.record("the error is \(error)")
      return
    }
    #expect(
      context.debugDescription
        == "this report has format 2; this switchboard reads up to 1: install a newer one")
  }

  private func report(
    status: ReportStatus, mistake: String? = nil, message: Message? = nil
  ) -> Report {
    Report(
      course: "switchboard", exercise: "Lamp", submission: "class/ada", status: status,
      mistake: mistake, message: message,
      checks: [
        CheckResult(lamp, .passed, seconds: 0.25),
        CheckResult(bell, .failed, messages: ["Silence.", "Nobody tapped/rang."], seconds: 0.5),
      ],
      diagnostics: [
        Diagnostic(
          file: "Lamp.swift", line: 3, column: 7, severity: .warning, message: "never used",
          notes: [
            Diagnostic.Note(file: "Lamp.swift", line: 2, column: 1, message: "declared here")
          ])
      ],
      seconds: Report.Timing(build: 0.5, admission: 0.25, suite: 0, run: 0.125, total: 0.75),
      provenance: Report.Provenance(
        judgedAt: "2026-11-22T10:00:00Z", content: "c0ffee", grader: "0.1.0", suite: "5u17e"))
  }
}
