/// Somebody who works at a company.
public final class Person: Announcer {
  /// The title on the door.
  public var title: String {
    willSet { willChange("title") }
    didSet { didChange("title") }
  }

  /// The person's tasks.
  public private(set) var tasks: [String] = []

  /// Creates a person who has nothing to do.
  public init(title: String) {
    self.title = title
  }

  /// The keys are "title" and "tasks".
  public override func value(of key: String) -> String {
    switch key {
    case "title": title
    case "tasks": tasks.joined(separator: ", ")
    default: super.value(of: key)
    }
  }

  /// Gives the person a title, and more to do.
  public func promote(to title: String, with tasks: [String]) {
    self.title = title
    willChange("tasks")
    self.tasks += tasks
    didChange("tasks")
  }
}
