import class SameCompany.Company
import class SameCompany.EmployeeViewController
import class SameCompany.Person
import class SameCompany.Reception

/// A task that waits, on the main actor like all of these objects.
@MainActor
final class Run {
  private(set) var isOver = false
  private var task: Task<Void, Never>?

  init(_ work: @escaping @MainActor () async -> Void) {
    task = Task {
      await work()
      isOver = true
    }
  }

  func cancel() { task?.cancel() }
}

/// Ends the turn, so that every task that can continue does. It does not sleep.
@MainActor
func settle() async {
  for _ in 0..<60 { await Task.yield() }
}

/// Lets the others go on until this is so, or until nothing more can be expected.
@MainActor
func settle(until isSo: () -> Bool) async {
  for _ in 0..<500 {
    if isSo() { return }
    await Task.yield()
  }
}

@MainActor
func person(_ name: String, _ title: String = "Engineer", salary: Int = 100) -> Person {
  Person(name: name, title: title, salary: salary)
}

/// A controller that has drawn its company once.
@MainActor
func drawn(_ company: Company) -> EmployeeViewController {
  let controller = EmployeeViewController(company: company)
  controller.draw()
  return controller
}

/// A reception that follows a company, and the task in which it does.
@MainActor
func following(_ company: Company) async -> (Reception, Run) {
  let reception = Reception()
  let run = Run { await reception.follow(company) }
  await settle()
  return (reception, run)
}

/// The greetings, in a message; an entry may be without names.
@MainActor
func greetings(of reception: Reception) -> [[String]] {
  let greetings: [[String]] = reception.greetings
  return greetings.filter { !$0.isEmpty }
}

@MainActor
func former(_ person: Person) -> [String] {
  let titles: [String] = person.formerTitles
  return titles
}

/// Greetings for a message; only names that a check has chosen appear in it.
func said(_ greetings: [[String]]) -> String {
  guard !greetings.isEmpty else { return "nobody" }
  let lists = greetings.prefix(5).map { list in
    list.isEmpty ? "an empty list" : list.map(shown).joined(separator: " and ")
  }
  return lists.joined(separator: "; then ") + (greetings.count > 5 ? "; then more" : "")
}

func said(titles: [String]) -> String {
  titles.isEmpty ? "nothing" : titles.prefix(6).map(shown).joined(separator: ", ")
}

private func shown(_ text: String) -> String {
  let known = ["Ann", "Ben", "Cleo", "Dora", "Engineer", "Director", "Chief", "Owner"]
  return known.contains(text) ? text : "somebody else"
}
