import Observation

/// Greets those who are new at a company.
@MainActor
public final class Reception {
  /// The names that were greeted together, the oldest greeting first.
  public internal(set) var greetings: [[String]] = []

  /// Creates a reception that has greeted nobody.
  public init() {}

  /// Greets those who are new at a company, until its task is cancelled.
  public func follow(_ company: Company) async {
    let states = Observations { company.employees }
    var known: Set<ObjectIdentifier>?
    for await employees in states {
      let before = known ?? Set(employees.map { ObjectIdentifier($0) })
      greet(employees.filter { !before.contains(ObjectIdentifier($0)) })
      known = Set(employees.map { ObjectIdentifier($0) })
    }
  }

  private func greet(_ people: [Person]) {
    guard !people.isEmpty else { return }
    greetings.append(people.map(\.name))
  }
}
