import MiniCocoa

/// Shows what the chief executive of a company has to do.
public final class TaskViewController: KVObject {
  /// A line for each change: `"plan, sell"`, `"no tasks"`, or `"nobody"`.
  public private(set) var lines: [String] = []

  /// The company's summary, as it is at the moment.
  public var headline: String { company.summary }

  private let company: Company
  private let mine = KVOContext("TaskViewController")

  /// Creates a controller that observes the company until it is freed.
  public init(company: Company) {
    self.company = company
    super.init()
    company.addObserver(self, forKeyPath: "ceo.tasks", options: [.initial, .new], context: mine)
    company.addObserver(self, forKeyPath: "summary", options: [.initial, .new], context: mine)
  }

  deinit {
    company.removeObserver(self, forKeyPath: "ceo.tasks", context: mine)
    company.removeObserver(self, forKeyPath: "summary", context: mine)
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
    case "ceo.tasks":
      if let tasks = change?[.newKey] as? [String] {
        lines.append(tasks.isEmpty ? "no tasks" : tasks.joined(separator: ", "))
      } else {
        lines.append("nobody")
      }
    case "summary":
      break
    default:
      break
    }
  }
}
