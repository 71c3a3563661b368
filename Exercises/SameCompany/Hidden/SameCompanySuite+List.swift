import Checking
import Testing

import class SameCompany.Company
import class SameCompany.EmployeeViewController
import class SameCompany.Person

// Expectations compare plain values: a failing #expect describes its operands, and
// would run the learner's own `description`.

// MARK: - TODO 1

extension SameCompanySuite {
  @Test func drawsAnew() {
    let rows = rowsOfThreeDrawings()
    let both = ["Ann, Engineer", "Ben, Director"]
    guard rows.first == ["Ann, Engineer"] else {
      Issue.record(
        """
        Ann works at the company as an engineer, and the list was drawn. `rows` has \
        \(rows.first.count) entr\(rows.first.count == 1 ? "y" : "ies"), and should have one: \
        "Ann, Engineer".
        """)
      return
    }
    #expect(
      rows.second == both && rows.third == both,
      """
      The list with Ann was drawn. The company hired Ben, and the list was drawn twice more. `rows` had \
      \(rows.second.count), then \(rows.third.count) entries, and should have the same two each time: \
      "Ann, Engineer" and "Ben, Director". A drawing shows the company as it is now.
      """)
  }

  @Test func listIsDrawn() {
    let rows = rowsOfThreeDrawings()
    // Another check judges what a drawing shows.
    guard !rows.first.isEmpty, rows.first != rows.second else { return }
    #expect(
      rows.between == rows.first,
      """
      The list with Ann was drawn, and the company hired Ben. Before the next drawing, `rows` had \
      changed: it had \(rows.between.count) entries, and should still have 1. Only `draw()` changes \
      the list on the screen.
      """)
  }

  /// The rows after a drawing, after a hire, and after each of two more drawings.
  private func rowsOfThreeDrawings() -> (
    first: [String], between: [String], second: [String], third: [String]
  ) {
    let company = Company(employees: [person("Ann")])
    let controller = EmployeeViewController(company: company)
    controller.draw()
    let first: [String] = controller.rows
    company.employees.append(person("Ben", "Director"))
    let between: [String] = controller.rows
    controller.draw()
    let second: [String] = controller.rows
    controller.draw()
    let third: [String] = controller.rows
    return (first, between, second, third)
  }

  @Test func hireMarks() {
    let company = Company(employees: [person("Ann")])
    let controller = drawn(company)
    let before: Bool = controller.needsDrawing
    company.employees.append(person("Ben"))
    let after: Bool = controller.needsDrawing
    #expect(
      !before && after,
      """
      The list was drawn, and somebody was hired. `needsDrawing` was \(before) after the drawing, \
      and is \(after) now. It should be false, then true. Track what `draw()` reads. The closure \
      that Swift calls runs before the change, so it can only set `needsDrawing`.
      """)
  }

  @Test func titleMarks() {
    let ann = person("Ann")
    let company = Company(employees: [person("Ben"), ann])
    let changes: [(String, () -> Void)] = [
      ("title", { ann.title = "Director" }), ("name", { ann.name = "Dora" }),
    ]
    for (name, change) in changes {
      let controller = drawn(company)
      guard !isMarked(controller) else { return }
      change()
      let marks: Bool = controller.needsDrawing
      guard marks else {
        Issue.record(
          """
          The list was drawn, and the \(name) of an employee changed. `needsDrawing` is false. The \
          drawing has read that, from a person of the company.
          """)
        return
      }
    }
  }

  @Test func marksAgain() {
    let ann = person("Ann")
    let company = Company(employees: [ann])
    let controller = drawn(company)
    guard !isMarked(controller) else { return }
    for (count, title) in ["Director", "Chief", "Owner"].enumerated() {
      ann.title = title
      company.employees.append(person("Ben"))
      let isMarked: Bool = controller.needsDrawing
      controller.draw()
      guard isMarked else {
        Issue.record(
          """
          The list was drawn, a title was set and somebody was hired, it was drawn again, and so \
          on. After change \(count + 1), `needsDrawing` is false. Tracking reports one change, and \
          then it is over.
          """)
        return
      }
    }
  }

  @Test func onlyWhatIsShown() {
    let (ann, ben) = (person("Ann"), person("Ben"))
    let company = Company(employees: [ann, ben])
    let first = drawn(company)
    ann.phone = 7
    let byPhone: Bool = first.needsDrawing
    company.employees.removeLast()
    let second = drawn(company)
    ben.title = "Director"
    ben.name = "Dora"
    let byOther: Bool = second.needsDrawing
    #expect(
      !byPhone && !byOther,
      """
      The list was drawn, and \(byPhone ? "a phone number" : "the title of somebody who had left") \
      changed. `needsDrawing` is true. The list doesn't show that.
      """)
  }

  @Test func controllerIsFreed() {
    let company = Company(employees: [person("Ann")])
    let scene = controllerLeftAlone(with: company)
    let isFreed = withExtendedLifetime(company) { scene.isFreed("the controller") }
    #expect(
      isFreed,
      """
      A controller drew its company, and nobody needs the controller any more. It is still in \
      memory. \(scene.keepers(of: "the controller")) The closure that waits for a change must not \
      keep it alive.
      """)
    // A change that a closure still waits for must not crash after the controller is deallocated.
    company.employees = []
  }
}

// MARK: - TODO 2

extension SameCompanySuite {
  @Test func payrollIsTheSum() {
    let ann = person("Ann", salary: 100)
    let company = Company(employees: [ann, person("Ben", salary: 200)])
    let first: Int = company.payroll
    company.employees.append(person("Cleo", salary: 50))
    let second: Int = company.payroll
    ann.salary = 110
    let third: Int = company.payroll
    company.employees.removeFirst()
    let fourth: Int = company.payroll
    let sums = [first, second, third, fourth]
    #expect(
      sums == [300, 350, 360, 250],
      """
      A company was created with two people, 100 and 200; a third came, with 50; the first got 10 \
      more, and left. `payroll` was \(sums), and should be [300, 350, 360, 250]. A stored sum has \
      to notice all of this.
      """)
  }

  @Test func raiseMarks() {
    let ann = person("Ann", salary: 100)
    let company = Company(employees: [ann])
    let controller = drawn(company)
    guard !isMarked(controller) else { return }
    ann.salary = 120
    let isMarked: Bool = controller.needsDrawing
    #expect(
      isMarked,
      """
      The list was drawn, with the sum of all salaries, and one salary was raised. `needsDrawing` \
      is false. The sum has read that salary, and so has the drawing.
      """)
  }
}

/// Whether a controller wants to be drawn. One that wants it right after it was drawn says nothing by
/// it later: hireMarks tells.
@MainActor
private func isMarked(_ controller: EmployeeViewController) -> Bool {
  controller.needsDrawing
}

// This ends before the check looks: its local variables keep nothing alive.
@MainActor
private func controllerLeftAlone(with company: Company) -> Scene {
  let controller = drawn(company)
  controller.draw()
  return Scene(["the controller": controller, "the company": company])
}
