import MiniCocoa

/// Writes a line for each change at a company and at its rival, below its superclass's title.
open class EmployeeViewController: CompanyViewController {
  /// A line for each change: `"Delta: Ann, Bob"`, or `"Delta -> Delta Group"`.
  public private(set) var lines: [String] = []

  private let company: Company
  private let rival: Company
  private let employeesContext = KVOContext("employees")
  private let nameContext = KVOContext("name")

  /// Whether this class observes anything; its superclass always does.
  private var isComparing = true

  /// Creates a controller that writes a line for each change from now on.
  public init(company: Company, rival: Company) {
    self.company = company
    self.rival = rival
    super.init(company: company)
    for firm in [company, rival] {
      firm.addObserver(self, forKeyPath: "employees", context: employeesContext)
      firm.addObserver(self, forKeyPath: "name", options: .old, context: nameContext)
    }
  }

  deinit {
    stopComparing()
  }

  /// No more lines; the title still follows the company.
  public func stopComparing() {
    guard isComparing else { return }
    isComparing = false
    for firm in [company, rival] {
      firm.removeObserver(self, forKeyPath: "employees", context: employeesContext)
      firm.removeObserver(self, forKeyPath: "name", context: nameContext)
    }
  }

  /// Receives a change that this class or its superclass observes.
  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard let firm = object as? Company else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    if context === employeesContext {
      lines.append("\(firm.name): \(firm.employees.map(\.name).joined(separator: ", "))")
    } else if context === nameContext {
      lines.append("\(change?[.oldKey] as? String ?? "") -> \(firm.name)")
    } else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}
