import MiniCocoa

/// Shows a company's employees, and keeps a log of its chief executives.
public final class EmployeeViewController: KVObject {
  /// The names of the employees, as the screen shows them.
  public private(set) var rows: [String] = []

  /// One line for each assignment of the chief executive: `"Ann -> Bob"`, or `"Bob -> none"`.
  public private(set) var log: [String] = []

  /// The company that it observes.
  private let company: Company

  /// One for each path; empty while nothing is observed.
  private var observers: [PropertyObserver] = []

  /// Creates a controller that shows nothing yet.
  public init(company: Company) {
    self.company = company
    super.init()
  }

  /// The screen comes into view.
  public func startObserving() {
    guard observers.isEmpty else { return }
    observers = [
      PropertyObserver(of: company, "employees", [.initial, .new]) { [weak self] change in
        let employees = change[.newKey] as? [Person]
        self?.rows = employees?.map(\.name) ?? []
      },
      PropertyObserver(of: company, "ceo", [.old, .new]) { [weak self] change in
        let (old, new) = (change[.oldKey] as? Person, change[.newKey] as? Person)
        self?.log.append("\(old?.name ?? "none") -> \(new?.name ?? "none")")
      },
    ]
  }

  /// The screen goes out of view.
  public func stopObserving() {
    observers = []
  }
}
