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
    // Somebody on a longer list who has handed in nothing.
    var missing = report("h", 0)
    missing.status = .missing
    #expect(self.regrade([], [missing]).onlyNow == [])
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
    #expect(regrade.moves.map { "\($0.exercise ?? "") \($0.change ?? 0)" } == ["E -2.0"])
    #expect(regrade.onlyNow == [])
  }

  /// Returns what is compared with the kept grades of the same reports in another run.
  private func whole(
    _ old: ClassAssignment, _ new: ClassAssignment, _ reports: [Report],
    set before: Adjustment? = nil, _ now: Adjustment? = nil
  ) -> Regrade {
    let former = old.grades([reports]).map { $0.adjusted(by: before) }
    let kept = former.map { ($0.submission, KeptGrade($0, from: "adjust.csv")) }
    return Regrade(
      from: reports, Dictionary(uniqueKeysWithValues: kept),
      to: new.grades([reports]).map { $0.adjusted(by: now) }, of: new)
  }

  @Test("compares the grade that goes into a gradebook, and says why it changed")
  func wholeGrade() throws {
    func assignment(_ percent: Double, more: [String: Date] = [:]) -> ClassAssignment {
      ClassAssignment(
        title: "A", parts: [ClassAssignment.Part(exercise: "E")], points: 100,
        due: Date(timeIntervalSince1970: 0), extensions: more,
        late: ClassAssignment.LatePolicy(percentPerDay: percent))
    }
    var late = report("a", 4, Student(login: "a"))
    late.delivery?.submittedAt = "1970-01-02T12:00:00Z"
    let extended = assignment(10, more: ["a": Date(timeIntervalSince1970: 1_000_000)])
    let more = whole(assignment(10), extended, [late])
    #expect(kinds(more) == ["a rose"])
    #expect(more.moves[0].reasons == [.lateness(before: 20, now: 0)])
    #expect(more.moves[0].change == 20)
    #expect(more.unchanged == 0)
    let fallen = whole(assignment(10), assignment(25), [late])
    #expect(fallen.hasFallen)
    let profile = TerminalProfile(isTerminal: false, columns: 120)
    let rows = profile.render(RegradeTable(fallen, profile: profile).lines)
    #expect(rows.contains("80/100  50/100"), "\(rows)")
    #expect(rows.contains("late penalty: 20 % before, 50 % now"), "\(rows)")
    let csv = try RegradeDocument(fallen, since: "x").document(.csv)
    #expect(csv?.contains("fell,a,,80,100,50,100,-30,,,,,lateness") == true, "\(csv ?? "")")
    #expect(kinds(whole(extended, extended, [late])) == [])

    let oral = Adjustment(points: 70, comment: "oral", by: "M")
    let set = whole(extended, extended, [late], set: nil, oral)
    #expect(set.moves.map(\.reasons) == [[.adjusted(by: "M")]])
    #expect(!set.hasFallen)
    let unset = whole(extended, extended, [late], set: oral, nil)
    #expect(unset.moves.map(\.reasons) == [[.noLongerAdjusted]])

    // Without points before and now, an excuse is a change.
    let ill = Adjustment(points: nil, comment: "ill", by: "M")
    let absent = Report(
      exercise: "E", submission: "a", status: .missing, checks: [],
      delivery: Delivery(students: [Student(login: "a")]))
    let excused = whole(extended, extended, [absent], set: nil, ill)
    #expect(excused.moves.map(\.reasons) == [[.adjusted(by: "M")]])
    #expect(whole(extended, extended, [absent], set: ill, ill).moves.isEmpty)
  }

  @Test("names the exercise that changed a whole grade, or the weights")
  func wholeGradeOfSeveral() {
    func assignment(_ weight: Double) -> ClassAssignment {
      ClassAssignment(
        title: "A",
        parts: [
          ClassAssignment.Part(exercise: "E", weight: weight),
          ClassAssignment.Part(exercise: "F", weight: 1),
        ])
    }
    func reports(_ points: Int) -> [[Report]] {
      [("E", points), ("F", 4)].map { [Grades.report($1, of: 4, exercise: $0)] }
    }
    func regrade(_ old: (ClassAssignment, Int), _ new: (ClassAssignment, Int)) -> Regrade {
      let former = old.0.grades(reports(old.1))
      return Regrade(
        from: reports(old.1).flatMap(\.self), ["ada": KeptGrade(former[0], from: nil)],
        to: new.0.grades(reports(new.1)), of: new.0)
    }
    let one = regrade((assignment(1), 4), (assignment(1), 2))
    #expect(one.moves.map { $0.exercise ?? "whole" } == ["E", "whole"])
    #expect(one.moves.last?.reasons == [.exercise("E")])
    let weights = regrade((assignment(1), 2), (assignment(3), 2))
    #expect(weights.moves.map(\.reasons) == [[.weights]])
    let both = regrade((assignment(1), 2), (assignment(3), 4))
    #expect(both.moves.last?.reasons == [.exercise("E"), .weights])
  }
}
