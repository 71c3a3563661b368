import MiniCocoa

/// Writes down what happens to a company and to its rival, below the title of its superclass.
open class EmployeeViewController: CompanyViewController {
  /// A line for each change: `"Delta: Ann, Bob"`, or `"Delta -> Delta Group"`.
  public private(set) var lines: [String] = []

  private let company: Company
  private let rival: Company
  private let linesContext = KVOContext("lines")

  /// Whether this class observes anything; its superclass always does.
  private var isComparing = true

  /// Creates a controller that writes a line for each change from now on.
  public init(company: Company, rival: Company) {
    self.company = company
    self.rival = rival
    super.init(company: company)
    company.addObserver(self, forKeyPath: "employees", options: .new, context: linesContext)
    // TODO: 3. Observe the rival's employees, too. A line begins with the company it is about.
    // TODO: 4. Observe the names of both. A new name is a line: the old one, " -> ", the new one.
  }

  deinit {
    stopComparing()
  }

  /// No more lines; the title still follows the company.
  public func stopComparing() {
    guard isComparing else { return }
    isComparing = false
    // TODO: 5. End this class's four registrations, and no other one.
    company.removeObserver(self, forKeyPath: "employees")
  }

  /// Something has changed that this class or its superclass observes.
  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === linesContext else {
      // TODO: 2. Pass on what is not this class's, and only that.
      return
    }
    // TODO: 3. Which company is this about?
    // TODO: 4. Is it about a name?
    let employees = change?[.newKey] as? [Person] ?? []
    let names = employees.map(\.name).joined(separator: ", ")
    lines.append("\(company.name): \(names)")
  }
}
