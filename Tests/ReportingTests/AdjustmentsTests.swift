import CourseModel
import Foundation
import Testing

@testable import Reporting

@Suite("Grades set by hand")
struct AdjustmentsTests {
  private func adjustments(_ text: String) throws -> Adjustments {
    let file = FileManager.default.temporaryDirectory.appending(path: "adjust-\(UUID()).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return try Adjustments(at: file, path: "adjust.csv")
  }

  private static let people: [(name: String, delivery: Delivery?)] = [
    ("Jane Doe", Delivery(students: [Student(id: "1", login: "jdoe", name: "Jane Doe")])),
    ("Max Roe (2)", Delivery(students: [Student(id: "2", name: "Max Roe")])),
    ("Max Roe (3)", Delivery(students: [Student(id: "3", name: "Max Roe")])),
    ("Zoe\u{308}.zip", nil), ("Ada", Delivery(students: [Student(email: "ada@x.org")])),
    ("Ada (attempt 1 of 2)", Delivery(students: [Student(email: "ada@x.org")])),
  ]

  private func placed(_ lines: String) throws -> [String: Adjustment] {
    try adjustments("student,points,comment,by\n" + lines).placed(on: Self.people, of: 20)
  }

  private func fault(_ lines: String) -> String {
    do {
      return "\(try placed(lines))"
    } catch {
      return "\(error)"
    }
  }

  @Test("are read with who and why, and found by name, login, address and number")
  func found() throws {
    let placed = try placed(
      """
      JDOE,12.5,"late bus, ""really\"\"",Miller
      2,excused,ill,Roe
      zoë,0,copied,Miller
      ada@x.org,20,oral,Miller
      """)

    #expect(
      placed["Jane Doe"] == Adjustment(points: 12.5, comment: "late bus, \"really\"", by: "Miller"))
    #expect(placed["Max Roe (2)"]?.isExcused == true)
    #expect(placed["Zoe\u{308}.zip"]?.points == 0)
    // All attempts belong to one person.
    #expect(placed["Ada"] == placed["Ada (attempt 1 of 2)"])
    #expect(placed.count == 5)
  }

  @Test("are read as a spreadsheet saves them")
  func spreadsheet() throws {
    let text = "\u{FEFF}By;Student;Points|excused;Comment;seen\r\nM;jdoe;7,5;why;x\r\n;;;;\r\n"
    let placed = try adjustments(text).placed(on: Self.people, of: 20)
    #expect(placed == ["Jane Doe": Adjustment(points: 7.5, comment: "why", by: "M")])
  }

  static let broken: [(String, String?)] = [
    ("jdoe,5,x,", "adjust.csv:2: 'by' is empty; say who decided it"),
    ("jdoe,5,,M", "adjust.csv:2: 'comment' is empty; say why"),
    (",5,x,M", "adjust.csv:2: 'student' is empty; say whose grade it is"),
    (
      "jdoe,lots,x,M",
      "adjust.csv:2: 'points' is 'lots'; write a number, or the word excused"
    ),
    ("jdoe,nan,x,M", "adjust.csv:2: 'points' is 'nan'; write a number, or the word excused"),
    ("jdoe,21,x,M", "adjust.csv:2: 'points' is 21; it can be 0 to 20"),
    ("jdoe,-1,x,M", "adjust.csv:2: 'points' is -1; it can be 0 to 20"),
    ("jdoe,1e300,x,M", "adjust.csv:2: 'points' is 1e+300; it can be 0 to 20"),
    (
      "Jane Dow,5,x,M",
      "adjust.csv:2: no student with a submission or on the list is called 'Jane Dow'; did "
        + "you mean 'Jane Doe'?"
    ),
    (
      "999,5,x,M",
      "adjust.csv:2: no student with a submission or on the list is called '999'"
    ),
    (
      "Max Roe,5,x,M",
      "adjust.csv:2: 'Max Roe' matches several people (Max Roe (2), Max Roe (3)); write the "
        + "login, the address or the number instead"
    ),
    (
      "jdoe,5,x,M\n\"Doe, Jane\",6,y,M\nnobody,1,x,M",
      "adjust.csv:3: 'Doe, Jane' has a grade in line 2 already; keep one of the two lines\n"
        + "adjust.csv:4: no student with a submission or on the list is called 'nobody'"
    ),
    (
      "nobody,1,x,M\njdoe,lots,x,M",
      "adjust.csv:2: no student with a submission or on the list is called 'nobody'\n"
        + "adjust.csv:3: 'points' is 'lots'; write a number, or the word excused"
    ),
    ("jdoe,5,\"x\ny\",\njdoe,5,x,", nil),
  ]

  @Test("say by the line what is wrong with them", arguments: broken)
  func said(_ lines: String, _ sentence: String?) {
    let sentence =
      sentence
      ?? "adjust.csv:2: 'by' is empty; say who decided it\n"
      + "adjust.csv:4: 'by' is empty; say who decided it"
    #expect(fault(lines) == sentence)
  }

  @Test("need their four columns, each once")
  func columns() {
    for text in ["student,points,comment\n", "student,points,comment,by,by\n"] {
      let error = #expect(throws: GradebookError.self) { try adjustments(text) }
      #expect(
        error?.description.hasPrefix("adjust.csv: needs exactly one column 'by';") == true)
    }
    #expect(throws: GradebookError.noTable(path: "adjust.csv", .empty)) { try adjustments("") }
  }

  @Test("count in the place of the grader's points, and no lateness is taken off")
  func counted() {
    let grade = Grades.grade(Student(id: "1"), 12)
    let set = grade.adjusted(by: Adjustment(points: 15, comment: "oral", by: "M"))
    #expect((set.points, set.graderPoints) == (15, 12))
    #expect(set.feedback.hasPrefix("Points: 15.00 of 20.00\nSet by M: oral\n"))
    #expect(grade.adjusted(by: nil).points == 12)
    let excused = grade.adjusted(by: Adjustment(points: nil, comment: "ill", by: "M"))
    #expect(excused.points == nil)
    #expect(excused.feedback == "")
  }
}
