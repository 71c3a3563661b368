@testable import CourseModel
import Foundation
import Testing

@testable import Reporting

@Suite("An assignment's grade")
struct AssignmentTests {
  private func assignment(
    _ parts: [ClassAssignment.Part], points: Double? = nil, due: String? = nil,
    extensions: [String: String] = [:], late: ClassAssignment.LatePolicy? = nil,
    attempts: ClassAssignment.Attempts = .latest
  ) throws -> ClassAssignment {
    ClassAssignment(
      title: "Homework 3", parts: parts, points: points,
      due: try due.map { try #require(Date(iso8601: $0)) },
      extensions: try extensions.mapValues { try #require(Date(iso8601: $0)) }, zone: "+01:00",
      late: late, attempts: attempts)
  }

  private func delivery(
    _ time: String?, login: String = "ada", attempt: Int? = nil, isLate: Bool? = nil
  ) -> Delivery {
    Delivery(
      platform: "x", students: [Student(login: login)], attempt: attempt, attempts: attempt,
      submittedAt: time, isLate: isLate)
  }

  @Test("is the sum of what its exercises weigh, scaled to its points")
  func weights() throws {
    let parts = [
      ClassAssignment.Part(exercise: "A", weight: 3),
      ClassAssignment.Part(exercise: "B", weight: 1),
    ]
    let reports = [
      Grades.report(5, of: 10, exercise: "A"), Grades.report(2, of: 2, exercise: "B"),
    ]
    let plain = try assignment(parts).grade(reports)
    #expect(plain.points == 2.5)
    #expect(plain.maxPoints == 4)
    let scaled = try assignment(parts, points: 100).grade(reports)
    #expect(scaled.points == 62.5)
    #expect(scaled.parts == [37.5, 25])
    let own = try assignment([ClassAssignment.Part(exercise: "A")]).grade([reports[0]])
    #expect(own.points == 5)
    #expect(own.maxPoints == 10)
  }

  @Test("counts no excluded check, and gives nothing for what was given")
  func excluded() throws {
    let part = ClassAssignment.Part(exercise: "A", excluded: ["c2", "c3"])
    #expect(try assignment([part]).grade([Grades.report(2, of: 4)]).points == 2)
    #expect(try assignment([part]).grade([Grades.report(2, of: 4)]).maxPoints == 2)
    let stub = Grades.report(7, of: 10, isUntouched: true)
    #expect(try assignment([ClassAssignment.Part(exercise: "A")]).grade([stub]).points == 0)
  }

  @Test("is no number where one exercise was not judged")
  func unjudged() throws {
    let parts = ["A", "B"].map { ClassAssignment.Part(exercise: $0, weight: 1) }
    let grade = try assignment(parts).grade([Grades.report(1, of: 1), Grades.report(nil, of: 1)])
    #expect(grade.points == nil)
    #expect(grade.parts == [1, nil])
  }

  static let late: [(time: String, days: Int, percent: Double)] = [
    ("2026-11-22T23:59:00+01:00", 0, 0), ("2026-11-22T22:59:00Z", 0, 0),
    ("2026-11-23T00:09:00+01:00", 0, 0), ("2026-11-23T00:09:01+01:00", 1, 10),
    ("2026-11-24T00:09:00+01:00", 1, 10), ("2026-11-24T00:10:00+01:00", 2, 20),
    ("2027-01-01T00:00:00+01:00", 39, 50),
    // Blackboard's times have no time zone: assume that of the due date.
    ("2026-11-23T00:08:00", 0, 0), ("2026-11-23T00:10:00", 1, 10),
  ]

  @Test("is less by each day that has begun, after a grace, up to a cap", arguments: late)
  func lateness(_ time: String, _ days: Int, _ percent: Double) throws {
    let policy = ClassAssignment.LatePolicy(percentPerDay: 10, graceMinutes: 10, maxPercent: 50)
    let assignment = try assignment(
      [ClassAssignment.Part(exercise: "A")], due: "2026-11-22T23:59:00+01:00", late: policy)
    let grade = assignment.grade([Grades.report(10, of: 10, named: "x", delivery(time))])
    #expect(grade.daysLate == days)
    #expect(grade.percentOff == percent)
    #expect(try abs(#require(grade.points) - (10 - percent / 10)) < 0.001)
  }

  @Test("has until when somebody was let, by login, address, number or name")
  func extensions() throws {
    let policy = ClassAssignment.LatePolicy(percentPerDay: 10)
    let assignment = try assignment(
      [ClassAssignment.Part(exercise: "A")], due: "2026-11-22T23:59:00Z",
      extensions: ["ADA": "2026-11-25T00:00:00Z"], late: policy)
    func percent(_ login: String) -> Double {
      let delivery = delivery("2026-11-24T10:00:00Z", login: login)
      return assignment.grade([Grades.report(10, of: 10, named: "x", delivery)]).percentOff
    }
    #expect(percent("ada") == 0)
    #expect(percent("bob") == 20)
  }

  @Test("has until when somebody was let, by the number as Moodle's worksheet writes it")
  func worksheetNumbers() {
    let finder = PeopleFinder([
      ("x", Delivery(students: [Student(id: "4022")])),
      ("y", Delivery(students: [Student(id: "8")])),
    ])
    #expect(finder.find("Participant 4022") == .one([0]))
    #expect(finder.find("Teilnehmer/in8") == .one([1]))
    #expect(finder.find("Participant 9") == .nobody)
  }

  @Test("counts no extension that could be another's, and names both")
  func sharedExtension() throws {
    let policy = ClassAssignment.LatePolicy(percentPerDay: 10)
    let assignment = try assignment(
      [ClassAssignment.Part(exercise: "A")], due: "2026-11-22T23:59:00Z",
      extensions: [
        "Max Roe": "2026-11-25T00:00:00Z", "Doe, Jane": "2026-11-24T00:00:00Z",
        "away@x.org": "2026-11-25T00:00:00Z",
      ], late: policy)
    let people = [
      Student(id: "1", name: "Max Roe", email: "max@x.org"),
      Student(id: "2", name: "max roe", email: "other@x.org"),
      Student(id: "3", name: "Jane Doe", email: "jane@x.org"),
    ]
    let deliveries = people.map {
      Delivery(platform: "x", students: [$0], submittedAt: "2026-11-23T10:00:00Z")
    }
    let names = ["Max Roe (1)", "max roe (2)", "Jane Doe"]
    let grades = assignment.grades([
      zip(names, deliveries).map { Grades.report(10, of: 10, named: $0, $1) }
    ])
    #expect(grades.map(\.percentOff) == [10, 10, 0])
    let note = "The extension of 'Max Roe' could be another's, and was not counted. Decide by hand."
    #expect(grades.map(\.notes) == [[note], [note], []])

    let everybody = zip(names, deliveries).map { (name: $0, delivery: Optional($1)) }
    let shared = GradebookError.SharedExtension(
      key: "Max Roe", names: ["Max Roe (1)", "max roe (2)"])
    #expect(throws: GradebookError.extensionsOfSeveral([shared])) {
      try DueDates(assignment, for: everybody).verify()
    }
    try DueDates(assignment, for: Array(everybody.dropFirst())).verify()
  }

  @Test("names extensions of nobody who handed in or is on a list")
  func unknownExtension() throws {
    let assignment = try assignment(
      [ClassAssignment.Part(exercise: "A")], due: "2026-11-22T23:59:00Z",
      extensions: [
        "jdeo": "2026-11-25T00:00:00Z", "jdoe": "2026-11-25T00:00:00Z",
        "away": "2026-11-25T00:00:00Z",
      ])
    let people = [("x", Optional(Delivery(students: [Student(login: "jdoe")])))]
    let dates = DueDates(assignment, for: people, listed: [Student(login: "away")])
    #expect(dates.unknown == ["jdeo"])
  }

  @Test("takes nothing off where it is only known that it is late, and says so")
  func markedLate() throws {
    let policy = ClassAssignment.LatePolicy(percentPerDay: 10)
    let assignment = try assignment(
      [ClassAssignment.Part(exercise: "A")], due: "2026-11-22T23:59:00Z", late: policy)
    let grade = assignment.grade([
      Grades.report(10, of: 10, named: "x", delivery(nil, isLate: true))
    ])
    #expect(grade.points == 10)
    #expect(grade.daysLate == nil)
    #expect(grade.notes.first?.hasPrefix("It is marked as late, and not by how much") == true)
  }

  @Test("is of the best attempt where that is wanted, one row for each student")
  func attempts() throws {
    let reports = [
      Grades.report(9, of: 10, named: "ada (attempt 1)", delivery(nil, attempt: 1)),
      Grades.report(3, of: 10, named: "ada", delivery(nil, attempt: 2)),
      Grades.report(4, of: 10, named: "bob", delivery(nil, login: "bob", attempt: 1)),
      Grades.report(5, of: 10, named: "carol"),
    ]
    let parts = [ClassAssignment.Part(exercise: "A")]
    let best = try assignment(parts, attempts: .best).grades([reports])
    #expect(best.map(\.submission) == ["ada (attempt 1)", "bob", "carol"])
    #expect(best.map(\.points) == [9, 4, 5])
    #expect(try assignment(parts).grades([reports]).count == 4)
  }
}
