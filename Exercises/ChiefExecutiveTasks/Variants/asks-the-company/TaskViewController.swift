import MiniCocoa

/// Shows what the chief executive of a company has to do.
public final class TaskViewController: KVObject {
  /// A line for each change: `"plan, sell"`, `"no tasks"`, or `"nobody"`.
  public private(set) var lines: [String] = []

  /// The company's summary, as it is at the moment.
  public private(set) var headline = ""

  private let company: Company
  private let mine = KVOContext("TaskViewController")

  /// Creates a controller that observes the company until it is freed.
  public init(company: Company) {
    self.company = company
    super.init()
    for path in ["ceo.tasks", "summary"] {
      company.addObserver(self, forKeyPath: path, options: .initial, context: mine)
    }
  }

  deinit {
    for path in ["summary", "ceo.tasks"] {
      company.removeObserver(self, forKeyPath: path, context: mine)
    }
  }

  /// Something has changed that this controller has registered for.
  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    guard context === mine else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    switch (keyPath, company.ceo) {
    case ("summary", _):
      headline = company.summary
    case (_, let ceo?) where ceo.tasks.isEmpty:
      lines += ["no tasks"]
    case (_, let ceo?):
      lines += [ceo.tasks.joined(separator: ", ")]
    case (_, nil):
      lines += ["nobody"]
    }
  }
}
