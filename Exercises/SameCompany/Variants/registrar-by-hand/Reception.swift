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
    var state = company.employees
    for await next in Observations({ company.employees }) {
      defer { state = next }
      let names = next.filter { newcomer in state.allSatisfy { $0 !== newcomer } }.map(\.name)
      guard names.count > 0 else { continue }
      greetings.append(names)
    }
  }
}
