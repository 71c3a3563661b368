import MiniCocoa

/// A company, which can be observed.
public final class Company: KVObject {
  /// The company's name.
  @Dynamic public var name: String

  /// The people it employs, in the order in which they were hired.
  @Dynamic public private(set) var employees: [Person] = []

  /// Creates a company without employees.
  public init(name: String) {
    self.name = name
    super.init()
  }

  /// Hires one more person.
  public func hire(_ person: Person) {
    employees.append(person)
  }
}
