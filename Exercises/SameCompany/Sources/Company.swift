import Observation

// TODO: 1. Make this class observable.
/// A company and the people who work there.
@MainActor
public final class Company {
  /// The people who work there.
  public var employees: [Person]

  // TODO: 2. This value depends on others.
  /// The sum of all monthly salaries.
  public internal(set) var payroll = 0

  /// Creates a company with these people.
  public init(employees: [Person] = []) {
    self.employees = employees
  }
}
