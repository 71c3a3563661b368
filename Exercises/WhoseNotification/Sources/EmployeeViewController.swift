import MiniCocoa

/// Compares a company's employees with those of a rival, below the title of its superclass.
open class EmployeeViewController: CompanyViewController {
  /// A line for each change: whose employees changed, and who works there now.
  public private(set) var lines: [String] = []

  private let company: Company
  private let rival: Company
  // TODO: 1. Add a context of this class's own. Register with it, and ask for it in observeValue.

  /// Whether this class observes anything; its superclass always does.
  private var isComparing = true

  /// Creates a controller that writes a line for each change from now on.
  public init(company: Company, rival: Company) {
    self.company = company
    self.rival = rival
    super.init(company: company)
    company.addObserver(self, forKeyPath: "employees", options: .new)
    // TODO: 3. Observe the rival, too, until comparing ends. A line names the company it is about.
  }

  deinit {
    stopComparing()
  }

  /// No more lines; the title still follows the company.
  public func stopComparing() {
    guard isComparing else { return }
    isComparing = false
    // TODO: 4. Whose registration does this end? Say it.
    company.removeObserver(self, forKeyPath: "employees")
  }

  /// Something has changed that this class or its superclass observes.
  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard keyPath == "employees" else {
      // TODO: 2. Pass on what is not this class's, and only that.
      return
    }
    let employees = change?[.newKey] as? [Person] ?? []
    let names = employees.map(\.name).joined(separator: ", ")
    lines.append("\(company.name): \(names)")
  }
}
