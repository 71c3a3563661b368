@testable import CourseModel
import Foundation
import Terminal
import Testing

@testable import Reporting

@Suite("Moved grades and grades set by hand, as text")
struct RegradeDocumentTests {
  private static let assignment = ClassAssignment(
    title: "Homework 3", parts: [ClassAssignment.Part(exercise: "ColorPicker")])

  private static let adjustment = Adjustment(points: 5, comment: "=oral, twice", by: "Miller")

  private static func regrade() -> Regrade {
    var (passed, failed) = (Samples.failed, Samples.passed)
    (passed.submission, failed.submission) = ("=a", "b")
    var new = [Samples.passed, Samples.failed]
    (new[0].submission, new[1].submission) = ("=a", "b")
    let grades = assignment.grades([new])
    return Regrade(from: [passed, failed], to: grades, of: assignment)
  }

  @Test("is a table that has what fell at the top")
  func table() {
    let profile = TerminalProfile(isTerminal: false, columns: 120)
    let text = profile.render(RegradeTable(Self.regrade(), profile: profile).lines)
    #expect(
      text == """
        submission  exercise     before  now  change  checks
        b           ColorPicker     6/6  3/6      −3  −cancelReports −noTrap
        =a          ColorPicker     3/6  6/6      +3  +cancelReports +noTrap

        """)
  }

  @Test("is CSV that starts no formula, and JSON")
  func documents() throws {
    let document = RegradeDocument(Self.regrade(), since: "old")
    let rows = try #require(try document.document(.csv)).split(separator: "\r\n")
    #expect(
      rows == [
        "kind,submission,exercise,old,oldMax,new,newMax,change,lost,gained,otherFiles,adjusted,"
          + "reasons",
        "fell,b,ColorPicker,6,6,3,6,-3,cancelReports noTrap,,,,",
        "rose,\"'=a\",ColorPicker,3,6,6,6,3,,cancelReports noTrap,,,",
      ])
    let text = try #require(try document.document(.json))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["format"] as? Int == 1)
    #expect(object["fell"] as? Bool == true)
    #expect((object["moves"] as? [[String: Any]])?.map { $0["change"] as? Double } == [-3, 3])
    for format in ReportFormat.allCases where ![.json, .csv, .excel].contains(format) {
      #expect(try document.document(format) == nil)
    }
  }

  @Test("a grade set by hand is the one that counts, with the grader's and why beside it")
  func adjusted() throws {
    var report = Samples.failed
    report.adjustment = Self.adjustment
    let profile = TerminalProfile(isTerminal: false, columns: 100)
    let row = profile.render(GradeTable([report], profile: profile).lines)
      .split(separator: "\n")[1]
    #expect(row.contains("3→5*/6"))
    var listening = profile
    listening.accessible = true
    #expect(AdjustedPoints("3", Self.adjustment).text(in: listening) == "3, set to 5")

    let rows = try ReportFormat.csv.document(of: [report, Samples.passed], asArray: true)
      .split(separator: "\r\n")
    #expect(rows[0].hasSuffix(",graderPoints,adjustment,adjustedBy"))
    #expect(rows[1].contains(",failed,5,6,"))
    #expect(rows[1].hasSuffix(",3,\"'=oral, twice\",Miller"))
    #expect(rows[2].hasSuffix(",,,"))

    let json = try ReportFormat.json.document(of: [report], asArray: false)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["points"] as? Double == 5)
    #expect(object["graderPoints"] as? Int == 3)
    #expect((object["adjustment"] as? [String: Any])?["by"] as? String == "Miller")
    #expect(try JSONDecoder().decode(Report.self, from: Data(json.utf8)) == report)
  }

  @Test("who is excused has no points, in none of the documents")
  func excused() throws {
    var report = Samples.failed
    report.adjustment = Adjustment(points: nil, comment: "ill", by: "Miller")
    let json = try ReportFormat.json.document(of: [report], asArray: false)
    #expect(json.contains("\"points\" : null"))
    let csv = try ReportFormat.csv.document(of: [report], asArray: true)
    #expect(csv.contains(",failed,,6,"))
    #expect(csv.hasSuffix(",3,excused: ill,Miller\r\n"))
    let grades = Self.assignment.grades([[Samples.failed]]).map {
      $0.adjusted(by: report.adjustment)
    }
    let sheet = try #require(try GradeSheet(of: Self.assignment, grades).document(.csv))
    #expect(sheet.contains(",,6,,0,"))
    #expect(sheet.hasSuffix(",3,excused: ill,Miller\r\n"))
    let profile = TerminalProfile(isTerminal: false, columns: 100)
    let table = AssignmentTable(Self.assignment, grades, profile: profile).lines
    #expect(profile.render(table).contains("3→excused*/6"))
  }
}
