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
    var known: [Person] = []
    for await employees in Observations({ company.employees }) {
      if known.isEmpty {
        known = employees
        continue
      }
      let new = employees.filter { person in !known.contains { $0 === person } }
      if !new.isEmpty { greetings.append(new.map(\.name)) }
      known = employees
    }
  }
}
