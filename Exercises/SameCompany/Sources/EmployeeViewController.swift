import Observation

/// Shows who works at a company.
@MainActor
public final class EmployeeViewController {
  /// The company that it shows.
  public let company: Company

  /// One line for each employee, as of the last drawing.
  public internal(set) var rows: [String] = []

  /// The sum of all salaries, as of the last drawing.
  public internal(set) var total = 0

  /// Whether the list on the screen is out of date.
  public internal(set) var needsDrawing = true

  /// Creates a controller that has drawn nothing.
  public init(company: Company) {
    self.company = company
  }

  /// Draws the list. The system calls this once after each turn in which `needsDrawing` is true.
  public func draw() {
    needsDrawing = false
    // TODO: 1. These lines read values that may change. How does the controller find out?
    rows = company.employees.map { "\($0.name), \($0.title)" }
    total = company.payroll
  }
}
