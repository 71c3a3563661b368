import Observation

/// A company and those who work there.
@MainActor
@Observable
public final class Company {
  /// Those who work there.
  public var employees: [Person] {
    didSet { lastPayroll = nil }
  }

  /// What all of them are paid each month.
  public var payroll: Int {
    if let lastPayroll { return lastPayroll }
    let sum = employees.reduce(0) { $0 + $1.salary }
    lastPayroll = sum
    return sum
  }

  @ObservationIgnored private var lastPayroll: Int?

  /// Creates a company of these people.
  public init(employees: [Person] = []) {
    self.employees = employees
  }
}
