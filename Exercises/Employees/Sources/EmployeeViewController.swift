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

  // TODO: 5. A controller may be deallocated while it observes. Make it stop before that.

  /// The screen comes into view.
  public func startObserving() {
    // TODO: 2. Register for "employees". Ask for the new value, and a first notification at once.
    // TODO: 3. Register for "ceo", with the old value and the new one.
  }

  /// The screen goes out of view.
  public func stopObserving() {
    // TODO: 4. Remove both registrations. Use isObserving, here and in startObserving().
  }

  /// Receives a change of one of the company's properties.
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    switch keyPath {
    // TODO: 2. "employees": set rows to the names in the new value.
    // TODO: 3. "ceo": append a line to log, with the old value and the new one.
    default:
      // Notifications that this class didn't ask for.
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}
