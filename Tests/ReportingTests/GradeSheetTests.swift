@testable import CourseModel
import Foundation
import Terminal
import Testing

@testable import Reporting

@Suite("A sheet of grades")
struct GradeSheetTests {
  private static let assignment = ClassAssignment(
    title: "Homework 3", parts: [ClassAssignment.Part(exercise: "ColorPicker", weight: 10)],
    due: Date(iso8601: "2026-11-22T00:00:00Z"),
    late: ClassAssignment.LatePolicy(percentPerDay: 10))

  private static let grades = Samples.all.enumerated().map { index, report in
    var report = report
    report.delivery = Delivery(
      platform: "moodle", students: [Student(id: "\(index)", name: "=Jane, Doe")],
      submittedAt: index == 0 ? "2026-11-22T10:00:00Z" : nil)
    return assignment.grade([report])
  }

  private static let sheet = GradeSheet(of: assignment, grades)

  @Test(
    "has a row for each student, as CSV that starts no formula, and no zero for what was not judged"
  )
  func csv() throws {
    let text = try #require(try Self.sheet.document(.csv))
    let rows = text.split(separator: "\r\n")
    #expect(
      rows[0]
        == "student,id,login,name,email,attempt,submittedAt,points,maxPoints,daysLate,percentOff,"
        + "ColorPicker,notes")
    #expect(
      rows[1] == "student-01,0,,\"'=Jane, Doe\",,,2026-11-22T10:00:00Z,9,10,1,10,10,")
    #expect(rows.last?.contains(",,10,0,0,,") == true)
    #expect(rows.count == 6)
    #expect(try Self.sheet.document(.excel)?.hasPrefix("\u{FEFF}student,") == true)
  }

  @Test("says in its notes what could not be read or judged, and why")
  func unread() throws {
    let lamp = Report(
      exercise: "Lamp", submission: "ada", status: .rejected,
      message: .verbatim("It is a picture."), checks: [],
      provenance: Report.Provenance(
        judgedAt: "", content: nil, grader: "", suite: nil, confinement: ""))
    let assignment = ClassAssignment(
      title: "A", parts: ["E", "Lamp"].map { ClassAssignment.Part(exercise: $0) })
    let grade = assignment.grade([Grades.report(3, of: 4), lamp])
    let text = try GradeSheet(of: assignment, [grade]).document(.csv)
    #expect(text?.hasSuffix(",3,,Lamp: It is a picture.\r\n") == true, "\(text ?? "")")
  }

  @Test("is JSON that says who, how much and why")
  func json() throws {
    let text = try #require(try Self.sheet.document(.json))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["format"] as? Int == 1)
    let rows = try #require(object["grades"] as? [[String: Any]])
    #expect(rows.count == 5)
    #expect(rows[0]["points"] as? Double == 9)
    #expect(rows[0]["percentOff"] as? Double == 10)
    #expect(rows[4]["points"] == nil)
    let parts = try #require(rows[1]["parts"] as? [[String: Any]])
    #expect(parts[0]["exercise"] as? String == "ColorPicker")
    #expect((parts[0]["report"] as? [String: Any])?["submission"] as? String == "student-02")
  }

  @Test("has no room in a format of one submission")
  func ofOne() throws {
    for format in ReportFormat.allCases {
      #expect(try (Self.sheet.document(format) == nil) == format.isOfOne)
    }
  }

  @Test("is a table on the screen, with what is late")
  func table() {
    let profile = TerminalProfile(isTerminal: false, columns: 100)
    let text = profile.render(AssignmentTable(Self.assignment, Self.grades, profile: profile).lines)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[1].contains("student-01"))
    #expect(lines[1].contains("9/10"))
    #expect(lines[1].hasSuffix("1 day, −10 %"))
    #expect(lines[5].contains("?/10"))
  }
  @Test("says below the table why checks judged nothing, and how many more there are")
  func reasons() {
    let picture = Report(
      exercise: "Lamp", submission: "ada", status: .rejected,
      message: .verbatim("It is a picture."), checks: [],
      provenance: Report.Provenance(
        judgedAt: "", content: nil, grader: "", suite: nil, confinement: ""))
    let broken = Report(
      exercise: "E", submission: "ada", status: .doesNotCompile, checks: [],
      diagnostics: [
        Diagnostic(
          file: "A.swift", line: 2, column: 1, severity: .error, message: .verbatim("no such name"))
      ])
    let assignment = ClassAssignment(
      title: "A", parts: ["E", "Lamp"].map { ClassAssignment.Part(exercise: $0) })
    func reasons(
      _ reports: [Report], times count: Int = 1, in place: String = "--output DIR"
    ) -> [Substring] {
      let profile = TerminalProfile(isTerminal: false, columns: 100)
      let grades = Array(repeating: assignment.grade(reports), count: count)
      let table = AssignmentTable(assignment, grades, reportsIn: place, profile: profile)
      return profile.render(table.reasons).split(separator: "\n")
    }
    #expect(
      reasons([broken, picture]) == [
        "submission  exercise  verdict             why",
        "ada         E         ✗ does not compile  A.swift:2: no such name",
        "ada         Lamp      ! not read          It is a picture.",
      ])
    let wrong = Grades.report(3, of: 4)
    #expect(reasons([Grades.report(nil, of: 4), wrong]).count == 2, "not judged")
    #expect(reasons([Grades.report(4, of: 4), wrong]).isEmpty)
    let many = reasons([wrong, picture], times: 22)
    #expect(many.count == 22)
    #expect(many.last == "2 more reasons are in the reports (--output DIR)")
    #expect(
      reasons([wrong, picture], times: 22, in: "kept").last
        == "2 more reasons are in the reports (kept)")
  }

  @Test("counts what does not compile in the plural")
  func several() {
    let profile = TerminalProfile(isTerminal: false, columns: 100)
    let table = GradeTable(Samples.all + Samples.all, profile: profile)
    #expect(profile.render(table.lines).contains(", 2 do not compile, 2 rejected"))
  }
}
