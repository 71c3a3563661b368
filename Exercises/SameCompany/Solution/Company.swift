import Observation

/// A company and those who work there.
@MainActor
@Observable
public final class Company {
  /// Those who work there.
  public var employees: [Person]

  /// What all of them are paid each month.
  public var payroll: Int { employees.reduce(0) { $0 + $1.salary } }

  /// Creates a company of these people.
  public init(employees: [Person] = []) {
    self.employees = employees
  }
}
