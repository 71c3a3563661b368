import MiniCocoa

/// Writes a line for each change at a company and at its rival, below its superclass's title.
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
    rival.addObserver(self, forKeyPath: "employees", options: .new, context: linesContext)
    company.addObserver(self, forKeyPath: "name", options: [.old, .new], context: linesContext)
    rival.addObserver(self, forKeyPath: "name", options: [.old, .new], context: linesContext)
  }

  deinit {
    stopComparing()
  }

  /// No more lines; the title still follows the company.
  public func stopComparing() {
    guard isComparing else { return }
    isComparing = false
    company.removeObserver(self, forKeyPath: "employees", context: linesContext)
    rival.removeObserver(self, forKeyPath: "employees", context: linesContext)
    company.removeObserver(self, forKeyPath: "name", context: linesContext)
    rival.removeObserver(self, forKeyPath: "name", context: linesContext)
  }

  /// Receives a change that this class or its superclass observes.
  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === linesContext, let sender = object as? Company else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    if keyPath == "name" {
      let old = change?[.oldKey] as? String ?? ""
      let new = change?[.newKey] as? String ?? ""
      lines.append("\(old) -> \(new)")
      return
    }
    let employees = change?[.newKey] as? [Person] ?? []
    let names = employees.map(\.name).joined(separator: ", ")
    lines.append("\(sender.name): \(names)")
  }
}
