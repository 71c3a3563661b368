/// Somebody who works at a company.
public final class Person: Announcer {
  /// What is on the door.
  public var title: String {
    willSet { willChange("title") }
    didSet { didChange("title") }
  }

  /// What there is to do.
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
    for task in tasks {
      willChange("tasks")
      self.tasks.append(task)
      didChange("tasks")
    }
  }
}
