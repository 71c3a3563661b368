@testable import CourseModel
import Foundation
import TestSupport
import Testing

@testable import Reporting

@Suite("A platform's gradebook")
struct GradebookTests {
  private func gradebook(_ text: String, column: String? = nil) throws -> Gradebook {
    let file = FileManager.default.temporaryDirectory.appending(path: "grades-\(UUID()).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return try Gradebook(at: file, path: "grades.csv", column: column, titles: ["Homework 3", "E"])
  }

  private func entered(
    _ text: String, _ grades: [StudentGrade], column: String? = nil
  ) throws -> (text: String, entered: Gradebook.Entered) {
    let entered = try gradebook(text, column: column).entering(grades)
    return (String(decoding: entered.data, as: UTF8.self), entered)
  }

  @Test("says of an untouched stub that it is one, and nothing of its checks")
  func untouched() {
    let grade = Grades.grade(
      Student(id: "11", name: "Jane Doe"), 0, message: "This is the exercise as it was given.",
      isUntouched: true)
    #expect(
      grade.feedback == "Points: 0.00 of 20.00\nThis is the exercise as it was given.")
    let set = grade.adjusted(by: Adjustment(points: 20, comment: "oral", by: "M"))
    #expect(set.feedback == "Points: 20.00 of 20.00\nSet by M: oral")
  }

  @Test("says what was done to read a submission, and how late it was")
  func notes() {
    var report = Grades.report(20, of: 20)
    report.notes = ["A.swift was not handed in, so we took the stub's."]
    func feedback(_ days: Int, _ percent: Double) -> String {
      StudentGrade(
        submission: "ada", delivery: nil, reports: [report], parts: [20], points: 18, maxPoints: 20,
        daysLate: days, percentOff: percent, decisions: []
      ).feedback
    }
    #expect(
      feedback(1, 10) == """
        Points: 18.00 of 20.00
        1 day late: 10 % less
        All checks passed.
        A.swift was not handed in, so we took the stub's.
        """)
    #expect(feedback(2, 12.5).contains("\n2 days late: 12.50 % less\n"))
    let unread = Report(
      exercise: "E", submission: "ada", status: .rejected, checks: [],
      provenance: Report.Provenance(
        judgedAt: "2026-11-29T00:00:00Z", content: nil, grader: "1", suite: nil))
    let half = StudentGrade(
      submission: "ada", delivery: nil, reports: [report, unread], parts: [20, nil], points: 25,
      maxPoints: 40, daysLate: nil, percentOff: 0, decisions: [])
    #expect(half.feedback.hasSuffix("\n\nE: not read"))
    // Once, even if several exercises say it.
    let grade = StudentGrade(
      submission: "ada", delivery: nil, reports: [report, report], parts: [20, 20], points: 40,
      maxPoints: 40, daysLate: nil, percentOff: 0, decisions: ["Decide."])
    #expect(grade.feedback.split(separator: "\n").count { $0.hasPrefix("A.swift was not") } == 1)
    #expect(grade.notes == ["Decide.", "A.swift was not handed in, so we took the stub's."])
  }

  // MARK: - Moodle

  private static let english = """
    Identifier,"Full name","Email address",Status,Grade,"Maximum Grade","Grade can be changed",\
    "Last modified (submission)","Last modified (grade)","Feedback comments"\r
    "Participant 11","Jane Doe",jane@x.org,"Submitted for grading - Graded",,10.00,Yes,"Sunday, 1",-,\r
    "Participant 12","Max Roe",max@x.org,"Submitted for grading",3.00,10.00,No,"Sunday, 2",-,"old, <b>x</b>"\r
    "Participant 13","Ada Lovelace",ada@x.org,"No submission",,10.00,Yes,-,-,\r

    """

  @Test("of Moodle is changed in two cells of a row, scaled and escaped, and nowhere else")
  func moodle() throws {
    let (text, entered) = try entered(
      Self.english,
      [
        Grades.grade(Student(id: "11", name: "Jane Doe"), 13),
        Grades.grade(Student(id: "12", name: "Max Roe"), 20),
        Grades.grade(Student(id: "99", name: "Somebody Else"), 5),
      ])

    let row = text.split(separator: "\r\n")[1]
    #expect(
      row.hasPrefix(
        #""Participant 11","Jane Doe",jane@x.org,"Submitted for grading - Graded",6.50,10.00,Yes,"Sunday, 1",-,"#
      ))
    #expect(row.contains("Points: 13.00 of 20.00<br>"))
    #expect(row.contains("Check 13: No &lt;13&gt; &amp; &quot;so&quot;."))
    var lines = text.split(separator: "\r\n").map(String.init)
    let before = Self.english.split(separator: "\r\n").map(String.init)
    lines[1] = before[1]
    #expect(lines == before)
    #expect(entered.count == 1)
    #expect(entered.locked == ["Max Roe"])
    #expect(entered.strangers == ["Somebody Else"])
    #expect(entered.without == ["Ada Lovelace"])
  }

  @Test(
    "of Moodle says when somebody handed in, in English and German",
    arguments: [
      ("Sunday, 22 November 2026, 11:58 PM", "2026-11-22T23:58"),
      ("Sunday, November 22, 2026, 12:05 AM", "2026-11-22T00:05"),
      ("Sonntag, 22. November 2026, 23:58", "2026-11-22T23:58"),
      ("Dienstag, 3. März 2026, 07:30", "2026-03-03T07:30"), ("-", nil),
      ("mardi 3 juin 2026, 07:30", nil), ("", nil),
    ])
  func moments(_ text: String, _ moment: String?) {
    #expect(MoodleWorksheet.moment(text) == moment)
  }

  @Test("of Moodle fills in times and addresses that the export lacks, and else only what is late")
  func times() throws {
    let sheet = """
      Identifier,Full name,Email address,Status,Grade,Maximum Grade,Last modified (submission)
      Participant 11,Jane Doe,jane@x.org,Submitted for grading,,10,"Sunday, 22 November 2026, 11:58 PM"
      Participant 12,Max Roe,max@x.org,Submitted for grading2 hours late,,10,dimanche
      Participant 13,Ada Lovelace,ada@x.org,No submission,,10,-

      """
    let students = [("11", "Jane Doe"), ("12", "Max Roe"), ("13", "Ada Lovelace")]
    let deliveries = try gradebook(sheet).completed(
      students.map { id, name in
        (name, Delivery(platform: "moodle", students: [Student(id: id, name: name)]))
      })
    #expect(deliveries.map { $0?.submittedAt } == ["2026-11-22T23:58", nil, nil])
    #expect(deliveries.map { $0?.isLate } == [nil, true, nil])
    #expect(
      deliveries.map { $0?.students.first?.email } == ["jane@x.org", "max@x.org", "ada@x.org"])
    let own = Delivery(
      students: [Student(id: "11", email: "own@x.org")], submittedAt: "2026-11-20T10:00")
    let completed = try #require(try gradebook(sheet).completed([("x", own)]).first)
    #expect(completed?.submittedAt == own.submittedAt)
    #expect(completed?.students.first?.email == "own@x.org")
    #expect(try gradebook(sheet).completed([("somebody", nil)]) == [nil])
  }

  @Test("of Moodle in German, saved by a spreadsheet, keeps its commas and its mark")
  func german() throws {
    let sheet = """
      \u{FEFF}ID;Vollständiger Name;Status;Bewertung;Bestwertung;Bewertung kann geändert werden;\
      Zuletzt geändert (Bewertung);Feedback als Kommentar\r
      Teilnehmer/in1327670;Müller, Zoë;Zur Bewertung abgegeben;;24,00;Ja;-;\r

      """
    let (text, entered) = try entered(
      sheet, [Grades.grade(Student(id: "1327670", name: "Zoe\u{308} Mu\u{308}ller"), 20)])

    #expect(text.hasPrefix("\u{FEFF}ID;Vollständiger Name;"))
    #expect(text.contains(";Zur Bewertung abgegeben;24,00;24,00;Ja;-;"))
    #expect(entered.count == 1)
  }

  @Test("of Moodle takes the mark of a team's member, by the number and the end of the name")
  func teams() throws {
    let (text, entered) = try entered(
      Self.english,
      [
        Grades.grade(Student(id: "11", name: "Team 1-Jane Doe"), 20),
        Grades.grade(Student(id: "13", name: "Team 1-Ada"), 20),
      ])
    #expect(text.contains(#""Submitted for grading - Graded",10.00,10.00"#))
    #expect(entered.count == 1)
    #expect(entered.strangers == ["Team 1-Ada"])
  }

  @Test("of Moodle gives a group's mark to all of its members, and to nobody of its number")
  func groups() throws {
    let sheet = """
      Identifier,Full name,Status,Group,Grade,Maximum Grade\r
      Participant 11,Jane Doe,,Group A,,20\r
      Participant 12,Max Roe,,Group A,,20\r
      Participant 45,Ada Lovelace,,Group B,,20\r

      """
    let (text, entered) = try entered(
      sheet, [Grades.grade(Student(id: "45", name: "Group A"), 20)])

    #expect(text.contains("Jane Doe,,Group A,20.00,20\r\nParticipant 12,Max Roe,,Group A,20.00,20"))
    #expect(text.contains("Ada Lovelace,,Group B,,20"))
    #expect(entered.strangers.isEmpty)
  }

  @Test("of Moodle that is graded by a scale is refused")
  func scale() {
    #expect(throws: GradebookError.scale(path: "grades.csv")) {
      try gradebook("Identifier,Full name,Grade,Scale\r\nParticipant 1,A,,x\r\n")
    }
  }

  // MARK: - Canvas

  private static let canvas = """
    Student,ID,SIS User ID,SIS Login ID,Section,Homework 2 (881),Homework 3 (882),Final Score\r
    ,,,,,Manual Posting,,\r
    \u{20}   Points Possible,,,,,10,10,(read only)\r
    "Doe, Jane",4567,u1,jdoe,A,7,,70\r
    "Roe, Max",4568,u2,mroe,A,8,5,65\r
    "Student, Test",4569,,,A,,,\r

    """

  @Test("of Canvas gives back one column, and no row without a grade")
  func canvas() throws {
    let (text, entered) = try entered(
      Self.canvas,
      [
        Grades.grade(Student(id: "4567"), 15, named: "doejane"),
        Grades.grade(Student(id: "4568"), nil, named: "roemax"),
      ])

    #expect(
      text == """
        Student,ID,SIS User ID,SIS Login ID,Section,Homework 3 (882)\r
        ,,,,,\r
        \u{20}   Points Possible,,,,,10\r
        "Doe, Jane",4567,u1,jdoe,A,7.50\r

        """)
    #expect(entered.unjudged == ["roemax"])
    #expect(entered.without == ["Roe, Max"])
  }

  @Test("has the column that is named, or is the only one that could be meant")
  func columns() throws {
    let two = Self.canvas.replacing("Homework 3", with: "Homework 1")
    #expect(
      throws: GradebookError.whichColumn(
        path: "grades.csv", columns: ["Homework 2 (881)", "Homework 1 (882)"])
    ) { try gradebook(two) }
    for name in ["Homework 1 (882)", "Homework 1", "882"] {
      let (text, _) = try entered(
        two, [Grades.grade(Student(login: "jdoe"), 20)], column: name)
      #expect(text.hasPrefix("Student,ID,SIS User ID,SIS Login ID,Section,Homework 1 (882)\r\n"))
    }
    #expect(throws: GradebookError.self) { try gradebook(Self.canvas, column: "Homework 9") }
  }

  // MARK: - Blackboard

  @Test("of Blackboard keeps the number in its column's name, and its quotes")
  func blackboard() throws {
    let sheet = """
      "Last Name","First Name","Username","Homework 3 [Total Pts: 100 Score] |664617","Quiz [Total Pts: 5] |1"\r
      "Doe","Jane","jdoe","","4"\r
      "Roe","Max","mroe","12","5"\r

      """
    let (text, entered) = try entered(sheet, [Grades.grade(Student(login: "jdoe"), 15)])

    #expect(
      text == """
        "Last Name","First Name","Username","Homework 3 [Total Pts: 100 Score] |664617"\r
        "Doe","Jane","jdoe","75.00"\r

        """)
    #expect(entered.without == ["Max Roe"])
  }

  @Test("is none where no platform writes such columns, and says which there are")
  func unknown() {
    #expect(
      throws: GradebookError.unknownColumns(path: "grades.csv", columns: ["Who", "What"])
    ) { try gradebook("Who,What\r\nx,y\r\n") }
    #expect(throws: GradebookError.self) { try gradebook("") }
  }

  @Test("gets no grade of one who has handed in two, since nobody knows which counts")
  func twice() throws {
    let (text, entered) = try entered(
      Self.english,
      [
        Grades.grade(Student(id: "11", name: "Jane Doe"), 13, named: "Jane Doe"),
        Grades.grade(Student(email: "jane@x.org"), 20, named: "jane.zip"),
      ])
    #expect(text == Self.english)
    #expect(entered.twice == ["Jane Doe", "jane.zip"])
  }

  @Test("gets the grade that somebody has set, also of who is missing, and none of who is excused")
  func adjusted() throws {
    let set = Adjustment(points: 10, comment: "oral", by: "Miller")
    let excused = Adjustment(points: nil, comment: "ill", by: "Miller")
    let missing = StudentGrade(
      submission: "Ada Lovelace", delivery: Delivery(students: [Student(id: "13")]),
      reports: [
        Report(exercise: "E", submission: "Ada Lovelace", status: .missing, checks: [])
      ], parts: [nil], points: nil, maxPoints: 20, daysLate: nil, percentOff: 0, decisions: [])
    let (text, entered) = try entered(
      Self.english.replacing("No,", with: "Yes,"),
      [
        missing.adjusted(by: set),
        Grades.grade(Student(id: "11", name: "Jane Doe"), 13).adjusted(by: excused),
      ])
    #expect(text.contains("ada@x.org,\"No submission\",5.00,10.00,"))
    #expect(text.contains("Points: 10.00 of 20.00<br>Set by Miller: oral"))
    #expect(entered.count == 1)
    #expect(entered.excused == ["Jane Doe"])
    #expect(entered.unjudged == [])
    #expect(entered.without == ["Max Roe"])
  }

  @Test("gets no grade for what was not judged, and none for who is missing")
  func nothingInvented() throws {
    let missing = Report(
      exercise: "E", submission: "Ada Lovelace", status: .missing, checks: [],
      delivery: Delivery(students: [Student(name: "Ada Lovelace")]))
    let grade = ClassAssignment(title: "H", parts: [ClassAssignment.Part(exercise: "E", weight: 1)])
      .grade([missing])
    let (text, entered) = try entered(
      Self.english, [grade, Grades.grade(Student(id: "11", name: "Jane Doe"), nil)])

    #expect(text == Self.english)
    #expect(entered.count == 0)
    #expect(entered.unjudged == ["Jane Doe"])
    #expect(entered.strangers.isEmpty)
  }
}
