import MiniCocoa

/// Writes a line for each change at a company and at its rival, below its superclass's title.
open class EmployeeViewController: CompanyViewController {
  /// A line for each change: `"Delta: Ann, Bob"`, or `"Delta -> Delta Group"`.
  public private(set) var lines: [String] = []

  private let company: Company
  private let rival: Company
  // TODO: 1. Add a context for this class. Register with it, and look at it in observeValue.

  /// Whether this class observes anything; its superclass always does.
  private var isComparing = true

  /// Creates a controller that writes a line for each change from now on.
  public init(company: Company, rival: Company) {
    self.company = company
    self.rival = rival
    super.init(company: company)
    company.addObserver(self, forKeyPath: "employees", options: .new)
    // TODO: 3. Observe the rival's employees, too. A line begins with the company's name.
    // TODO: 4. Observe the names of both. A new name is a line: the old one, " -> ", the new one.
  }

  deinit {
    stopComparing()
  }

  /// No more lines; the title still follows the company.
  public func stopComparing() {
    guard isComparing else { return }
    isComparing = false
    // TODO: 5. Remove this class's four registrations, and no other one.
    company.removeObserver(self, forKeyPath: "employees")
  }

  /// Receives a change that this class or its superclass observes.
  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard keyPath == "employees" else {
      // TODO: 2. Pass on what doesn't belong to this class, and only that.
      return
    }
    // TODO: 3. Which company is this about?
    // TODO: 4. Is it about a name?
    let employees = change?[.newKey] as? [Person] ?? []
    let names = employees.map(\.name).joined(separator: ", ")
    lines.append("\(company.name): \(names)")
  }
}
