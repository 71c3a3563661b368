import Observation

/// Somebody who works at a company.
@MainActor
@Observable
public final class Person {
  /// What the person is called.
  public var name: String

  /// What is on the door.
  public var title: String {
    didSet {
      if title != oldValue { formerTitles.append(oldValue) }
    }
  }

  /// What was on the door before each set of `title`, the oldest first.
  public internal(set) var formerTitles: [String] = []

  /// What the company pays each month.
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
