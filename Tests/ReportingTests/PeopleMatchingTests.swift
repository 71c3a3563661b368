import CourseModel
import Foundation
import Testing

@testable import Reporting

@Suite("A student on two lists")
struct PeopleMatchingTests {
  private static let list = [
    Student(id: "1", login: "jdoe", name: "Doe, Jane", email: "jane@example.org"),
    Student(id: "2", login: "mroe", name: "Max Roe"), Student(id: "3", name: "Ada Lovelace"),
    Student(id: "4", name: "Ada Lovelace"), Student(id: "5", login: "zoe", name: "Zoë Müller"),
  ]

  private func place(_ student: Student, _ title: String = "") -> Int? {
    PeopleMatching([PeopleMatching.Person(student, title: title)], on: Self.list).places[0]
  }

  @Test("is recognised by number, login and address, in any case")
  func keys() {
    #expect(place(Student(id: "2")) == 1)
    #expect(place(Student(login: "JDOE")) == 0)
    #expect(place(Student(email: "Jane@Example.org")) == 0)
    #expect(place(Student(login: "jane@example.org")) == 0)
    #expect(place(Student(), "mroe") == 1)
    #expect(place(Student(id: "99")) == nil)
  }

  @Test("is recognised by a name that only one has, however it is put together")
  func names() {
    #expect(place(Student(name: "jane doe")) == 0)
    #expect(place(Student(name: "Doe, Jane")) == 0)
    #expect(place(Student(), "Zoe\u{308} Mu\u{308}ller") == 4)
    #expect(place(Student(), "roemax") == 1)
  }

  @Test("is nobody where two have the name, on either side")
  func twins() {
    #expect(place(Student(name: "Ada Lovelace")) == nil)
    let twice = [Student(name: "Max Roe"), Student(name: "Max Roe")]
    let matching = PeopleMatching(
      twice.map { PeopleMatching.Person($0, title: "") }, on: Self.list)
    #expect(matching.places == [nil, nil])
    #expect(matching.missing == [0, 1, 2, 3, 4])
  }

  @Test("is not somebody of the same number and another name, such as a group")
  func refuted() {
    #expect(place(Student(id: "2", name: "Group 2")) == nil)
    #expect(place(Student(id: "3", name: "Ada Lovelace")) == 2)
    #expect(place(Student(login: "other", name: "Max Roe")) == nil)
  }

  @Test("is not told by a login of GitHub's that is somebody's number, address or name")
  func chosen() {
    func place(_ login: String) -> Int? {
      let person = PeopleMatching.Person(Student(login: login), title: login, from: "classroom")
      return PeopleMatching([person], on: Self.list).places[0]
    }
    #expect(place("MROE") == 1)
    #expect(place("1") == nil)
    #expect(place("jane@example.org") == nil)
    #expect(place("roemax") == nil)
  }

  @Test("says who handed nothing in")
  func missing() {
    let people = ["jdoe", "zoe"].map { PeopleMatching.Person(Student(login: $0), title: $0) }
    #expect(PeopleMatching(people, on: Self.list).missing == [1, 2, 3])
  }

  @Test("is read out of lists as platforms write them")
  func rosters() throws {
    func students(_ text: String) throws -> [Student] {
      let file = FileManager.default.temporaryDirectory.appending(path: "roster-\(UUID()).csv")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(text.utf8).write(to: file)
      return try Roster(at: file, path: "list.csv").students
    }
    let classroom50 = "username,first_name,last_name,email,section,github_id\njd,Jane,Doe,j@x,A,7\n"
    #expect(
      try students(classroom50) == [Student(login: "jd", name: "Jane Doe", email: "j@x")])
    let german = "\u{FEFF}ID;Vollständiger Name;E-Mail-Adresse\r\n7;Jane Doe;j@x\r\n;;\r\n"
    #expect(try students(german) == [Student(id: "7", name: "Jane Doe", email: "j@x")])
    // Moodle's grading worksheet, with blind marking and without.
    let blind = "Identifier,Status,Grade\nParticipant 4013,-,\nParticipant 4014,-,\n"
    #expect(try students(blind) == [Student(id: "4013"), Student(id: "4014")])
    let worksheet = "ID,Vollständiger Name,Bewertung\nTeilnehmer/in4013,Jane Doe,\n"
    #expect(try students(worksheet) == [Student(id: "4013", name: "Jane Doe")])
    #expect(throws: GradebookError.self) { try students("x,y\n1,2\n") }
  }

  @Test("adds what a list knows to what was handed in, and names who is not on it")
  func attendance() {
    let jane = Delivery(platform: "classroom", students: [Student(login: "jdoe")])
    let attendance = Roster(Self.list).attendance([
      ("a-jdoe", jane), ("mroe.zip", nil), ("stranger", nil),
    ])
    #expect(attendance.deliveries[0]?.students == [Self.list[0]])
    #expect(attendance.deliveries[0]?.platform == "classroom")
    #expect(attendance.deliveries[1]?.students == [Self.list[1]])
    #expect(attendance.deliveries[2] == nil)
    #expect(attendance.strangers == ["stranger"])
    #expect(attendance.missing == [Self.list[2], Self.list[3], Self.list[4]])
  }
}
