import MiniCocoa

/// Compares a company's employees with those of a rival, below the title of its superclass.
open class EmployeeViewController: CompanyViewController {
  /// A line for each change: whose employees changed, and who works there now.
  public private(set) var lines: [String] = []

  private let company: Company
  private let rival: Company
  private let companyContext = KVOContext("company")
  private let rivalContext = KVOContext("rival")

  /// Whether this class observes anything; its superclass always does.
  private var isComparing = true

  /// Creates a controller that writes a line for each change from now on.
  public init(company: Company, rival: Company) {
    self.company = company
    self.rival = rival
    super.init(company: company)
    company.addObserver(self, forKeyPath: "employees", context: companyContext)
    rival.addObserver(self, forKeyPath: "employees", context: rivalContext)
  }

  deinit {
    stopComparing()
  }

  /// No more lines; the title still follows the company.
  public func stopComparing() {
    guard isComparing else { return }
    isComparing = false
    company.removeObserver(self, forKeyPath: "employees", context: companyContext)
    rival.removeObserver(self, forKeyPath: "employees", context: rivalContext)
  }

  /// Something has changed that this class or its superclass observes.
  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    if context === companyContext {
      write(about: company)
    } else if context === rivalContext {
      write(about: rival)
    } else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  private func write(about company: Company) {
    lines.append("\(company.name): \(company.employees.map(\.name).joined(separator: ", "))")
  }
}
