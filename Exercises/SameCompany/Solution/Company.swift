import Observation

/// A company and the people who work there.
@MainActor
@Observable
public final class Company {
  /// The people who work there.
  public var employees: [Person]

  /// The sum of all monthly salaries.
  public var payroll: Int { employees.reduce(0) { $0 + $1.salary } }

  /// Creates a company with these people.
  public init(employees: [Person] = []) {
    self.employees = employees
  }
}
