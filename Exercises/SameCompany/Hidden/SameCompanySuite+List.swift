import Checking
import Testing

import class SameCompany.Company
import class SameCompany.EmployeeViewController
import class SameCompany.Person

// What an expectation compares is made plain first: a failing #expect describes its operands, and
// would run the learner's own `description`.

// MARK: - TODO 1

extension SameCompanySuite {
  @Test func listIsDrawn() {
    let (company, ann) = (Company(employees: [person("Ann")]), person("Ben", "Director"))
    let controller = EmployeeViewController(company: company)
    controller.draw()
    let first: [String] = controller.rows
    company.employees.append(ann)
    let between: [String] = controller.rows
    controller.draw()
    let second: [String] = controller.rows
    controller.draw()
    let third: [String] = controller.rows
    let both = ["Ann, Engineer", "Ben, Director"]
    #expect(
      first == ["Ann, Engineer"] && between == first && second == both && third == both,
      """
      The list of one employee was drawn; another one came; it was drawn twice more: `rows` had \
      \(first.count), then \(between.count) before the second drawing, then \(second.count), then \
      \(third.count). It should have 1, 1, 2 and 2. Only `draw()` changes what is on show.
      """)
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
      The list was drawn, and somebody was hired: `needsDrawing` was \(before) after the drawing, \
      and is \(after) now. It should be false, then true. What `draw()` has read, it has to hear of. The closure that \
      hears of it runs before the change: it can only take a note.
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
          The list was drawn, and the \(name) of an employee changed: `needsDrawing` is false. The \
          drawing has read it, from a person of the company.
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
          The list was drawn, a title was set and somebody was hired, it was drawn again, and so on: \
          after change \(count + 1), `needsDrawing` is false. Tracking tells of one change, and then \
          it is over.
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
      changed: `needsDrawing` is true. The list shows nothing of that.
      """)
  }

  @Test func controllerIsFreed() {
    let company = Company(employees: [person("Ann")])
    let scene = controllerLeftAlone(with: company)
    let isFreed = withExtendedLifetime(company) { scene.isFreed("the controller") }
    #expect(
      isFreed,
      """
      A controller had drawn its company, and was dropped: it is still in memory. \
      \(scene.keepers(of: "the controller")) The closure that waits for a change must not keep it.
      """)
    // What was left waiting for a change must not mind that the controller has gone.
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
      A company was made with two people, 100 and 200; a third came, with 50; the first got 10 \
      more, and left: `payroll` was \(sums). It should be [300, 350, 360, 250]. A sum that is stored \
      has to hear of all of this.
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
      The list was drawn, with the sum of all salaries, and one was raised: `needsDrawing` is false. \
      The sum has read that salary, and so has the drawing.
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
