import Observation

// TODO: 1. Say that it can be observed.
/// Somebody who works at a company.
@MainActor
public final class Person {
  /// What the person is called.
  public var name: String

  // TODO: 3. Keep each title that is replaced.
  /// What is on the door.
  public var title: String

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
