import CourseModel
import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import Reporting

@Suite("Report formats")
struct ReportFormatTests {
  @Test(
    "write every kind of report as their goldens have it",
    arguments: [ReportFormat.json, .junit, .csv])
  func goldens(format: ReportFormat) throws {
    let document = try format.document(of: Samples.all, asArray: true)
    try expectGolden(document, "all.\(format.rawValue)")
  }

  @Test("what JSON has no word for is an error, and no empty document")
  func unsayable() {
    var report = Samples.passed
    report.seconds.total = .nan
    #expect(throws: EncodingError.self) {
      try ReportFormat.json.document(of: [report], asArray: false)
    }
  }

  @Test("one report is a JSON object, unless the caller wants an array")
  func oneReport() throws {
    let object = try ReportFormat.json.document(of: [Samples.passed], asArray: false)
    let array = try ReportFormat.json.document(of: [Samples.passed], asArray: true)
    let decoder = JSONDecoder()
    #expect(try decoder.decode(Report.self, from: Data(object.utf8)) == Samples.passed)
    #expect(try decoder.decode([Report].self, from: Data(array.utf8)) == [Samples.passed])
  }

  @Test("JSON and CSV say why, as the table does, of every kind of report")
  func reasons() throws {
    let unknown = Report(
      exercise: "ColorPicker", submission: "student-06", status: .failed,
      checks: [
        CheckResult(Samples.checks[0], .timedOut, messages: ["It was still running."]),
        CheckResult(Samples.checks[1], .failed, messages: ["No."]),
      ])
    let reports = Samples.all + [unknown]
    let json = try ReportFormat.json.document(of: reports, asArray: true)
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let csv = try ReportFormat.csv.document(of: reports, asArray: true)

    #expect(
      objects.map { $0["reason"] as? String } == [
        nil, "forgets-cancel", "A.swift:2: cannot find 'x' in scope\u{1B}[2J & <more>",
        "There is no Swift file in it.", "the disk is full",
        "timed out: Done reports <the> \"colour\" (and 1 more)",
      ])
    #expect(objects[0].keys.contains("reason"))
    #expect(csv.contains(",doesNotCompile,0,6,,A.swift:2: cannot find 'x' in scope"))
    #expect(csv.contains(",failed,3,6,forgets-cancel,Your Cancel tells *nobody*.,"))
    #expect(
      csv.contains(",failed,0,5,,\"timed out: Done reports <the> \"\"colour\"\" (and 1 more)\","))
  }

  @Test("a check that is worth nothing is no reason where it has failed")
  func worthNothing() {
    let report = Report(
      exercise: "E", submission: "ada", status: .passed,
      checks: [CheckResult(Samples.checks[0], .passed), CheckResult(Samples.unfair, .failed)])

    #expect(report.reason() == "")
  }

  @Test("CSV begins with its first column's name, but for Excel with a byte order mark")
  func byteOrderMark() throws {
    let csv = try ReportFormat.csv.document(of: Samples.all, asArray: true)
    let excel = try ReportFormat.excel.document(of: Samples.all, asArray: true)

    #expect(csv.utf8.starts(with: "exercise,".utf8))
    #expect(Array(excel.utf8) == [0xEF, 0xBB, 0xBF] + Array(csv.utf8))
  }

  @Test("JUnit is well formed, counts right, and holds no control character")
  func junitIsWellFormed() throws {
    let text = try ReportFormat.junit.document(of: Samples.all, asArray: true)
    let document = try XMLDocument(data: Data(text.utf8))
    let root = try #require(document.rootElement())
    #expect(root.attribute(forName: "tests")?.stringValue == "15")
    #expect(root.attribute(forName: "failures")?.stringValue == "1")
    #expect(root.attribute(forName: "errors")?.stringValue == "10")
    #expect(try root.nodes(forXPath: "//testcase").count == 15)
    #expect(try root.nodes(forXPath: "//failure").count == 1)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("a check with nothing to judge yet is skipped in JUnit, and nobody's failure")
  func pendingIsSkipped() throws {
    let report = Report(
      exercise: "ColorPicker", submission: "student-06", status: .failed,
      checks: [
        CheckResult(Samples.checks[0], .failed, messages: ["No."]),
        CheckResult(Samples.checks[1], .pending),
        CheckResult(Samples.checks[2], .passed),
      ])
    let text = try ReportFormat.junit.document(of: [report], asArray: true)
    let document = try XMLDocument(data: Data(text.utf8))
    let suite = try #require(try document.nodes(forXPath: "//testsuite").first as? XMLElement)
    let counts = ["tests", "failures", "errors", "skipped"].map {
      suite.attribute(forName: $0)?.stringValue
    }
    #expect(counts == ["3", "1", "0", "1"])
    let skipped = try document.nodes(forXPath: "//testcase[skipped]/@name").map(\.stringValue)
    #expect(skipped == ["cancelReports: Cancel reports nil"])
    #expect(report.points == 1)
    #expect(report.reason() == "failed: Done reports <the> \"colour\"")
  }

  @Test("no cell of CSV starts a formula, and no errored report is a zero")
  func csvIsSafe() throws {
    let rows = try ReportFormat.csv.document(of: Samples.all, asArray: true)
      .split(separator: "\r\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(!rows.joined().contains { $0.first.map { "=+-@\t".contains($0) } ?? false })
    #expect(rows.last?[2...4] == ["errored", "", "6"])
  }
}
