import MiniCocoa

/// Shows what the chief executive of a company has to do.
public final class TaskViewController: KVObject {
  /// A line for each change: `"plan, sell"`, `"no tasks"`, or `"nobody"`.
  public private(set) var lines: [String] = []

  /// The company's summary, as it is at the moment.
  public private(set) var headline = ""

  private let company: Company

  /// The person whose tasks are observed.
  private var observed: Person?
  private let mine = KVOContext("TaskViewController")

  /// Creates a controller that observes the company until it is freed.
  public init(company: Company) {
    self.company = company
    super.init()
    company.addObserver(self, forKeyPath: "ceo", options: .initial, context: mine)
    company.addObserver(self, forKeyPath: "summary", options: .initial, context: mine)
  }

  deinit {
    company.removeObserver(self, forKeyPath: "ceo", context: mine)
    company.removeObserver(self, forKeyPath: "summary", context: mine)
    observed?.removeObserver(self, forKeyPath: "tasks", context: mine)
  }

  /// Something has changed that this controller has registered for.
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === mine else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    switch keyPath {
    case "ceo":
      if observed == nil {
        observed = company.ceo
        observed?.addObserver(self, forKeyPath: "tasks", context: mine)
      }
      write()
    case "tasks":
      write()
    case "summary":
      headline = company.summary
    default:
      break
    }
  }

  private func write() {
    guard let tasks = company.ceo?.tasks else { return lines.append("nobody") }
    lines.append(tasks.isEmpty ? "no tasks" : tasks.joined(separator: ", "))
  }
}
