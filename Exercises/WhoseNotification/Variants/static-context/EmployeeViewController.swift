import MiniCocoa

/// Writes down what happens to a company and to its rival, below the title of its superclass.
open class EmployeeViewController: CompanyViewController {
  /// A line for each change: `"Delta: Ann, Bob"`, or `"Delta -> Delta Group"`.
  public private(set) var lines: [String] = []

  private let company: Company
  private let rival: Company
  private static let mine = KVOContext("EmployeeViewController")
  private static let options: [String: KeyValueObservingOptions] = [
    "employees": [.new], "name": [.old, .new],
  ]

  /// Whether this class observes anything; its superclass always does.
  private var isComparing = true

  /// Creates a controller that writes a line for each change from now on.
  public init(company: Company, rival: Company) {
    self.company = company
    self.rival = rival
    super.init(company: company)
    for firm in [company, rival] {
      for (path, options) in Self.options {
        firm.addObserver(self, forKeyPath: path, options: options, context: Self.mine)
      }
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
      for path in Self.options.keys {
        firm.removeObserver(self, forKeyPath: path, context: Self.mine)
      }
    }
  }

  /// Something has changed that this class or its superclass observes.
  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === Self.mine, let sender = object as? Company else {
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
