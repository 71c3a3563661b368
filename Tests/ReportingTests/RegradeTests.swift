@testable import CourseModel
import Foundation
import Terminal
import Testing

@testable import Reporting

@Suite("The difference between two runs")
struct RegradeTests {
  private let assignment = ClassAssignment(
    title: "A", parts: [ClassAssignment.Part(exercise: "E")])

  /// Returns a report with this many points of 4 on a student's submission.
  private func report(
    _ name: String, _ points: Int?, of most: Int = 4, _ student: Student? = nil,
    _ platform: String? = "moodle"
  ) -> Report {
    Grades.report(
      points, of: most, named: name,
      student.map { Delivery(platform: platform, students: [$0]) })
  }

  private func regrade(_ old: [Report], _ new: [Report]) -> Regrade {
    Regrade(from: old, to: assignment.grades([new]), of: assignment)
  }

  private func kinds(_ regrade: Regrade) -> [String] {
    regrade.moves.map { "\($0.submission) \($0.kind.rawValue)" }
  }

  @Test("lists what fell first, most at the top, and counts what is as it was")
  func order() {
    let old = [("a", 2), ("b", 4), ("c", 4), ("d", 1), ("e", 3), ("g", 2)]
    let new: [(String, Int?)] = [("a", 3), ("b", 3), ("c", 0), ("d", 1), ("e", nil), ("f", 4)]
    let regrade = regrade(old.map { report($0, $1) }, new.map { report($0, $1) })

    #expect(kinds(regrade) == ["c fell", "b fell", "e notJudged", "a rose"])
    #expect(regrade.moves[0].change == -4)
    #expect(regrade.moves[1].lost == ["c3"])
    #expect(regrade.moves[3].gained == ["c2"])
    #expect(regrade.unchanged == 1)
    #expect(regrade.onlyBefore == ["g"])
    #expect(regrade.onlyNow == ["f"])
    #expect(regrade.hasFallen)
  }

  @Test("takes what cannot be judged now for no fall, nor what was set by hand")
  func noFall() {
    #expect(!regrade([report("a", 4)], [report("a", nil)]).hasFallen)
    #expect(kinds(regrade([report("a", nil)], [report("a", 0)])) == ["a judged"])
    #expect(kinds(regrade([report("a", nil)], [report("a", nil)])) == [])

    let grades = assignment.grades([[report("a", 1)]]).map {
      $0.adjusted(by: Adjustment(points: 4, comment: "x", by: "y"))
    }
    let set = Regrade(from: [report("a", 4)], to: grades, of: assignment)
    #expect(kinds(set) == ["a fell"])
    #expect(!set.hasFallen)
  }

  @Test("compares with the grade that somebody set, and marks it")
  func setBefore() throws {
    var old = report("a", 0)
    old.adjustment = Adjustment(points: 3, comment: "oral", by: "M")
    let regrade = regrade([old], [report("a", 2)])
    #expect(kinds(regrade) == ["a fell"])
    #expect(regrade.moves.first?.change == -1)
    #expect(regrade.hasFallen)
    let table = RegradeTable(regrade, profile: TerminalProfile(isTerminal: false)).lines
    #expect(table.last?.text.contains("3/4*  2/4  ") == true, "\(table.map(\.text))")

    var new = report("a", 0)
    new.adjustment = old.adjustment
    #expect(kinds(self.regrade([old], [new])) == [])
    old.adjustment = Adjustment(points: nil, comment: "ill", by: "M")
    let excused = self.regrade([old], [report("a", 2)])
    #expect(kinds(excused) == ["a judged"])
    #expect(try RegradeDocument(excused, since: "x").document(.csv)?.contains(",before") == true)
  }

  @Test("goes by the part of all points where an exercise has others now")
  func otherPoints() {
    let more = regrade([report("a", 2)], [report("a", 3, of: 8)])
    #expect(kinds(more) == ["a fell"])
    #expect(more.moves[0].change == nil)
    #expect(more.moves[0].shareChange == -0.125)
    #expect(kinds(regrade([report("a", 2)], [report("a", 4, of: 8)])) == ["a changed"])
  }

  @Test("knows people again by number and login, whatever their submissions are called")
  func people() {
    let old = [report("Jane Doe", 4, Student(id: "1")), report("max.zip", 2)]
    let new = [
      report("Jane Doe (1)", 3, Student(id: "1")), report("Jane Doe (2)", 4, Student(id: "2")),
      report("max", 2, Student(login: "max")),
    ]
    let regrade = regrade(old, new)
    #expect(kinds(regrade) == ["Jane Doe (1) fell"])
    #expect(regrade.onlyNow == ["Jane Doe (2)"])
    #expect(regrade.unchanged == 1)
  }

  @Test("takes two of one name for two people")
  func twins() {
    let regrade = regrade(
      [report("Jane Doe", 4, Student(id: "1", name: "Jane Doe"))],
      [report("Jane Doe", 0, Student(id: "2", name: "Jane Doe"))])
    #expect(kinds(regrade) == [])
    #expect(regrade.onlyBefore == ["Jane Doe"])
    #expect(regrade.onlyNow == ["Jane Doe"])
  }

  @Test("compares the attempt that counts, and what both runs have of an assignment")
  func assignments() {
    func attempt(_ number: Int, _ points: Int, _ exercise: String) -> Report {
      Grades.report(
        points, of: 4, named: "j (attempt \(number))",
        Delivery(
          platform: "blackboard", students: [Student(login: "j")], attempt: number, attempts: 2),
        exercise: exercise)
    }
    let both = ClassAssignment(
      title: "A",
      parts: [ClassAssignment.Part(exercise: "E"), ClassAssignment.Part(exercise: "F")],
      attempts: .best)
    let regrade = Regrade(
      from: [attempt(1, 4, "E"), attempt(2, 1, "E")],
      to: both.grades([
        [attempt(1, 2, "E"), attempt(2, 1, "E")], [attempt(1, 1, "F"), attempt(2, 1, "F")],
      ]),
      of: both)
    #expect(regrade.moves.map { "\($0.exercise) \($0.change ?? 0)" } == ["E -2.0"])
    #expect(regrade.onlyNow == [])
  }
}
