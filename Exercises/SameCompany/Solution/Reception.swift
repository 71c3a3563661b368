import Observation

/// Greets people who are new at a company.
@MainActor
public final class Reception {
  /// The names in each greeting, the oldest greeting first.
  public internal(set) var greetings: [[String]] = []

  /// Creates a reception that has greeted nobody.
  public init() {}

  /// Greets people who are new at a company, until its task is cancelled.
  public func follow(_ company: Company) async {
    var known = company.employees
    for await employees in Observations({ company.employees }) {
      let new = employees.filter { person in !known.contains { $0 === person } }
      if !new.isEmpty { greetings.append(new.map(\.name)) }
      known = employees
    }
  }
}
