import MiniCocoa

/// Shows a company's employees, and keeps a log of its chief executives.
public final class EmployeeViewController: KVObject {
  /// The names of the employees, as the screen shows them.
  public private(set) var rows: [String] = []

  /// One line for each assignment of the chief executive: `"Ann -> Bob"`, or `"Bob -> none"`.
  public private(set) var log: [String] = []

  /// The company that it observes.
  private let company: Company

  /// Whether it is registered with the company at the moment.
  private var isObserving = false

  /// Creates a controller that shows nothing yet.
  public init(company: Company) {
    self.company = company
    super.init()
  }

  deinit {
    stopObserving()
  }

  /// The screen comes into view.
  public func startObserving() {
    guard !isObserving else { return }
    isObserving = true
    company.addObserver(self, forKeyPath: "employees", options: [.initial, .new])
    company.addObserver(self, forKeyPath: "ceo", options: [.old, .new])
  }

  /// The screen goes out of view.
  public func stopObserving() {
    guard isObserving else { return }
    isObserving = false
    company.removeObserver(self, forKeyPath: "employees")
    company.removeObserver(self, forKeyPath: "ceo")
  }

  /// Receives a change of one of the company's properties.
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    switch keyPath {
    case "employees":
      let employees = change?[.newKey] as? [Person] ?? []
      rows = employees.map(\.name)
    case "ceo":
      let old = change?[.oldKey] as? Person
      let new = change?[.newKey] as? Person
      log.append("\(old?.name ?? "none") -> \(new?.name ?? "none")")
    default:
      // Notifications that this class didn't ask for.
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}
