import MiniCocoa

/// Shows how many people work for a company.
///
/// It stands for a class of somebody else's framework. This file stays as it is.
open class CompanyViewController: KVObject {
  /// What stands at the top of the screen: `"Employees: 2"`.
  public private(set) var title: String

  private let company: Company
  private let titleContext = KVOContext("employees")

  /// Creates a controller that observes the company until it is freed.
  public init(company: Company) {
    self.company = company
    title = "Employees: \(company.employees.count)"
    super.init()
    company.addObserver(self, forKeyPath: "employees", options: .new, context: titleContext)
  }

  deinit {
    company.removeObserver(self, forKeyPath: "employees", context: titleContext)
  }

  /// The number of employees has changed, or something that is not this class's.
  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === titleContext, object as? Company === company else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let employees = change?[.newKey] as? [Person] ?? []
    title = "Employees: \(employees.count)"
  }
}
