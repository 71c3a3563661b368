import MiniCocoa

/// Shows how many people work for a company.
///
/// It plays a class from somebody else's framework. Don't change this file.
open class CompanyViewController: KVObject {
  /// The title at the top of the screen: `"Employees: 2"`.
  public private(set) var title: String

  private let company: Company
  private let titleContext = KVOContext("employees")

  /// Creates a controller that observes the company until it is deallocated.
  public init(company: Company) {
    self.company = company
    title = "Employees: \(company.employees.count)"
    super.init()
    company.addObserver(self, forKeyPath: "employees", options: .new, context: titleContext)
  }

  deinit {
    company.removeObserver(self, forKeyPath: "employees", context: titleContext)
  }

  /// Receives a change of the employees, or one that doesn't belong to this class.
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
