import Observation

/// Shows who works at a company.
@MainActor
public final class EmployeeViewController {
  /// The company that is shown.
  public let company: Company

  /// A line for each employee, as it was drawn.
  public internal(set) var rows: [String] = []

  /// What all of them are paid, as it was drawn.
  public internal(set) var total = 0

  /// Whether what is shown is no longer true.
  public internal(set) var needsDrawing = true

  /// Creates a controller that has drawn nothing.
  public init(company: Company) {
    self.company = company
  }

  /// Draws the list. The system calls this once after each turn in which `needsDrawing` is true.
  public func draw() {
    needsDrawing = false
    rows = company.employees.map { "\($0.name), \($0.title)" }
    withObservationTracking {
      total = company.payroll
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.needsDrawing = true }
    }
  }
}
