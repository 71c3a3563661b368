import Observation

// TODO: 1. Say that it can be observed.
/// A company and those who work there.
@MainActor
public final class Company {
  /// Those who work there.
  public var employees: [Person]

  // TODO: 2. It follows from other values.
  /// What all of them are paid each month.
  public internal(set) var payroll = 0

  /// Creates a company of these people.
  public init(employees: [Person] = []) {
    self.employees = employees
  }
}
