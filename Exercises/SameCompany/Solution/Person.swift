import Observation

/// Somebody who works at a company.
@MainActor
@Observable
public final class Person {
  /// The person's name.
  public var name: String

  /// The title on the door.
  public var title: String {
    didSet { formerTitles.append(oldValue) }
  }

  /// The title before each assignment to `title`, the oldest first.
  public internal(set) var formerTitles: [String] = []

  /// The monthly salary.
  public var salary: Int

  /// The number to call; no list shows it.
  public var phone = 0

  /// Creates a person.
  public init(name: String, title: String, salary: Int) {
    self.name = name
    self.title = title
    self.salary = salary
  }
}
