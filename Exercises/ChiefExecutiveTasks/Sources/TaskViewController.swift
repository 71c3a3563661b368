import MiniCocoa

/// Shows what the chief executive of a company has to do.
public final class TaskViewController: KVObject {
  /// A line for each change: `"plan, sell"`, `"no tasks"`, or `"nobody"`.
  public private(set) var lines: [String] = []

  /// The company's summary, as it is at the moment.
  public private(set) var headline = ""

  private let company: Company
  private let mine = KVOContext("TaskViewController")

  /// Creates a controller that observes the company until it is deallocated.
  public init(company: Company) {
    self.company = company
    super.init()
    // TODO: 2. Register for the tasks of the chief executive, with the path "ceo.tasks".
    // TODO: 4. Register for "summary". Here, too, ask for a first notification at once.
  }

  // TODO: 5. Remove what init registered, before the controller is deallocated.

  /// Receives a change that this controller has registered for.
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === mine else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    switch keyPath {
    // TODO: 2. "ceo.tasks": append a line. Without a chief executive, the new value is a Null.
    // TODO: 4. "summary": set headline to the new value.
    default:
      break
    }
  }
}
